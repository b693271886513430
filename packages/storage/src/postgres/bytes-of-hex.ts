/** `\x0aff…` as PostgreSQL writes bytes; an own array, so that numbers of any width can be read in place. */
export function bytesOfHex(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length - 2) >> 1);
  Buffer.from(bytes.buffer).write(text.slice(2), 'hex');
  return bytes;
}
