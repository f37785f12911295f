import { describe, expect, test } from 'vitest';
import { parseTiledMap, TiledError } from '../../../src/tiled/format/index.js';
import { errorOf, tmj, tmx } from './maps.js';

interface Case {
  readonly text: string;
  /** What the message says after the file. */
  readonly says: RegExp;
}

const csv = (cells: string) => `<data encoding="csv">${cells}</data>`;
const packed = (data: string, compression = '') => {
  return `<data encoding="base64"${compression && ` compression="${compression}"`}>${data}</data>`;
};
const infinite = (data: string, encoding = 'csv') => {
  return tmx({ map: { infinite: 1 }, data: `<data encoding="${encoding}">${data}</data>` });
};
const chunk = (place: string, data: string) => `<chunk ${place}>${data}</chunk>`;
const objects = (text: string) => tmx({ layers: `<objectgroup id="2" name="o">${text}</objectgroup>` });
const tileset = (attributes: string, content = '<image source="t.png" width="64" height="64"/>') => {
  return tmx({ tilesets: `<tileset ${attributes}>${content}</tileset>`, data: csv('0,0,0,0') });
};
const sized = 'tilewidth="16" tileheight="16"';
const deep = (depth: number) => `${'<group>'.repeat(depth)}${'</group>'.repeat(depth)}`;

