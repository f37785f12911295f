// Sheets of art that take their icons from another sheet. These functions run in the browser.

/**
 * A sheet with the pictures of another one where it has none of that name. What it defines itself, such as
 * a card, takes the place of the other's; what it does not, such as an icon, is moved as its `data-icons` says.
 * @param {{ text: string; cell: readonly [number, number]; icons: string; iconCell: readonly [number, number] }} sheets
 */
export function withIcons({ text, cell, icons, iconCell }) {
  const [own, other] = [text, icons].map(
    (svg) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement,
  );
  if (!own || !other) throw new Error('two sheets are needed');
  const defs = own.querySelector('defs');
  const cards = new Set([...own.querySelectorAll('defs > [id]')].map(({ id }) => `#${id}`));
  for (const style of other.querySelectorAll('style')) own.prepend(style);
  for (const one of other.querySelectorAll('defs > [id]')) if (!cards.has(`#${one.id}`)) defs?.append(one);
  for (const group of other.querySelectorAll(':scope > g[id]')) {
    if (own.querySelector(`:scope > g[id="${group.id}"]`)) continue;
    const [x = 0, y = 0] = (group.getAttribute('transform')?.match(/[\d.]+/g) ?? []).map(Number);
    group.setAttribute('transform', `translate(${(x / iconCell[0]) * cell[0]} ${(y / iconCell[1]) * cell[1]})`);
    for (const part of [...group.children]) {
      if (cards.has(part.getAttribute('href') ?? '')) continue;
      const moved = document.createElementNS(own.namespaceURI, 'g');
      moved.setAttribute('transform', own.dataset.icons ?? '');
      part.replaceWith(moved);
      moved.append(part);
    }
    own.append(group);
  }
  return new XMLSerializer().serializeToString(own);
}

/**
 * A sheet, with what it takes from another. In it `<use href="tiles.svg#key">` is the group `key` of
 * tiles.svg as it is drawn there, but without the card that it lies on.
 * @param {{ text: string; name: string; other: string }} sheets
 */
export function bringIn({ text, name, other }) {
  const parse = (/** @type {string} */ svg) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const sheet = parse(text);
  // Both sheets may name things alike.
  const from = parse(other.replace(/(\bid="|href="#|url\(#)/g, `$1${name}-`));
  for (const part of from.querySelectorAll(':scope > style, :scope > defs')) sheet.prepend(part);
  for (const use of sheet.querySelectorAll(`use[href^="${name}.svg#"]`)) {
    const id = `${name}-${use.getAttribute('href')?.split('#')[1]}`;
    const group = from.querySelector(`:scope > #${id}`)?.cloneNode(true);
    if (!(group instanceof Element)) {
      use.setAttribute('href', `#${id}`);
      continue;
    }
    for (const card of group.querySelectorAll(
      `:scope > use[href^="#${name}-card"], :scope > use[href="#${name}-boards"]`,
    ))
      card.remove();
    for (const attribute of ['id', 'href', 'transform']) group.removeAttribute(attribute);
    for (const { name: attribute, value } of use.attributes)
      if (attribute !== 'href') group.setAttribute(attribute, value);
    use.replaceWith(group);
  }
  return new XMLSerializer().serializeToString(sheet);
}
