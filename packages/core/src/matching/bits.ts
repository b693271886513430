/** How many words of 32 bits hold so many bits. */
export function bitWords(size: number): number {
  return (size + 31) >>> 5;
}

export function setBit(bits: Uint32Array, vertex: number, row = 0): void {
  bits[row + (vertex >>> 5)]! |= 1 << (vertex & 31);
}

export function clearBit(bits: Uint32Array, vertex: number, row = 0): void {
  bits[row + (vertex >>> 5)]! &= ~(1 << (vertex & 31));
}

export function hasBit(bits: Uint32Array, vertex: number, row = 0): boolean {
  return (bits[row + (vertex >>> 5)]! & (1 << (vertex & 31))) !== 0;
}

/** The place of the lowest bit that is set in a word. */
export function lowestBit(word: number, bits: number): number {
  return (word << 5) + 31 - Math.clz32(bits & -bits);
}
