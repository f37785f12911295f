import { Canvas, type ExcaliburGraphicsContext, Graphic, ImageFiltering } from 'excalibur';
import type { dice } from '../../manifests/dice.js';
import type { Data } from '../../manifests/read-options.js';

type DiceStyle = Data<typeof dice>;

/** Where the pips of one to six lie, in shares of the side from the middle. */
const pips: readonly (readonly (readonly [number, number])[])[] = (() => {
  const [near, far] = [-0.25, 0.25];
  const middle = [[0, 0]] as const;
  const slope = [
    [near, near],
    [far, far],
  ] as const;
  const corners = [...slope, [far, near], [near, far]] as const;
  return [middle, slope, [...slope, ...middle], corners, [...corners, ...middle], [...corners, [near, 0], [far, 0]]];
})();

/** The space between two dice, the width of lines and the length of the shadow, in shares of the side. */
const share = { gap: 0.25, line: 0.05, shadow: 0.09, corner: 0.2, pip: 0.085 };

/** How the dice lie: what each shows, and how far they have tumbled, 0 … 1. */
export interface DicePose {
  readonly values: readonly number[];
  readonly progress: number;
}

/** Dice of paper, side by side. Their faces are painted once each. */
export class DicePicture extends Graphic {
  readonly #style: DiceStyle;
  readonly #pose: () => DicePose;
  readonly #faces = new Map<number, Canvas>();

  constructor(style: DiceStyle, pose: () => DicePose) {
    const width = style.size * (style.count + share.gap * (style.count - 1));
    super({ width, height: style.size * (1 + share.shadow) });
    this.#style = style;
    this.#pose = pose;
  }

  override clone(): DicePicture {
    return new DicePicture(this.#style, this.#pose);
  }

  protected override _drawImage(context: ExcaliburGraphicsContext, x: number, y: number): void {
    const { size, count, sides } = this.#style;
    const { values, progress } = this.#pose();
    const rest = 1 - progress;
    for (let index = 0; index < count; index++) {
      const value = values[index] ?? sides;
      const turns = index % 2 === 0 ? 1.5 : -1.25;
      const hop = Math.abs(Math.sin(progress * Math.PI * 3)) * rest * size * 0.6;
      context.save();
      context.translate(x + size * (0.5 + index * (1 + share.gap)), y + size / 2 - hop);
      context.rotate(rest * rest * turns * 2 * Math.PI);
      this.#face(faceAt(value, progress, sides)).draw(context, -size / 2, -size / 2);
      context.restore();
    }
  }

  #face(value: number): Canvas {
    const known = this.#faces.get(value);
    if (known) return known;
    const style = this.#style;
    const face = new Canvas({
      width: style.size,
      height: style.size * (1 + share.shadow),
      quality: Math.max(2, Math.ceil(globalThis.devicePixelRatio)),
      cache: true,
      filtering: ImageFiltering.Blended,
      draw: (context) => paintFace(context, value, style),
    });
    this.#faces.set(value, face);
    return face;
  }
}

/** While it tumbles, a die shows one face after the other, at last the one that was rolled. */
function faceAt(value: number, progress: number, sides: number): number {
  const stillToCome = Math.ceil((1 - progress) * 9 - 1);
  return stillToCome <= 0 ? value : ((value - 1 + stillToCome) % sides) + 1;
}

function paintFace(context: CanvasRenderingContext2D, value: number, { size, sides, ...style }: DiceStyle): void {
  const line = size * share.line;
  const square = (down: number) => {
    context.beginPath();
    context.roundRect(line / 2, line / 2 + down, size - line, size - line, size * share.corner);
  };
  context.lineWidth = line;
  context.strokeStyle = style.ink;
  context.fillStyle = style.ink;
  square(size * share.shadow);
  context.fill();
  context.fillStyle = style.color;
  square(0);
  context.fill();
  context.stroke();
  context.fillStyle = style.ink;
  if (sides === 6) paintPips(context, value, size);
  else paintNumber(context, value, size, style.font);
}

function paintPips(context: CanvasRenderingContext2D, value: number, size: number): void {
  for (const [x, y] of pips[value - 1] ?? []) {
    context.beginPath();
    context.arc(size * (0.5 + x), size * (0.5 + y), size * share.pip, 0, 2 * Math.PI);
    context.fill();
  }
}

function paintNumber(context: CanvasRenderingContext2D, value: number, size: number, font: string): void {
  const text = `${value}`;
  context.font = `700 ${size * Math.min(0.55, 1.2 / text.length)}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, size / 2, size * 0.53);
}
