import { expect, test } from 'vitest';
import { joinPath } from '../../../src/tiled/format/index.js';

// Expected paths follow RFC 3986 5.2 (remove_dot_segments) and what Windows and POSIX name files.
test.for([
  ['harbor.tmx', 'roads.tsx', 'roads.tsx'],
  ['maps/harbor.tmx', 'roads.tsx', 'maps/roads.tsx'],
  ['./maps/harbor.tmx', 'roads.tsx', 'maps/roads.tsx'],
  ['maps/harbor.tmx', '../art/./roads.tsx', 'art/roads.tsx'],
  ['maps/harbor.tmx', '../../roads.tsx', '../roads.tsx'],
  ['../maps/harbor.tmx', '../../roads.tsx', '../../roads.tsx'],
  ['maps/harbor.tmx', '/art/roads.tsx', '/art/roads.tsx'],
  ['/maps/harbor.tmx', '../art/roads.tsx', '/art/roads.tsx'],
  ['/maps/harbor.tmx', '../../../roads.tsx', '/roads.tsx'],
  ['maps/harbor.tmx', '..\\art\\roads.tsx', 'art/roads.tsx'],
  ['C:\\maps\\harbor.tmx', '..\\art\\roads.tsx', 'C:/art/roads.tsx'],
  ['maps/harbor.tmx', 'D:\\art\\roads.tsx', 'D:/art/roads.tsx'],
  ['https://host/maps/harbor.tmx', '../art/roads.tsx', 'https://host/art/roads.tsx'],
  ['https://host/maps/harbor.tmx?v=1/2#a', 'roads.tsx', 'https://host/maps/roads.tsx'],
  ['https://host/maps/harbor.tmx', '../../../roads.tsx', 'https://host/roads.tsx'],
  ['https://host/maps/harbor.tmx', '/art/roads.tsx', 'https://host/art/roads.tsx'],
  ['https://host', 'roads.tsx', 'https://host/roads.tsx'],
  ['harbor.tmx', 'https://host/art/roads.tsx', 'https://host/art/roads.tsx'],
  ['harbor.tmx', '//host/art/roads.tsx', '//host/art/roads.tsx'],
  ['file:///maps/harbor.tmx', '../art/roads.tsx', 'file:///art/roads.tsx'],
  ['harbor.tmx', 'data:image/png;base64,AA//', 'data:image/png;base64,AA//'],
  ['maps/harbor.tmx', 'a#b/roads 1.tsx', 'maps/a#b/roads 1.tsx'],
] as const)('%s names %s: %s', ([file, path, expected]) => {
  expect(joinPath(file, path)).toBe(expected);
});
