// Keys that work anywhere on the page.

/**
 * Calls what a key means, by its name in lower case (`r`, ` `, `enter`, `arrowup`). Not while a dialog is open or a field
 * is being filled in, not together with Ctrl, Alt or Meta, not again while it is held down; and what the focused thing
 * does with Space, Enter and the arrows itself is left to it.
 */
export function onKeys(meaning: (key: string) => (() => void) | undefined, signal?: AbortSignal): void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('dialog[open]') || isWanted(event)) return;
    const action = meaning(keyOf(event));
    if (action === undefined) return;
    event.preventDefault();
    if (!event.repeat) action();
  };
  addEventListener('keydown', listen, signal === undefined ? {} : { signal });
}

/** Letters by what is printed on the key, on keyboards without Latin letters by where it lies. */
function keyOf({ key, code }: KeyboardEvent): string {
  const isForeign = code.startsWith('Key') && !/^[a-z]$/i.test(key);
  return (isForeign ? code.slice(3) : key).toLowerCase();
}

function isWanted({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea')) return true;
  if (key === ' ' || key === 'Enter') return target.closest('button, a, summary, canvas') !== null;
  return key.startsWith('Arrow') && target.closest('canvas, .log') !== null;
}
