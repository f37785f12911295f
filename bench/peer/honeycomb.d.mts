// The part of honeycomb-grid that the suites use.

export interface OffsetCoordinates {
  readonly col: number;
  readonly row: number;
}

export type Hex = OffsetCoordinates;
export type HexClass = new () => Hex;
export type Traverser = (createHex: () => Hex) => Hex[];

export const Orientation: { readonly POINTY: string; readonly FLAT: string };
export function defineHex(options: {
  readonly dimensions: number;
  readonly orientation: string;
  readonly offset: number;
  readonly origin: 'topLeft';
}): HexClass;

export function rectangle(options: { readonly width: number; readonly height: number }): Traverser;
export function ring(options: { readonly center: OffsetCoordinates; readonly radius: number }): Traverser;
export function spiral(options: { readonly start: OffsetCoordinates; readonly radius: number }): Traverser;
export function line(options: { readonly start: OffsetCoordinates; readonly stop: OffsetCoordinates }): Traverser;

export class Grid implements Iterable<Hex> {
  constructor(hexClass: HexClass, traverser: Traverser);
  getHex(coordinates: OffsetCoordinates): Hex | undefined;
  pointToHex(point: { x: number; y: number }, options: { readonly allowOutside: false }): Hex | undefined;
  neighborOf(from: OffsetCoordinates, direction: number, options: { readonly allowOutside: false }): Hex | undefined;
  traverse(traverser: Traverser): Grid;
  [Symbol.iterator](): Iterator<Hex>;
}
