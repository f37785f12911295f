import { Actor, Color, Entity } from 'excalibur';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { ManifestOf } from '../../src/behaviors/behavior.js';
import { defineManifest } from '../../src/manifests/manifest.js';
import { headlessWorld } from './headless.js';
import { Spin } from './spin.js';

describe('the life of a behaviour', () => {
  test('attached before its actor comes into a scene', () => {
    const { scene, step } = headlessWorld();
    const behavior = new Spin();
    const actor = new Actor();
    actor.addComponent(behavior);
    expect(behavior.diary).toEqual([]);
    expect(behavior.isAttached).toBe(false);
    scene.add(actor);
    step(16);
    step(20);
    expect(behavior.diary).toEqual(['attach', '16', '20']);
    expect(behavior.actor).toBe(actor);
    expect(behavior.scene).toBe(scene);
  });

  test('attached to an actor that is in a scene already', () => {
    const { scene, step } = headlessWorld();
    const actor = new Actor();
    scene.add(actor);
    step(16);
    const behavior = new Spin();
    actor.addComponent(behavior);
    expect(behavior.diary).toEqual(['attach']);
    step(16);
    expect(behavior.diary).toEqual(['attach', '16']);
  });

  test.for(['initialize', 'add', 'preupdate'] as const)("attached in a handler of the actor's %s", (moment) => {
    const { scene, step } = headlessWorld();
    const actor = new Actor();
    const behavior = new Spin();
    actor.once(moment, () => actor.addComponent(behavior));
    scene.add(actor);
    step(16);
    step(17);
    expect(behavior.diary.filter((entry) => entry === 'attach')).toHaveLength(1);
    expect(behavior.diary.at(-1)).toBe('17');
  });

  const endings = {
    kill: (actor: Actor) => actor.kill(),
    'scene.clear': (actor: Actor) => actor.scene?.clear(),
    'scene.remove': (actor: Actor) => actor.scene?.remove(actor),
    'actor.active': (actor: Actor) => {
      actor.active = false;
    },
  };
  test.for(Object.entries(endings))('%s ends it; added again, it goes on', ([, end]) => {
    const { scene, step } = headlessWorld();
    const actor = new Actor();
    const behavior = new Spin();
    actor.addComponent(behavior);
    scene.add(actor);
    step(16);
    behavior.outside.emit('ping', 1);
    end(actor);
    step(16);
    expect(behavior.isAttached).toBe(false);
    behavior.outside.emit('ping', 2);
    step(16);
    expect(behavior.diary.slice(0, 3)).toEqual(['attach', '16', 'ping 1']);
    expect(behavior.diary.slice(3)).toEqual(['detach']);
    scene.add(actor);
    step(18);
    behavior.outside.emit('ping', 3);
    expect(behavior.diary.slice(4)).toEqual(['attach', '18', 'ping 3']);
  });

  test('killed by another actor, it gets no update in that frame', () => {
    const { scene, step } = headlessWorld();
    const victim = new Actor();
    const behavior = new Spin();
    victim.addComponent(behavior);
    const killer = new Actor();
    scene.add(killer);
    scene.add(victim);
    step(16);
    killer.once('preupdate', () => victim.kill());
    step(17);
    expect(behavior.diary).toEqual(['attach', '16', 'detach']);
  });

  test('moved from one scene to another', () => {
    const first = headlessWorld();
    const second = headlessWorld();
    const actor = new Actor();
    const behavior = new Spin();
    actor.addComponent(behavior);
    first.scene.add(actor);
    first.step(1);
    second.scene.transfer(actor);
    first.step(2);
    second.step(3);
    expect(behavior.diary).toEqual(['attach', '1', 'detach', 'attach', '3']);
    expect(behavior.scene).toBe(second.scene);
  });

  test('removed from its actor', () => {
    const { scene, step } = headlessWorld();
    const actor = new Actor();
    const behavior = new Spin();
    actor.addComponent(behavior);
    scene.add(actor);
    step(1);
    actor.removeComponent(Spin, true);
    behavior.outside.emit('ping', 1);
    step(2);
    expect(behavior.diary).toEqual(['attach', '1', 'detach']);
    expect(() => behavior.actor).toThrow('Spin: it must be attached to an actor first');
    actor.addComponent(behavior);
    step(3);
    expect(behavior.diary.slice(3)).toEqual(['attach', '3']);
  });

  test('two behaviours of one base stay apart, and one can go', () => {
    class Other extends Spin {}
    const { scene, step } = headlessWorld();
    const actor = new Actor();
    const one = new Spin();
    const other = new Other();
    actor.addComponent(one).addComponent(other);
    scene.add(actor);
    step(1);
    expect(actor.get(Spin)).toBe(one);
    actor.removeComponent(Other, true);
    step(2);
    expect(one.diary).toEqual(['attach', '1', '2']);
    expect(other.diary).toEqual(['attach', '1', 'detach']);
  });
});