const cases: Readonly<Record<string, Readonly<Record<string, Case>>>> = {
  'the file': {
    empty: { text: '', says: /empty/ },
    blank: { text: ' \n', says: /empty/ },
    'no XML and no JSON': { text: 'tiled', says: /neither XML nor JSON/ },
    'cut XML': { text: tmx().slice(0, -20), says: /not XML: .*\(line \d+, column \d+\)/ },
    'cut JSON': { text: tmj().slice(0, -20), says: /neither XML nor JSON/ },
    'two attributes of one name': { text: tmx().replace('width="2"', 'width="2" width="2"'), says: /not XML: .*width/ },
    'an entity that is not defined': { text: tmx({ data: csv('&x;') }), says: /not XML/ },
    'another root': { text: '<svg/>', says: /its root is <svg>/ },
    'a tileset': { text: `<tileset ${sized} tilecount="0" columns="1"/>`, says: /a tileset, not a map/ },
    'a JSON list': { text: '[]', says: /no object/ },
    'JSON null': { text: 'null', says: /no object/ },
    'a JSON tileset': { text: '{"type":"tileset"}', says: /a tileset, not a map/ },
    'elements nested too deep to parse': { text: `<map>${deep(100_000)}</map>`, says: /not XML/ },
  },
  'the map': {
    'without orientation': { text: tmx({ map: { orientation: undefined } }), says: /orientation is missing/ },
    'of unknown orientation': { text: tmx({ map: { orientation: 'spiral' } }), says: /orientation is "spiral"/ },
    'without width': { text: tmx({ map: { width: undefined } }), says: /width is missing/ },
    'of width 0': { text: tmx({ map: { width: 0 } }), says: /width is "0"/ },
    'of negative height': { text: tmx({ map: { height: -2 } }), says: /height is "-2"/ },
    'of a width that is no number': { text: tmx({ map: { width: 'NaN' } }), says: /width is "NaN"/ },
    'of a broken width': { text: tmx({ map: { width: 1.5 } }), says: /width is "1.5"/ },
    'of tile width 0': { text: tmx({ map: { tilewidth: 0 } }), says: /tilewidth is "0"/ },
    'of absurd size': { text: tmx({ map: { width: 1e6, height: 1e6 } }), says: /1000000 × 1000000 cells/ },
    'of a width beyond all numbers': { text: tmx({ map: { width: '9'.repeat(400) } }), says: /width is "9+…"/ },
    'with hexagons longer than their tile': {
      text: tmx({ map: { orientation: 'hexagonal', hexsidelength: 17, staggeraxis: 'x' } }),
      says: /hexsidelength is "17".*tilewidth, 16/,
    },
    'of unknown stagger axis': { text: tmx({ map: { staggeraxis: 'z' } }), says: /staggeraxis is "z"/ },
    'of unknown colour': { text: tmx({ map: { backgroundcolor: 'red' } }), says: /backgroundcolor is "red"/ },
    'with a list for an object': { text: tmj({ map: { layers: {} } }), says: /layers is an object/ },
    'with text for a number': { text: tmj({ map: { width: '2' } }), says: /width is "2"/ },
    'with text for a truth': { text: tmj({ map: { infinite: 'false' } }), says: /infinite is "false"/ },
    'without layers': { text: tmj({ map: { layers: undefined } }), says: /layers is missing/ },
    'with a layer that is no object': { text: tmj({ map: { layers: [3] } }), says: /layers\[0\] is 3/ },
    'with a number too large for JSON': {
      text: tmj().replace('"width":2', '"width":1e999'),
      says: /width is Infinity/,
    },
  },
  layers: {
    'of an unknown type': { text: tmj({ layer: { type: 'sprite' } }), says: /^:Ground: layers\[0\].type is "sprite"/ },
    'of another size': {
      text: tmx({ layers: `<layer id="1" name="G" width="3" height="2">${csv('1,1,1,1,1,1')}</layer>` }),
      says: /^:G: the layer is 3 × 2 cells, but the map is 2 × 2/,
    },
    'without data': { text: tmx({ data: '' }), says: /^:Ground: the layer has no data/ },
    'with empty data': { text: tmx({ data: csv('') }), says: /^:Ground: .*hold 0 cells, but must hold 4 \(2 × 2\)/ },
    'with too few cells': { text: tmx({ data: csv('1,2,0') }), says: /^:Ground: .*hold 3 cells/ },
    'with too many cells': { text: tmx({ data: csv('1,2,0,4,5') }), says: /^:Ground: .*hold 5 cells/ },
    'with too many XML tiles': { text: tmx({ data: `<data>${'<tile/>'.repeat(5)}</data>` }), says: /hold 5 cells/ },
    'with an empty entry': { text: tmx({ data: csv('1,,0,4') }), says: /^:Ground:\(1,0\): "" is no gid/ },
    'with a word': { text: tmx({ data: csv('1,2,\nhouse,4') }), says: /^:Ground:\(0,1\): "house" is no gid/ },
    'with a negative gid': { text: tmx({ data: csv('1,2,-3,4') }), says: /^:Ground:\(0,1\): "-3" is no gid/ },
    'with a broken gid': { text: tmx({ data: csv('1,2,1.5,4') }), says: /^:Ground:\(0,1\): "1.5" is no gid/ },
    'with NaN': { text: tmx({ data: csv('1,NaN,0,4') }), says: /^:Ground:\(1,0\): "NaN" is no gid/ },
    'with a gid of 33 bits': { text: tmx({ data: csv('1,2,0,4294967296') }), says: /^:Ground:\(1,1\): "4294967296"/ },
    'with the gid of no tileset': { text: tmx({ data: csv('1,2,0,17') }), says: /^:Ground:\(1,1\): gid 17 belongs/ },
    'with a flipped gid of no tileset': {
      text: tmx({ data: csv('1,2147483665,0,4') }),
      says: /^:Ground:\(1,0\): gid 17 belongs/,
    },
    'with gids and no tilesets': { text: tmx({ tilesets: '' }), says: /^:Ground:\(0,0\): gid 1 belongs/ },
    'with JSON text in a list': { text: tmj({ layer: { data: [1, '2', 0, 4] } }), says: /^:Ground:\(1,0\): "2" is no/ },
    'with null in a list': {
      text: tmj({ layer: { data: [1, null, 0, 4] } }),
      says: /^:Ground:\(1,0\): null is no gid/,
    },
    'with CSV in JSON': { text: tmj({ layer: { data: '1,2,0,4' } }), says: /^:Ground: the data are "1,2,0,4"/ },
    'of unknown encoding': { text: tmx({ data: '<data encoding="hex">01</data>' }), says: /encoding is "hex"/ },
    'of unknown compression': { text: tmx({ data: packed('AQ==', 'lzma') }), says: /compression is "lzma"/ },
    'with a letter that is not base64': { text: tmx({ data: packed('AQAA*AAA') }), says: /base64: "\*" at 4/ },
    'with letters after the end': { text: tmx({ data: packed('AQ==AQAA') }), says: /base64: "A" at 4/ },
    'with cut base64': { text: tmx({ data: packed('AQAAA') }), says: /base64: they are cut short/ },
    'with bytes that make no cells': { text: tmx({ data: packed('AQAA') }), says: /hold 0.75 cells/ },
    'with zlib data that are none': { text: tmx({ data: packed('AAAAAAAA', 'zlib') }), says: /zlib data are broken/ },
    'with gzip data that are none': { text: tmx({ data: packed('AAAAAAAA', 'gzip') }), says: /gzip data are broken/ },
    'with zstd data that are none': { text: tmx({ data: packed('AAAAAAAA', 'zstd') }), says: /zstd data are broken/ },
    'with empty zstd data': { text: tmx({ data: packed('', 'zstd') }), says: /zstd data are broken/ },
    'with a zlib checksum that differs': {
      text: tmx({ data: packed('eJxjZGBgYGKAABYgBgAASAAJ', 'zlib') }),
      says: /zlib data are broken: the checksum differs/,
    },
    'with a gzip size that differs': {
      text: tmx({ data: packed('H4sIAAAAAAACA2NkYGBgYoAAFiAGAAzTiiERAAAA', 'gzip') }),
      says: /gzip data are broken: the checksum differs/,
    },
    'with zstd data of another size': {
      text: tmx({ map: { width: 3 }, data: packed('KLUv/SAQgQAAAQAAAAIAAAAAAAAABAAAAA==', 'zstd') }),
      says: /zstd data are broken: the data hold 16 bytes/,
    },
    'with cut zstd data': {
      text: tmx({ data: packed('KLUv/SAQgQAAAQAAAAIAAAAAAAAABAAA', 'zstd') }),
      says: /zstd data are broken: the data are cut short/,
    },
    'with chunks on a finite map': {
      text: tmx({ data: csv(chunk('x="0" y="0" width="2" height="2"', '1,2,0,4')) }),
      says: /^:Ground: .*chunks, but the map is not infinite/,
    },
    'without chunks on an infinite map': { text: infinite('1,2,0,4'), says: /^:Ground: .*not in chunks/ },
    'with a chunk of no size': { text: infinite(chunk('x="0" y="0" width="0" height="2"', '')), says: /width is "0"/ },
    'with a chunk at no place': { text: infinite(chunk('y="0" width="1" height="1"', '1')), says: /\.x is missing/ },
    'with a chunk of absurd size': {
      text: infinite(chunk('x="0" y="0" width="1000000" height="1000000"', '1')),
      says: /1000000 × 1000000 cells/,
    },
    'with a chunk too far away': {
      text: infinite(chunk('x="99999999999" y="0" width="1" height="1"', '1')),
      says: /x is "99999999999"/,
    },
    'with a gid of no tileset in a chunk': {
      text: infinite(chunk('x="-16" y="-1" width="2" height="1"', '1,99')),
      says: /^:Ground:\(-15,-1\): gid 99/,
    },
    'with one chunk twice': {
      text: infinite(chunk('x="-1" y="0" width="1" height="1"', '1').repeat(2)),
      says: /^:Ground:\(-1,0\): two chunks lie on each other/,
    },
    'with chunks of different sizes on each other': {
      text: infinite(
        chunk('x="0" y="0" width="2" height="2"', '1,1,1,1') + chunk('x="1" y="1" width="1" height="1"', '1'),
      ),
      says: /^:Ground:\(1,1\): two chunks/,
    },
    'in groups too deep': { text: tmx({ layers: deep(60) }), says: /nested deeper than 50/ },
  },
  tilesets: {
    'without firstgid': { text: tileset(`name="t" ${sized}`), says: /tilesets\[0\].firstgid is missing/ },
    'with firstgid 0': { text: tileset(`firstgid="0" ${sized}`), says: /firstgid is "0"/ },
    'with one firstgid twice': {
      text: tmx({ tilesets: `<tileset firstgid="1" ${sized}/>`.repeat(2), data: csv('0,0,0,0') }),
      says: /two tilesets begin at gid 1/,
    },
    'of tile width 0': { text: tileset('firstgid="1" tilewidth="0" tileheight="16"'), says: /tilewidth is "0"/ },
    'of negative margin': { text: tileset(`firstgid="1" ${sized} margin="-1"`), says: /margin is "-1"/ },
    'that are missing': { text: tileset('firstgid="1" source="nope.tsx"'), says: /the tileset nope.tsx is missing/ },
    'with one tile twice': { text: tmx({ tiles: '<tile id="3"/><tile id="3"/>' }), says: /tile 3 is described twice/ },
    'with a tile without id': { text: tmx({ tiles: '<tile/>' }), says: /tiles\[0\].id is missing/ },
    'with a negative tile': { text: tmx({ tiles: '<tile id="-1"/>' }), says: /tiles\[0\].id is "-1"/ },
    'with a frame of no tile': {
      text: tmx({ tiles: '<tile id="0"><animation><frame duration="100"/></animation></tile>' }),
      says: /tileid is missing/,
    },
    'with an image of no source': {
      text: tileset(`firstgid="1" ${sized}`, '<image format="png"><data/></image>'),
      says: /image has no source/,
    },
    'of unknown alignment': { text: tileset(`firstgid="1" ${sized} objectalignment="up"`), says: /is "up"/ },
    'with JSON tiles that are no list': { text: tmj({ tileset: { tiles: 3 } }), says: /tiles is 3/ },
  },
  objects: {
    'with a gid of no tileset': { text: objects('<object id="5" gid="99"/>'), says: /^:o: gid 99 belongs/ },
    'at no number': { text: objects('<object id="5" x="left"/>'), says: /^:o: .*\.x is "left"/ },
    'of negative size': { text: objects('<object id="5" width="-1" height="1"/>'), says: /^:o: .*width is "-1"/ },
    'with broken points': { text: objects('<object id="5"><polygon points="0,0 3"/></object>'), says: /y is missing/ },
    'with points of three': { text: objects('<object><polyline points="0,0,1"/></object>'), says: /y is "0,0,1"/ },
    'with a template that is missing': {
      text: objects('<object id="5" template="n.tx"/>'),
      says: /template n.tx is mis/,
    },
    'with JSON objects that are no list': {
      text: tmj({ layer: { type: 'objectgroup', objects: {} } }),
      says: /objects is an object/,
    },
    'with JSON text that is no object': {
      text: tmj({ layer: { type: 'objectgroup', objects: [{ text: 'x' }] } }),
      says: /text is "x"/,
    },
  },
  properties: Object.fromEntries(
    [
      ['of type int with a word', '<property name="p" type="int" value="many"/>', /property "p".value is "many"/],
      ['of type int with a fraction', '<property name="p" type="int" value="1.5"/>', /value is "1.5"/],
      ['of type float with NaN', '<property name="p" type="float" value="nan"/>', /value is "nan"/],
      ['of type bool with a word', '<property name="p" type="bool" value="maybe"/>', /value is "maybe"/],
      ['of type object with a word', '<property name="p" type="object" value="it"/>', /value is "it"/],
      ['without a name', '<property value="1"/>', /name is missing/],
    ].map(([title, property, says]) => [
      String(title),
      { text: tmx({ properties: `<properties>${property}</properties>` }), says: says as RegExp },
    ]),
  ),
};

