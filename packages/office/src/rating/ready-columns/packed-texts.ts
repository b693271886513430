/** Many short runs of bytes in pieces of some size: one of them is read without the others. */

export interface PackedTexts {
  readonly pieces: readonly number[];
  /** For each piece the first of its runs, and behind the last one how many there are. */
  readonly firstOf: readonly number[];
  /** Where each run ends in its piece. */
  readonly ends: Int32Array;
}

export function packTexts(
  texts: Iterable<Uint8Array>,
  pieceSize: number,
  put: (bytes: Uint8Array) => number,
): PackedTexts {
  const [pieces, firstOf, ends]: [number[], number[], number[]] = [[], [0], []];
  let waiting: Uint8Array[] = [];
  let size = 0;
  const close = (): void => {
    const all = new Uint8Array(size);
    let at = 0;
    for (const text of waiting) {
      all.set(text, at);
      at += text.length;
    }
    pieces.push(put(all));
    firstOf.push(ends.length);
    waiting = [];
    size = 0;
  };
  for (const text of texts) {
    waiting.push(text);
    size += text.length;
    ends.push(size);
    if (size >= pieceSize) close();
  }
  if (waiting.length > 0) close();
  return { pieces, firstOf, ends: Int32Array.from(ends) };
}

/** A run by its place; the piece that was read last is at hand. */
export function textsAt(
  { pieces, firstOf, ends }: PackedTexts,
  read: (piece: number) => Uint8Array,
): (place: number) => Uint8Array {
  let known = -1;
  let bytes = new Uint8Array();
  return (place) => {
    let [low, high] = [0, pieces.length];
    while (low < high - 1) {
      const middle = (low + high) >> 1;
      if (firstOf[middle]! <= place) low = middle;
      else high = middle;
    }
    if (low !== known) [known, bytes] = [low, read(pieces[low]!) as Uint8Array<ArrayBuffer>];
    return bytes.subarray(place === firstOf[low] ? 0 : ends[place - 1]!, ends[place]!);
  };
}
