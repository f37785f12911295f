import type { TiledMap } from './model.js';
import type { TiledGroupLayer, TiledLayer } from './model-layers.js';

/** A layer and what it has together with the groups around it. */
export interface PlacedLayer {
  readonly layer: Exclude<TiledLayer, TiledGroupLayer>;
  /** From the outermost on. */
  readonly groups: readonly TiledGroupLayer[];
  readonly visible: boolean;
  readonly opacity: number;
  /** In pixels. */
  readonly offset: { readonly x: number; readonly y: number };
  readonly parallax: { readonly x: number; readonly y: number };
  /** `#AARRGGBB`, the product of all tints; undefined if there is none. */
  readonly tint: string | undefined;
}

/** The layers of a map from back to front, groups dissolved as Tiled draws them. */
export function layersOf(map: Pick<TiledMap, 'layers'>): PlacedLayer[] {
  return map.layers.flatMap((layer) => place(layer, []));
}

function place(layer: TiledLayer, groups: readonly TiledGroupLayer[]): PlacedLayer[] {
  if (layer.type === 'group') return layer.layers.flatMap((inner) => place(inner, [...groups, layer]));
  const all = [...groups, layer];
  const sum = (of: (layer: TiledLayer) => number) => all.reduce((total, each) => total + of(each), 0);
  const product = (of: (layer: TiledLayer) => number) => all.reduce((total, each) => total * of(each), 1);
  return [
    {
      layer,
      groups,
      visible: all.every(({ visible }) => visible),
      opacity: product(({ opacity }) => opacity),
      offset: { x: sum(({ offsetx }) => offsetx), y: sum(({ offsety }) => offsety) },
      parallax: { x: product(({ parallaxx }) => parallaxx), y: product(({ parallaxy }) => parallaxy) },
      tint: multiplyTints(all.flatMap(({ tintcolor }) => tintcolor ?? [])),
    },
  ];
}

function multiplyTints(tints: readonly string[]): string | undefined {
  if (tints.length === 0) return undefined;
  const product = [255, 255, 255, 255];
  for (const tint of tints) {
    const hex = tint.slice(1).padStart(8, 'f');
    for (const index of product.keys()) {
      const channel = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
      product[index] = Math.round(((product[index] ?? 0) * channel) / 255);
    }
  }
  return `#${product.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
