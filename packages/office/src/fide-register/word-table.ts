/** Longer words are cut, both when indexed and when searched. */
export const LONGEST_WORD = 60;

const NONE = -1;

/** Each distinct word once, as bytes: half a million strings would take five times as much memory. */
export class WordTable {
  #bytes = new Uint8Array(1 << 20);
  #starts = new Uint32Array(1 << 16);
  #slots = new Int32Array(1 << 17).fill(NONE);
  count = 0;

  /** The number of a word, added if new. */
  idOf(bytes: Uint8Array, from: number, to: number): number {
    const end = Math.min(to, from + LONGEST_WORD);
    const mask = this.#slots.length - 1;
    let slot = hashOf(bytes, from, end) & mask;
    for (let id = this.#slots[slot]!; id !== NONE; id = this.#slots[slot]!) {
      if (this.#is(id, bytes, from, end)) return id;
      slot = (slot + 1) & mask;
    }
    return this.#add(bytes, from, end, slot);
  }

  word(id: number): Uint8Array {
    return this.#bytes.subarray(this.#starts[id], this.#starts[id + 1]);
  }

  /** The numbers of all words, sorted by their bytes. */
  inOrder(): Uint32Array {
    const ids = Uint32Array.from({ length: this.count }, (_, i) => i);
    const heads = ids.map((id) => headOf(this.word(id)));
    return ids.sort((a, b) => heads[a]! - heads[b]! || compareBytes(this.word(a), this.word(b)));
  }

  #is(id: number, bytes: Uint8Array, from: number, to: number): boolean {
    const start = this.#starts[id]!;
    if (this.#starts[id + 1]! - start !== to - from) return false;
    for (let i = from; i < to; i++) if (this.#bytes[start + i - from] !== bytes[i]) return false;
    return true;
  }

  #add(bytes: Uint8Array, from: number, to: number, slot: number): number {
    const id = this.count++;
    const start = this.#starts[id]!;
    if (start + LONGEST_WORD > this.#bytes.length) this.#bytes = longer(this.#bytes, new Uint8Array(2 * start));
    if (id + 2 > this.#starts.length) this.#starts = longer(this.#starts, new Uint32Array(2 * this.#starts.length));
    for (let i = from; i < to; i++) this.#bytes[start + i - from] = bytes[i]!;
    this.#starts[id + 1] = start + to - from;
    this.#slots[slot] = id;
    if (2 * this.count > this.#slots.length) this.#spread();
    return id;
  }

  #spread(): void {
    const slots = new Int32Array(2 * this.#slots.length).fill(NONE);
    const mask = slots.length - 1;
    for (let id = 0; id < this.count; id++) {
      let slot = hashOf(this.#bytes, this.#starts[id]!, this.#starts[id + 1]!) & mask;
      while (slots[slot] !== NONE) slot = (slot + 1) & mask;
      slots[slot] = id;
    }
    this.#slots = slots;
  }
}

/** Compares bytes only, so that the order is the same on both engines and in every language. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The first four bytes as one number, enough to order most words. */
const headOf = (word: Uint8Array): number =>
  (((word[0] ?? 0) << 24) | ((word[1] ?? 0) << 16) | ((word[2] ?? 0) << 8) | (word[3] ?? 0)) >>> 0;

function longer<Numbers extends Uint8Array | Uint32Array>(old: Numbers, room: Numbers): Numbers {
  room.set(old);
  return room;
}
