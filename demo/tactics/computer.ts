import { distanceField, type Random, type Tile } from 'excalibur-boardkit/boards';
import type { Soldier } from './soldier.js';

/** Where a soldier of the computer goes. It knows only what its side sees. */
export function chooseTile(soldier: Soldier, random: Random): Tile {
  const { board, tile, others, paths } = soldier;
  const known = others.filter((foe) => soldier.knows(foe));
  const places = [tile, ...(paths.area()?.tiles ?? [])];
  const strikes = places.filter((place) => soldier.targets(place).some((foe) => known.includes(foe)));
  if (strikes.length > 0) {
    // From woods if it can, and from as far away as it can.
    const worth = (place: Tile) => {
      const near = known.map((foe) => board.layout.distance(place.cell, foe.tile.cell));
      return Math.min(...near) + (place.properties.class === 'woods' ? 1.5 : 0);
    };
    return best(strikes, worth);
  }
  // Towards the nearest foe, else to somewhere on the other half of the field.
  const half = board.tilesWhere(({ y, properties }) => y > 5 && !properties.solid);
  const to = known.length > 0 ? known.map((foe) => foe.tile) : random.pick(half);
  const distances = distanceField(board, { to });
  return best(places, (place) => -(distances.costFrom(place) ?? Infinity));
}

/** Whom it strikes: the weakest. */
export function chooseTarget(soldier: Soldier): Soldier | undefined {
  return soldier.targets().toSorted((a, b) => a.health - b.health)[0];
}

function best(tiles: readonly Tile[], worth: (tile: Tile) => number): Tile {
  return tiles.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}
