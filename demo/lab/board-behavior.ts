import { type BoardBehavior, GraphBoard, HexBoard, SquareBoard, TriangleBoard, type Wrap } from 'excalibur-boardkit';
import { LAYOUTS, type LayoutId } from './layouts.js';

/** The behaviour that makes an actor a board of the lab. */
export function boardBehaviorOf(id: LayoutId, wrap: Wrap): BoardBehavior {
  const kind = LAYOUTS[id];
  if (kind.shape === 'graph') return new GraphBoard(kind.options);
  if (kind.shape === 'hex') return new HexBoard({ ...kind.options, wrap });
  if (kind.shape === 'triangle') return new TriangleBoard({ ...kind.options, wrap });
  return new SquareBoard({ ...kind.options, wrap });
}
