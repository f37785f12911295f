// Excalibur 0.32 assigns to an undeclared `window` while it loads.
Object.assign(globalThis, { window: globalThis.window ?? globalThis });
