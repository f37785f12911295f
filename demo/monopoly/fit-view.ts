import { type Engine, vec } from 'excalibur';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';

/** Shows the whole map, whatever the size of the view, with a little sea around it. */
export function fitView(game: Engine, { map }: TiledBoardResource): void {
  const width = map.width * map.tilewidth;
  const height = map.height * map.tileheight;
  const { camera } = game.currentScene;
  const showAll = () => {
    const { resolution } = game.screen;
    camera.pos = vec(width / 2, height / 2);
    camera.zoom = Math.min(resolution.width / (width + map.tilewidth / 2), resolution.height / height);
  };
  showAll();
  game.screen.events.on('resize', showAll);
}
