/** Many short runs of bytes, stored in pieces of a certain size: one run can be read without the others. */

export interface PackedTexts {
  readonly pieces: readonly number[];
  /** For each piece the number of its first run; at the end the total number of runs. */
  readonly firstOf: readonly number[];
  /** The end of each run in its piece. */
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

/** Reads a run by its place; the piece read last stays in memory. */
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
