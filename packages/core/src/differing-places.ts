/** A column of whole numbers. */
type NumberColumn = Uint8Array | Int8Array | Uint16Array | Int16Array | Int32Array;

const WORD = 4;

/**
 * Indices at which two columns of the same type and length differ, in order. Compares four bytes at a time, since large
 * columns are nearly identical.
 */
export function forDiffering<Column extends NumberColumn>(a: Column, b: Column, visit: (place: number) => void): void {
  const ofWord = WORD / a.BYTES_PER_ELEMENT;
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  const look = (from: number, to: number): void => {
    for (let place = from; place < to; place++) if (a[place] !== b[place]) visit(place);
  };
  for (let word = 0; word < ours.length; word++)
    if (ours[word] !== theirs[word]) look(word * ofWord, (word + 1) * ofWord);
  // The remainder does not fill a word.
  look(ours.length * ofWord, a.length);
}

/** A column that starts in the middle of a word is copied; those of lists start at one. */
function wordsOf(column: NumberColumn): Int32Array {
  const whole = column.byteOffset % WORD === 0 ? column : column.slice();
  return new Int32Array(whole.buffer, whole.byteOffset, Math.floor(whole.byteLength / WORD));
}
