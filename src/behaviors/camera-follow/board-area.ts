import { BoundingBox } from 'excalibur';
import { boundsOf, type Layout } from '../../boards/index.js';
import type { BoardBehavior } from '../board-behavior.js';
import type { WorldArea } from './camera-view.js';

/** Where a board lies in the world: asked in each frame, and reckoned from its cells once for each layout. */
export class BoardArea {
  #layout: Layout | undefined;
  #own = new BoundingBox();

  of({ layout, actor }: BoardBehavior): WorldArea {
    if (layout !== this.#layout) {
      const { x, y, width, height } = boundsOf(layout);
      this.#own = new BoundingBox(x, y, x + width, y + height);
      this.#layout = layout;
    }
    const { left, top, width, height } = this.#own.transform(actor.transform.get().matrix);
    return { x: left, y: top, width, height };
  }
}
