// What rexrainbow's board logic reads of Phaser while it loads. Nothing of it lies on a measured path.
import EventEmitter3 from 'eventemitter3';

class EventEmitter extends EventEmitter3 {
  shutdown() {
    this.removeAllListeners();
  }

  destroy() {
    this.removeAllListeners();
  }
}

/** A value of an object by a key with dots, as Phaser reads its configurations. */
function GetValue(source, key, fallback) {
  let value = source;
  for (const name of key.split('.')) {
    if (typeof value !== 'object' || value === null || !(name in value)) return fallback;
    value = value[name];
  }
  return value;
}

globalThis.Phaser = {
  Events: { EventEmitter },
  Utils: { Objects: { GetValue } },
  Math: {
    Distance: { Between: (x1, y1, x2, y2) => Math.hypot(x2 - x1, y2 - y1) },
    Linear: (from, to, t) => from + (to - from) * t,
    Angle: { Between: (x1, y1, x2, y2) => Math.atan2(y2 - y1, x2 - x1) },
  },
  GameObjects: { GameObject: class extends EventEmitter {}, Layer: class {} },
  Scene: class {},
  Game: class {},
};
globalThis.window ??= globalThis;
