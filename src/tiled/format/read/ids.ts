import type { TiledLayer } from '../model-layers.js';

interface NextIds {
  readonly layer: number;
  readonly object: number;
}

interface Filled {
  readonly layers: readonly TiledLayer[];
  readonly nextlayerid: number;
  readonly nextobjectid: number;
}

/** Gives ids to the layers and objects of old files, which have none (0): the next that are free. */
export function fillIds(layers: readonly TiledLayer[], next: NextIds): Filled {
  let { layer: nextlayerid, object: nextobjectid } = next;
  for (const layer of flatten(layers)) {
    nextlayerid = Math.max(nextlayerid, layer.id + 1);
    for (const { id } of layer.type === 'objectgroup' ? layer.objects : []) {
      nextobjectid = Math.max(nextobjectid, id + 1);
    }
  }
  const fill = (layer: TiledLayer): TiledLayer => {
    const id = layer.id || nextlayerid++;
    if (layer.type === 'group') return { ...layer, id, layers: layer.layers.map(fill) };
    if (layer.type !== 'objectgroup') return { ...layer, id };
    return { ...layer, id, objects: layer.objects.map((object) => ({ ...object, id: object.id || nextobjectid++ })) };
  };
  return { layers: layers.map(fill), nextlayerid, nextobjectid };
}

function* flatten(layers: readonly TiledLayer[]): Generator<TiledLayer> {
  for (const layer of layers) {
    yield layer;
    if (layer.type === 'group') yield* flatten(layer.layers);
  }
}
