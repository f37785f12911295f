import { describe, expect, test } from 'vitest';
import { layoutFrom } from '../../src/boards/index.js';

const square = { shape: 'square', columns: 5, rows: 5 };
const hex = { shape: 'hex', columns: 6, rows: 6 };
const triangle = { shape: 'triangle', columns: 6, rows: 6 };
const staggered = { ...square, rows: 6, projection: 'staggered' };
const oblique = { ...square, projection: 'oblique', east: { x: 2, y: 1 }, south: { x: 0, y: 2 } };
const nodes = { a: { x: 0, y: 0 }, b: { x: 100, y: 0 }, c: { x: 100, y: 100 } };
const graph = { shape: 'graph', nodes, edges: [['a', 'b']] };

describe('bad options throw, naming layout, option, value and what is allowed', () => {
  test.each([
    [{ ...square, columns: 0 }, 'square layout: columns is 0, but must be a whole number of at least 1'],
    [{ ...square, rows: 2.5 }, 'square layout: rows is 2.5, but must be a whole number of at least 1'],
    [{ shape: 'hex', columns: 3 }, 'hex layout: rows is undefined, but must be a whole number of at least 1'],
    [{ ...square, columns: '3' }, 'square layout: columns is "3", but must be a whole number of at least 1'],
    [{ ...square, colums: 3 }, "square layout: there is no option 'colums', the options are columns, rows, wrap"],
    [{ ...hex, directions: 6 }, "hex layout: there is no option 'directions'"],
    [{ ...square, directions: 6 }, 'square layout: directions is 6, but must be 4 or 8'],
    [
      { ...square, projection: 'iso' },
      'square layout: projection is "iso", but must be "orthogonal" or "isometric" or',
    ],
    [{ ...square, offset: 'odd' }, 'square layout: offset is "odd", but must be left out unless the projection is "st'],
    [{ ...staggered, staggerAxis: 1 }, 'square layout: staggerAxis is 1, but must be "y" or "x"'],
    [{ ...staggered, offset: 'odds' }, 'square layout: offset is "odds", but must be "odd" or "even"'],
    [{ ...staggered, tileWidth: 9, tileHeight: 1 }, 'square layout: tileHeight is 1, but must be at least 2'],
    [
      { ...staggered, wrap: 'x', columns: 2 },
      'square layout: columns is 2, but must be at least 3 where the board wra',
    ],
    [{ ...staggered, wrap: 'y', rows: 5 }, 'square layout: rows is 5, but must be an even number of at least 4 where'],
    [
      { ...staggered, wrap: 'y', rows: 4, directions: 8 },
      'square layout: rows is 4, but must be an even number of at l',
    ],
    [{ ...staggered, wrap: 'both', columns: 5, staggerAxis: 'x' }, 'square layout: columns is 5, but must be an even'],
    [{ ...square, east: { x: 1, y: 0 } }, 'square layout: east is {"x":1,"y":0}, but must be left out unless the proj'],
    [{ ...oblique, size: 9 }, 'square layout: size is 9, but must be left out where the projection is "oblique"'],
    [{ ...oblique, east: undefined }, 'square layout: east is undefined, but must be { x, y } of finite numbers'],
    [{ ...oblique, south: { x: -4, y: -2 } }, 'square layout: south is {"x":-4,"y":-2}, but must be a step that does'],
    [{ ...square, size: 0 }, 'square layout: size is 0, but must be a number above 0'],
    [{ ...square, size: Number.NaN }, 'square layout: size is NaN, but must be a number above 0'],
    [{ ...square, tileWidth: 64 }, 'square layout: tileHeight is undefined, but must be a number above 0'],
    [{ ...square, tileWidth: 9, tileHeight: -9 }, 'square layout: tileHeight is -9, but must be a number above 0'],
    [{ ...square, size: 9, tileWidth: 9, tileHeight: 9 }, 'square layout: size is 9, but must be left out where'],
    [
      { ...square, origin: { x: 0.5, y: 0 } },
      'square layout: origin is {"x":0.5,"y":0}, but must be { x, y } of whole',
    ],
    [{ ...square, origin: 3 }, 'square layout: origin is 3, but must be { x, y } of whole numbers'],
    [{ ...square, wrap: true }, 'square layout: wrap is true, but must be "none" or "x" or "y" or "both"'],
    [{ ...square, wrap: 'x', columns: 2 }, 'square layout: columns is 2, but must be at least 3 where the board wraps'],
    [{ ...square, wrap: 'both', rows: 2 }, 'square layout: rows is 2, but must be at least 3 where the board wraps'],
    [{ ...hex, wrap: 'x', columns: 2 }, 'hex layout: columns is 2, but must be at least 3 where the board wraps'],
    [{ ...hex, wrap: 'y', rows: 2 }, 'hex layout: rows is 2, but must be an even number of at least 4'],
    [{ ...hex, wrap: 'y', rows: 5 }, 'hex layout: rows is 5, but must be an even number of at least 4'],
    [{ ...hex, wrap: 'both', columns: 5, orientation: 'flat' }, 'hex layout: columns is 5, but must be an even number'],
    [{ ...hex, orientation: 'y' }, 'hex layout: orientation is "y", but must be "pointy" or "flat"'],
    [{ ...hex, offset: 1 }, 'hex layout: offset is 1, but must be "odd" or "even"'],
    [{ ...hex, size: -1 }, 'hex layout: size is -1, but must be a number above 0'],
    [
      { ...hex, tileWidth: 60, tileHeight: 39 },
      'hex layout: sideLength is undefined, but must be a number from 0 to 39',
    ],
    [
      { ...hex, tileWidth: 60, tileHeight: 39, sideLength: 40 },
      'hex layout: sideLength is 40, but must be a number from',
    ],
    [{ ...hex, tileWidth: 1, tileHeight: 9, sideLength: 3 }, 'hex layout: tileWidth is 1, but must be at least 2'],
    [{ ...hex, size: 9, sideLength: 9 }, 'hex layout: size is 9, but must be left out where'],
    [{ ...triangle, wrap: 'x', columns: 5 }, 'triangle layout: columns is 5, but must be an even number of at least 4'],
    [{ ...triangle, wrap: 'y', rows: 2 }, 'triangle layout: rows is 2, but must be an even number of at least 4 where'],
    [{ ...triangle, pointing: 'left' }, 'triangle layout: pointing is "left", but must be "up" or "down"'],
    [{ ...triangle, size: 9, tileWidth: 9 }, 'triangle layout: size is 9, but must be left out where tileWidth and'],
    [{ ...triangle, tileWidth: 9 }, 'triangle layout: tileHeight is undefined, but must be a number above 0'],
    [{ ...graph, nodes: {} }, 'graph layout: nodes is {}, but must be points by name or a list'],
    [{ ...graph, nodes: 'a b' }, 'graph layout: nodes is "a b", but must be points by name or a list'],
    [{ ...graph, nodes: { a: { x: 0 } } }, "graph layout: y of node 'a' is undefined, but must be a finite number"],
    [
      { ...graph, nodes: { a: { x: Infinity, y: 0 } } },
      "graph layout: x of node 'a' is Infinity, but must be a finite",
    ],
    [{ ...graph, nodes: [{ x: 0, y: 0 }] }, 'graph layout: nodes[0].name is undefined, but must be a text'],
    [
      { ...graph, nodes: [...Object.entries(nodes), ['a', nodes.b]].map(([name, at]) => ({ name, ...Object(at) })) },
      'graph layout: nodes[3].name is "a", but must be a name that no other node has',
    ],
    [{ ...graph, edges: undefined }, 'graph layout: edges is undefined, but must be a list of pairs of node names'],
    [
      { ...graph, edges: [['a', 'b', 'c']] },
      'graph layout: edges[0] is ["a","b","c"], but must be a pair of node names',
    ],
    [{ ...graph, edges: [['a', 1]] }, 'graph layout: edges[0] is ["a",1], but must be a list of node names'],
    [{ ...graph, edges: [['a', 'd']] }, 'graph layout: edges[0] is ["a","d"], but must be a pair of the nodes a, b, c'],
    [{ ...graph, edges: [['c', 'c']] }, 'graph layout: edges[0] is ["c","c"], but must be two different nodes'],
    [{ ...graph, oneWay: [['c', 'c']] }, 'graph layout: oneWay[0] is ["c","c"], but must be two different nodes'],
    [
      { ...graph, oneWay: [['d', 'c']] },
      'graph layout: oneWay[0] is ["d","c"], but must be a pair of the nodes a, b, c',
    ],
    [
      { ...graph, edges: [...graph.edges, ['b', 'a']] },
      `graph layout: edges[1] is ["b","a"], but must be the only edge from 'b' to 'a'`,
    ],
    [
      { ...graph, oneWay: [['a', 'b']] },
      `graph layout: oneWay[0] is ["a","b"], but must be the only edge from 'a' to 'b'`,
    ],
    [{ ...graph, oneWay: [['b', 'a']] }, "must be the only edge from 'b' to 'a'"],
    [{ ...graph, edges: [], oneWay: [...graph.edges, ...graph.edges] }, "must be the only edge from 'a' to 'b'"],
    [
      { ...graph, lines: { top: ['a', 'd'] } },
      `graph layout: line 'top' is "d", but must be made of the nodes a, b, c`,
    ],
    [{ ...graph, lines: { top: 'ab' } }, `graph layout: line 'top' is "ab", but must be a list of node names`],
    [{ ...graph, lines: [['a', 'b']] }, 'graph layout: lines is [["a","b"]], but must be lists of node names by line'],
    [{ ...graph, size: 0 }, 'graph layout: size is 0, but must be a number above 0'],
    [{ ...square, shape: 'cube' }, `layout: shape is "cube", but must be 'square', 'hex', 'triangle' or 'graph'`],
  ])('%j', (description, message) => {
    expect(() => layoutFrom(description)).toThrow(message);
  });

  test.each([square, staggered, oblique, hex, triangle, graph])('a cell outside: %j', (description) => {
    const layout = layoutFrom(description);
    for (const cell of [-1, layout.size, Number.NaN]) {
      expect(() => layout.xyOf(cell)).toThrow(`cell is ${cell}, but must be 0 … ${layout.size - 1}`);
      expect(() => layout.center(cell)).toThrow(RangeError);
      expect(() => layout.corners(cell)).toThrow(RangeError);
      expect(() => layout.distance(0, cell)).toThrow(RangeError);
    }
  });
});

describe('the smallest boards', () => {
  test.each([
    { shape: 'square', columns: 1, rows: 1, directions: 8 },
    { shape: 'square', columns: 3, rows: 3, directions: 8, wrap: 'both' },
    { shape: 'square', projection: 'staggered', columns: 3, rows: 4, wrap: 'both' },
    { shape: 'square', projection: 'staggered', columns: 6, rows: 3, wrap: 'both', staggerAxis: 'x', directions: 8 },
    { shape: 'hex', columns: 3, rows: 4, wrap: 'both' },
    { shape: 'hex', columns: 4, rows: 3, wrap: 'both', orientation: 'flat' },
    { shape: 'triangle', columns: 1, rows: 1 },
    { shape: 'triangle', columns: 4, rows: 4, wrap: 'both' },
    { shape: 'graph', nodes: { only: { x: 0, y: 0 } }, edges: [] },
  ])('%j', (description) => {
    const layout = layoutFrom(description);
    expect(layout.distance(0, layout.size - 1)).toBeLessThan(3);
    expect(layout.cellAt(layout.center(0))).toBe(0);
  });
});
