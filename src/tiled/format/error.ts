/** Where in a map something is wrong. */
export interface TiledPlace {
  /** The file, as it was asked for. */
  readonly file: string;
  /** Name of the layer. */
  readonly layer?: string;
  readonly cell?: { readonly x: number; readonly y: number };
  /** Id of the object. */
  readonly object?: number;
  /** Name of the property, as the author wrote it. */
  readonly property?: string;
}

/** What is wrong with a Tiled file and where; the message reads `file:layer:(x,y): reason`. */
export class TiledError extends Error {
  override readonly name = 'TiledError';
  readonly file: string;
  readonly layer: string | undefined;
  readonly cell: { readonly x: number; readonly y: number } | undefined;
  readonly object: number | undefined;
  readonly property: string | undefined;
  readonly reason: string;

  constructor(place: TiledPlace, reason: string, options?: ErrorOptions) {
    const { file, layer, cell, object, property } = place;
    const where = [file, layer, cell && `(${cell.x},${cell.y})`].filter((part) => part !== undefined).join(':');
    super(`${where}: ${reason}`, options);
    this.file = file;
    this.layer = layer;
    this.cell = cell;
    this.object = object;
    this.property = property;
    this.reason = reason;
  }
}

/** A value for a message: short, text in quotes. */
export function show(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}

/** What an error of someone else says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
