import { ActionsSystem, type Engine, MotionSystem, Scene, SystemType } from 'excalibur';

/** A scene that ticks without engine, canvas and document. */
export interface HeadlessWorld {
  readonly scene: Scene;
  /** One frame of so many milliseconds. */
  step(elapsedMs: number): void;
}

/** The engine that a scene without a picture needs: it counts and nothing else. */
export function headlessWorld(): HeadlessWorld {
  const scene = new Scene();
  const stats = { currFrame: { systemDuration: {}, actors: { killed: 0 } } };
  scene.engine = { scope: (act: () => unknown) => act(), stats } as unknown as Engine;
  scene.world.clearSystems();
  scene.world.add(ActionsSystem);
  scene.world.add(new MotionSystem(scene.world, scene.physics));
  const step = (elapsedMs: number) => {
    scene._preupdate(scene.engine, elapsedMs);
    scene.world.update(SystemType.Update, elapsedMs);
    scene._postupdate(scene.engine, elapsedMs);
    scene.world.entityManager.processEntityRemovals();
    scene.world.entityManager.processComponentRemovals();
  };
  return { scene, step };
}
