import { expect, test } from 'vitest';
import { addressOf, mapFileOf } from '../../src/tiled/web-files.js';

// RFC 3986 3.3: in a segment of a path, all that could mean something else is escaped as % and the UTF-8.
test.for([
  ['harbor.tmx', 'tiles #1.tsx', 'tiles%20%231.tsx'],
  ['maps/harbor.tmx', 'maps/what?.tsx', 'maps/what%3F.tsx'],
  ['maps/harbor.tmx', 'art/50% off.png', 'art/50%25%20off.png'],
  ['maps/harbor.tmx', '../a b/straße.png', '../a%20b/stra%C3%9Fe.png'],
  ['harbor.tmx', '/art/a#b.png', '/art/a%23b.png'],
  ['my%20maps/harbor.tmx', 'my%20maps/a#b/100%20.png', 'my%20maps/a%23b/100%2520.png'],
  ['https://host:81/my%20maps/harbor.tmx', 'https://host:81/my%20maps/a#b.png', 'https://host:81/my%20maps/a%23b.png'],
  ['https://host:81/maps/harbor.tmx', 'https://host:81/art/a#b.png', 'https://host:81/art/a%23b.png'],
  ['https://host/harbor.tmx', 'https://other/a.png?v=1#b', 'https://other/a.png?v=1#b'],
  ['harbor.tmx', 'https://host/a%20b.png?v=1', 'https://host/a%20b.png?v=1'],
  ['/maps/harbor.tmx', '//host:81/a.png?v=1', '//host:81/a.png?v=1'],
  ['harbor.tmx', 'data:image/png;base64,AA//', 'data:image/png;base64,AA//'],
] as const)('the map %s names %s: the address is %s', ([map, path, address]) => {
  expect(addressOf(map, path)).toBe(address);
});

test.for([
  ['maps/harbor.tmx', 'maps/harbor.tmx'],
  ['maps/harbor.tmx?v=1/2', 'maps/harbor.tmx'],
  ['maps/harbor.tmx#a/b?c', 'maps/harbor.tmx'],
  ['https://host/maps/harbor.tmx?v=3#a', 'https://host/maps/harbor.tmx'],
] as const)('the file of %s is %s', ([path, file]) => {
  expect(mapFileOf(path)).toBe(file);
});
