import { neighborCell } from 'excalibur-boardkit/boards';
import type { RaceCard, RaceGame } from 'excalibur-boardkit/games';
import { raceCards, raceGame } from 'excalibur-boardkit/games';
import { TiledBoardResource } from 'excalibur-boardkit/tiled';
import { boardFromTiled, layersOf } from 'excalibur-boardkit/tiled/format';

/** A board drawn in Tiled: its picture with the board under the pawns, the rules that read it, and its cards. */
export interface BoardMap {
  readonly tiled: TiledBoardResource;
  readonly game: RaceGame;
  readonly cards: readonly RaceCard[];
}

/** Loads a map; what is wrong with it is an error that names the file and the tile. */
export async function loadBoardMap(name: string): Promise<BoardMap> {
  const tiled = new TiledBoardResource(`${name}.tmx`);
  await tiled.load();
  const objects = layersOf(tiled.map).flatMap(({ layer }) => (layer.type === 'objectgroup' ? layer.objects : []));
  // The rules have a board of their own, on which nothing ever moves.
  const game = raceGame(boardFromTiled(tiled.map));
  openWays(tiled);
  return { tiled, game, cards: raceCards(objects) };
}

/** The rules decide where a pawn goes, backwards in one-way lanes too: the board under the pawns lets them. */
function openWays({ board }: TiledBoardResource): void {
  const { directions } = board.layout;
  for (const tile of [...board.tiles()]) {
    if (tile.properties.solid) board.setTile(tile, { ...tile.properties, solid: false });
    for (const [index, direction] of directions.entries()) {
      if (neighborCell(board.layout, tile.cell, index) !== undefined) board.setEdge(tile, direction, true);
    }
  }
}
