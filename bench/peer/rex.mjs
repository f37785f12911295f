// The board plugin of rexrainbow (phaser3-rex-plugins, MIT) without Phaser.
import './phaser.mjs';

export * from 'phaser3-rex-plugins/plugins/board-logic.js';

/** What the plugin takes for a piece, and not for options: anything that is no plain object. */
export class Pawn {
  x = 0;
  y = 0;
}
