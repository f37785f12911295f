/** The checksum at the end of zlib data (RFC 1950). */
export function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  // 3800 bytes cannot overflow 32 bits before the remainder is taken.
  for (let start = 0; start < bytes.length; start += 3800) {
    for (const byte of bytes.subarray(start, start + 3800)) {
      low += byte;
      high += low;
    }
    low %= 65521;
    high %= 65521;
  }
  return ((high << 16) | low) >>> 0;
}

/** The checksum near the end of gzip data (RFC 1952). */
export function crc32(bytes: Uint8Array): number {
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value;
  });
  let sum = ~0;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}
