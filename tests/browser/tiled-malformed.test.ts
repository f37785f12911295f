/** Files that are odd or wrong, by the verdicts of the shared data: plugin-tiled loads what the reader loads. */

import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { TiledBoardResource, TiledError } from '../../src/tiled/index.js';
import { count } from '../helpers/corpus.js';
import { describeTiledData, diskFiles } from './tiled-samples.js';

/** The little tileset faces NorthEast, which these boards do not: that is no matter of the format. */
const files = {
  ...diskFiles,
  readFile: async (path: string) => (await commands.readFile(path)).replace('NorthEast', 'E'),
};

await describeTiledData('odd and wrong files', async (data) => {
  const verdicts: Readonly<Record<string, { readonly verdict: 'loads' | 'error' }>> = JSON.parse(
    await commands.readFile(`${data}/malformed/verdicts.json`),
  );
  const cases = Object.entries(verdicts).map(([name, { verdict }]) => ({ name, verdict }));

  test.for(cases)('$name: $verdict', async ({ name, verdict }) => {
    const map = new TiledBoardResource(`${data}/malformed/${name}`, { files });
    const outcome: unknown = await map.load().then(
      () => 'loads',
      (error) => (error instanceof TiledError ? 'error' : error),
    );
    expect(outcome).toBe(verdict);
    if (outcome === 'loads') {
      expect(map.resource.strict).toBe(true);
      const { orientation } = map.map;
      const layers = [...map.resource.getTileLayers(), ...map.resource.getIsoTileLayers()];
      expect(layers.length > 0).toBe(orientation === 'orthogonal' || orientation === 'isometric');
    }
    count('tiled', 'odd and wrong files through plugin-tiled', 1, cases.length);
  });
});
