/** Where a point of the canvas lies in the window that the browser's tools know. */
export function inWindow(canvas: HTMLCanvasElement, x: number, y: number): { x: number; y: number } {
  const inner = canvas.getBoundingClientRect();
  const outer = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: window.innerWidth };
  const scale = outer.width / window.innerWidth;
  return { x: outer.left + scale * (inner.left + x), y: outer.top + scale * (inner.top + y) };
}
