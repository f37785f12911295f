import type { ActorBoard, Tile } from 'excalibur-boardkit';
import { type Kind, type Side, type Soldier, soldiersOf } from './soldier.js';

/** The name of a tile: a letter for the column, and a number for the row from below. */
export function nameOf({ x, y }: Tile): string {
  return `${'abcdefg'.charAt(x)}${10 - y}`;
}

export function whoIs({ side, kind }: { readonly side: Side; readonly kind: Kind }): string {
  return `${side === 'blue' ? 'your' : 'their'} ${kind}`;
}

/** What is to be done now. */
export function describeTask(board: ActorBoard, soldier: Soldier | undefined, targets: number): string {
  if (soldiersOf(board, 'red').length === 0) return 'the field is yours: you win';
  if (soldiersOf(board, 'blue').length === 0) return 'you have nobody left: they win';
  if (!soldier) return 'pick one of your three, or end your turn';
  const ways = [soldier.mayMove ? 'go to a lit tile' : '', targets > 0 ? 'strike a marked foe' : ''];
  return `${whoIs(soldier)}: ${ways.filter(Boolean).join(', or ') || 'done for this turn'}`;
}

/** What one knows of a tile; `soldier` is who is seen there. */
export function describeTile(tile: Tile, soldier: Soldier | undefined, more: string | undefined): string {
  const who = soldier && `${whoIs(soldier)}, health ${soldier.health}`;
  const parts = [nameOf(tile), tile.properties.class ?? 'grass', who, more];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** A sentence. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
