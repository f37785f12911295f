import { type GraphOptions, graphLayout, type Layout } from '../boards/index.js';
import { graphBoard } from '../manifests/graph-board.js';
import type { ManifestOf, Options } from './behavior.js';
import { BoardBehavior, type BoardHooks } from './board-behavior.js';

/** The callbacks and references of a board of points and lines. */
export interface GraphBoardHooks extends BoardHooks {
  /** Where the nodes lie, in board units, by name or as a list. */
  nodes: GraphOptions['nodes'];
  /** Pairs of neighbours; none by default. */
  edges: GraphOptions['edges'];
  /** Pairs of which the second is a neighbour of the first, but not the other way round. */
  oneWay: NonNullable<GraphOptions['oneWay']>;
  /** Named lines through the points, such as the mills of nine men's morris. */
  lines: NonNullable<GraphOptions['lines']>;
}

/** The options of `GraphBoard`. */
export type GraphBoardOptions = Options<typeof graphBoard, GraphBoardHooks>;

/** Makes its actor a board of points and lines: `new GraphBoard({ nodes: { a: …, b: … }, edges: [['a', 'b']] })`. */
export class GraphBoard extends BoardBehavior<typeof graphBoard, GraphBoardHooks> {
  static readonly manifest = graphBoard satisfies ManifestOf<GraphBoard>;

  constructor(options: GraphBoardOptions = {}) {
    super(graphBoard, ['nodes', 'edges', 'oneWay', 'lines'], options, 'graph');
  }

  protected override createLayout(): Layout | undefined {
    const { nodes, edges = [], oneWay, lines, size } = this.options;
    return nodes && graphLayout({ nodes, edges, oneWay, lines, size });
  }
}