describe('updates', () => {
  test('one a frame for a child of a plain entity, however deep', () => {
    const { scene, step } = headlessWorld();
    const root = new Entity();
    const middle = new Entity();
    const leaf = new Actor();
    const behavior = new Spin();
    leaf.addComponent(behavior);
    middle.addChild(leaf);
    root.addChild(middle);
    scene.add(root);
    for (const ms of [1, 2, 3]) step(ms);
    expect(behavior.diary).toEqual(['attach', '1', '2', '3']);
  });

  test('one a frame when the child was in the scene before its parent', () => {
    const { scene, step } = headlessWorld();
    const parent = new Entity();
    const child = new Actor();
    const behavior = new Spin();
    child.addComponent(behavior);
    scene.add(child);
    step(1);
    parent.addChild(child);
    scene.add(parent);
    for (const ms of [2, 3]) step(ms);
    parent.removeChild(child);
    scene.add(child);
    for (const ms of [4, 5]) step(ms);
    expect(behavior.diary.filter((entry) => Number(entry) > 0)).toEqual(['1', '2', '3', '4', '5']);
  });

  test('one a frame for a child of an actor', () => {
    const { scene, step } = headlessWorld();
    const parent = new Actor();
    const child = new Actor();
    const behavior = new Spin();
    child.addComponent(behavior);
    parent.addChild(child);
    scene.add(parent);
    for (const ms of [1, 2]) step(ms);
    expect(behavior.diary).toEqual(['attach', '1', '2']);
  });

  test('none while time stands still, none while it is not enabled', () => {
    const { scene, step } = headlessWorld();
    const actor = new Actor();
    const behavior = new Spin();
    actor.addComponent(behavior);
    scene.add(actor);
    step(1);
    step(0);
    behavior.enabled = false;
    step(2);
    behavior.enabled = true;
    step(3);
    expect(behavior.diary).toEqual(['attach', '1', '3']);
  });
});

describe('clones', () => {
  test('have the same options and a life of their own', () => {
    const { scene, step } = headlessWorld();
    const original = new Spin({ speed: 10, way: 'left', canReverse: () => false });
    const actor = new Actor({ color: Color.Red });
    actor.addComponent(original);
    scene.add(actor);
    step(100);
    const copyActor = actor.clone();
    const copy = copyActor.get(Spin);
    expect(copy).not.toBe(original);
    expect(copy?.options).toEqual(original.options);
    expect(copy?.angle).toBe(0);
    scene.add(copyActor);
    step(100);
    copyActor.kill();
    step(100);
    original.outside.emit('ping', 1);
    expect(original.diary).toEqual(['attach', '100', '100', '100', 'ping 1']);
    expect(copy?.diary).toEqual(['attach', '100', 'detach']);
  });

  test('keep whether they are enabled', () => {
    const behavior = new Spin();
    behavior.enabled = false;
    expect(behavior.clone().enabled).toBe(false);
  });
});

describe('options', () => {
  test('have defaults, and can be changed', () => {
    const behavior = new Spin();
    expect(behavior.options).toEqual({ speed: 90, way: 'right' });
    behavior.configure({ speed: 5 });
    expect(behavior.options).toEqual({ speed: 5, way: 'right' });
    expect(() => behavior.configure({ speed: -1, way: 'left' })).toThrow(TypeError);
    expect(behavior.options).toEqual({ speed: 5, way: 'right' });
    expect(behavior.diary).toEqual(['configure']);
  });

  test('are typed', () => {
    const behavior = new Spin();
    expectTypeOf(behavior.options.speed).toEqualTypeOf<number>();
    expectTypeOf(behavior.options.way).toEqualTypeOf<'left' | 'right'>();
    expectTypeOf(behavior.options.canReverse).toEqualTypeOf<((angle: number) => boolean) | undefined>();
    // @ts-expect-error speed is a number
    expect(() => new Spin({ speed: '3' })).toThrow("Spin.speed: '3' is not allowed, must be a finite number > 0");
    // @ts-expect-error there is no such property
    expect(() => new Spin({ sped: 3 })).toThrow(
      'Spin.sped: there is no such property, must be one of speed, way, turns, canReverse',
    );
  });
});

test('a manifest may name only what the class has', () => {
  const parts = { id: 'spin', description: 'Turns.', properties: z.strictObject({}) };
  const one = { description: 'Something.' };
  defineManifest({ ...parts, actions: { reverse: one } }) satisfies ManifestOf<Spin>;
  // @ts-expect-error angle is no method
  defineManifest({ ...parts, actions: { angle: one } }) satisfies ManifestOf<Spin>;
  // @ts-expect-error reverse answers nothing
  defineManifest({ ...parts, conditions: { reverse: one } }) satisfies ManifestOf<Spin>;
  // @ts-expect-error there is no such member
  defineManifest({ ...parts, expressions: { angel: one } }) satisfies ManifestOf<Spin>;
  // @ts-expect-error there is no such event
  defineManifest({ ...parts, triggers: { reversed: one, turned: one } }) satisfies ManifestOf<Spin>;
});
