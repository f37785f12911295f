const SPOTS = [[], [5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]] as const;

/** A drawn die that shows so many spots; 0 is blank. */
export function dieFace(spots: number): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const die = document.createElementNS(namespace, 'svg');
  die.setAttribute('viewBox', '0 0 40 40');
  die.setAttribute('class', 'die');
  die.setAttribute('aria-hidden', 'true');
  const body = document.createElementNS(namespace, 'rect');
  for (const [name, value] of Object.entries({ x: 2, y: 2, width: 36, height: 36, rx: 9 })) {
    body.setAttribute(name, String(value));
  }
  die.append(body);
  for (const place of SPOTS[spots] ?? []) {
    const spot = document.createElementNS(namespace, 'circle');
    spot.setAttribute('cx', String(20 + (((place - 1) % 3) - 1) * 10.5));
    spot.setAttribute('cy', String(20 + (Math.floor((place - 1) / 3) - 1) * 10.5));
    spot.setAttribute('r', '3.6');
    die.append(spot);
  }
  return die;
}