for (const [topic, list] of Object.entries(cases)) {
  describe(topic, () => {
    test.for(Object.entries(list))('%s', ([, { text, says }]) => {
      const error = errorOf(() => parseTiledMap(text, 'harbor.tmx'));
      expect(error.message.replace('harbor.tmx', '')).toMatch(says);
      expect(error.file).toBe('harbor.tmx');
    });
  });
}

test.for([
  ['classes', '{"a":'.repeat(9999), '}'.repeat(9999)],
  ['lists', '['.repeat(9999), ']'.repeat(9999)],
])('JSON %s nested too deep', ([, open, close]) => {
  const properties = `[{"name":"p","type":"class","value":{"a":${open}1${close}}}]`;
  const text = tmj({ map: { properties: 0 } }).replace('"properties":0', `"properties":${properties}`);
  expect(errorOf(() => parseTiledMap(text, 'a.tmj')).message).toBe(
    'a.tmj: the value of property "p" is nested deeper than 50 levels',
  );
});

test('an error has its parts, and reads file:layer:(x,y): reason', () => {
  const place = { file: 'a.tmx', layer: 'Road', cell: { x: 3, y: -2 }, object: 7, property: 'cost' };
  const error = new TiledError(place, 'it is so');
  expect(error.message).toBe('a.tmx:Road:(3,-2): it is so');
  expect({ ...error }).toMatchObject({ ...place, reason: 'it is so', name: 'TiledError' });
  expect(new TiledError({ file: 'a.tmx' }, 'it is so').message).toBe('a.tmx: it is so');
});

test('an error in an object names it by its id', () => {
  expect(errorOf(() => parseTiledMap(objects('<object id="5" gid="99"/>'), 'a.tmx'))).toMatchObject({
    layer: 'o',
    object: 5,
  });
});
