export interface Position {
  readonly line: number;
  readonly column: number;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Lines and columns of offsets in ascending order, all from one pass. A line ends with LF, CR LF or CR. */
export function positionsOf(text: string, offsets: readonly number[]): Position[] {
  const positions: Position[] = [];
  let line = 1;
  let lineStart = 0;
  let i = 0;
  for (const offset of offsets) {
    for (; i < offset; i++) {
      const code = text.charCodeAt(i);
      if (code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(i + 1) !== LINE_FEED)) {
        line++;
        lineStart = i + 1;
      }
    }
    positions.push({ line, column: offset - lineStart + 1 });
  }
  return positions;
}
