/**
 * Decodes `\x0aff…`, PostgreSQL's format for bytes; into a new array, so that numbers of any width can be read in
 * place.
 */
export function bytesOfHex(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length - 2) >> 1);
  Buffer.from(bytes.buffer).write(text.slice(2), 'hex');
  return bytes;
}

/** The same for `encode(…, 'base64')`, which breaks lines after 76 characters. */
export function bytesOfBase64(text: string): Uint8Array {
  const letters = text.length - Math.floor(text.length / 77);
  const filling = text.trimEnd().endsWith('==') ? 2 : Number(text.trimEnd().endsWith('='));
  const bytes = new Uint8Array((letters / 4) * 3 - filling);
  Buffer.from(bytes.buffer).write(text, 'base64');
  return bytes;
}
