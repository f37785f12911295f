export { type TiledBoardOptions, TiledBoardResource } from './board-resource.js';
export { TiledError } from './format/index.js';
export { type MapFiles, webFiles } from './web-files.js';
