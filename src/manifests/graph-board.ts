import * as z from 'zod/mini';
import { boardMembers, boardProperties, tileLength } from './board-parts.js';
import { defineManifest } from './manifest.js';

/** The manifest of `GraphBoard`. */
export const graphBoard = defineManifest({
  id: 'graph-board',
  description: 'A board of points anywhere, with lines between those that are neighbours.',
  properties: z.strictObject({
    size: tileLength('Radius of the area of a node in board units; 24 if left out.'),
    ...boardProperties,
  }),
  ...boardMembers,
});
