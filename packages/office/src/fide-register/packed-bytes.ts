/** A growing run of bytes; numbers take seven bits per byte, lowest first. */
export class PackedWriter {
  bytes: Uint8Array<ArrayBuffer>;
  length = 0;

  constructor(size: number) {
    this.bytes = new Uint8Array(size);
  }

  /** Makes sure that this many more bytes fit. */
  need(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const longer = new Uint8Array(Math.max(2 * this.bytes.length, this.length + more));
    longer.set(this.bytes.subarray(0, this.length));
    this.bytes = longer;
  }

  number(value: number): void {
    this.need(5);
    let rest = value;
    for (; rest >= 0x80; rest >>>= 7) this.bytes[this.length++] = (rest & 0x7f) | 0x80;
    this.bytes[this.length++] = rest;
  }

  put(bytes: Uint8Array, from = 0, to: number = bytes.length): void {
    this.need(to - from);
    for (let i = from; i < to; i++) this.bytes[this.length++] = bytes[i]!;
  }

  /** What was written since a place; valid until the writer starts again. */
  since(place: number): Uint8Array {
    return this.bytes.subarray(place, this.length);
  }
}

export class PackedReader {
  readonly bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++]!;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  take(length: number): Uint8Array {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}
