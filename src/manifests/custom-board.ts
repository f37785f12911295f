import * as z from 'zod/mini';
import { boardMembers, boardProperties } from './board-parts.js';
import { defineManifest } from './manifest.js';

/** The manifest of `CustomBoard`. */
export const customBoard = defineManifest({
  id: 'custom-board',
  description: 'A board of any layout, or one that exists already.',
  properties: z.strictObject(boardProperties),
  ...boardMembers,
});
