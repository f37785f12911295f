/**
 * Whether a key is meant for a canvas: it has the focus, or something around it has, such as the body where nothing in
 * the page has it; and the key is not held together with one that makes a command of the browser.
 */
export function isForCanvas(canvas: HTMLCanvasElement, canvasOnly: boolean, event?: KeyboardEvent): boolean {
  if (event && (event.ctrlKey || event.altKey || event.metaKey)) return false;
  const { activeElement } = canvas.ownerDocument;
  return activeElement === canvas || (!canvasOnly && (activeElement?.contains(canvas) ?? true));
}
