import { show } from '../error.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CODES = new Int8Array(128).fill(-1);
for (let code = 0; code < 64; code++) CODES[ALPHABET.charCodeAt(code)] = code;

/** Decodes base64 (RFC 4648, padded); white space counts for nothing. Throws an Error that names a wrong character. */
export function decodeBase64(text: string): Uint8Array {
  const out = new Uint8Array(Math.floor(text.length / 4) * 3 + 3);
  let [bits, held, length, letters, pads] = [0, 0, 0, 0, 0];
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index);
    if (letter === 32 || (letter >= 9 && letter <= 13)) continue;
    letters++;
    if (letter === 61) {
      pads++;
      continue;
    }
    const value = letter < 128 ? (CODES[letter] ?? -1) : -1;
    if (value < 0 || pads > 0) throw new Error(`the data are not base64: ${show(text[index])} at ${index}`);
    bits = (bits << 6) | value;
    held += 6;
    if (held >= 8) {
      held -= 8;
      out[length++] = bits >> held;
      bits &= (1 << held) - 1;
    }
  }
  if (letters % 4 !== 0 || pads > 2) throw new Error('the data are not base64: they are cut short');
  return out.subarray(0, length);
}
