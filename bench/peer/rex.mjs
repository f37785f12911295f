// The board plugin of rexrainbow (phaser3-rex-plugins, MIT) without Phaser.
import './phaser.mjs';

export * from 'phaser3-rex-plugins/plugins/board-logic.js';
