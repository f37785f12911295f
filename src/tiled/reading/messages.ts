import type { TiledMap, TiledPlace } from '../format/index.js';

/** What a reader in a worker asks the page for, since the page knows where files come from. */
export type Question = 'readFile' | 'imageExists';

/** What the worker says. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'question'; readonly number: number; readonly question: Question; readonly path: string }
  | { readonly kind: 'map'; readonly map: TiledMap }
  /** Without a place it is an error of ours, not of the map. */
  | { readonly kind: 'failure'; readonly reason: string; readonly place: TiledPlace | undefined };

/** What the page says. */
export type PageMessage =
  | { readonly kind: 'load'; readonly path: string }
  | { readonly kind: 'answer'; readonly number: number; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly number: number; readonly reason: string };
