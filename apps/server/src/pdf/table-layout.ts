import type { EmbeddedFont } from './embedded-font.ts';
import type { PdfColumn } from './table-pdf.ts';

/** The sizes that paper is set in: what is read at arm's length at least, and what fills a door at most. */
const LEAST = 9;
const MOST = 26;
/** Of the height of a row, the letters. */
const LETTERS = 0.68;
/** Space after a column, in letters' sizes. */
export const GAP = 0.8;
/** The lowest row in which the least size can be read. */
const LEAST_ROW = 12.6;
/** A row is at most so many times as high as its letters. */
const HIGHEST = 2.6;
const STEP = 0.25;

export interface Room {
  /** Height for rows on the first sheet, on the others, and what the last one needs below them. */
  readonly first: number;
  readonly next: number;
  readonly after: number;
  readonly width: number;
}

/** Everything that a table needs to know to be drawn. */
export interface TableLayout {
  readonly size: number;
  readonly row: number;
  readonly strips: number;
  readonly stripWidth: number;
  /** Of each column, gap included. */
  readonly widths: readonly number[];
  readonly rowsOn: (page: number) => number;
}

interface LayoutWish {
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  /** On a sheet at most; as many as can be read otherwise. */
  readonly mostRows?: number | undefined;
  /** Letters no larger than this, where sentences take several lines. */
  readonly largest?: number | undefined;
  /** Tables side by side that may be tried. */
  readonly strips?: readonly number[] | undefined;
}

const GUTTER = 18;

/** The largest letters with the fewest sheets. */
export function layoutOf(wish: LayoutWish, room: Room, fonts: readonly [EmbeddedFont, EmbeddedFont]): TableLayout {
  const tried = (wish.strips ?? [1]).map((strips) => withStrips(wish, room, fonts, strips));
  return tried.reduce((best, each) =>
    each.sheets < best.sheets || (each.sheets === best.sheets && each.size > best.size) ? each : best,
  );
}

type Tried = TableLayout & { readonly sheets: number };

function withStrips(wish: LayoutWish, room: Room, fonts: readonly [EmbeddedFont, EmbeddedFont], strips: number): Tried {
  const { columns, rows, largest = MOST } = wish;
  const stripWidth = (room.width - (strips - 1) * GUTTER) / strips;
  const lowest = Math.max(
    LEAST_ROW,
    wish.mostRows === undefined ? 0 : (room.first - room.after) / (wish.mostRows + 1) - STEP,
  );
  const on = (height: number, row: number): number => Math.max(1, Math.floor(height / row) - 1) * strips;
  const capacity = (sheets: number, row: number): number => {
    if (sheets === 1) return on(room.first - room.after, row);
    return on(room.first, row) + (sheets - 2) * on(room.next, row) + on(room.next - room.after, row);
  };
  let sheets = 1;
  while (capacity(sheets, lowest) < rows.length) sheets++;
  let row = largest * HIGHEST;
  while (row > lowest && capacity(sheets, row) < rows.length) row -= STEP;
  row = Math.max(row, lowest);
  const wanted = Math.min(largest, row * LETTERS);
  const natural = columns.map((column, i) => naturalWidth(column, i, rows, fonts));
  const total = natural.reduce((sum, width) => sum + width + GAP, 0);
  const size = Math.max(LEAST, Math.min(wanted, stripWidth / total));
  const height = Math.min(row, size * HIGHEST);
  return {
    sheets,
    strips,
    stripWidth,
    size,
    row: height,
    widths: widthsOf(columns, natural, size, stripWidth),
    rowsOn: (page) => on(page === 0 ? room.first : room.next, row),
  };
}

/** Names that stand whole before the letters become smaller; the longest ones are written shorter. */
const WHOLE = 0.9;

/** The room that a column needs at size 1: its widest text; of names the widest short form, and most of the long ones. */
function naturalWidth(
  { name, bold, shorten, wraps, isBox }: PdfColumn,
  i: number,
  rows: readonly (readonly string[])[],
  [regular, heavy]: readonly [EmbeddedFont, EmbeddedFont],
): number {
  if (wraps === true) return WRAPPED;
  const font = bold ? heavy : regular;
  const widths = (write: (text: string) => string): number[] => rows.map((row) => font.widthOf(write(row[i] ?? ''), 1));
  const whole = widths((text) => text).sort((a, b) => a - b);
  const most = shorten === undefined ? (whole.at(-1) ?? 0) : (whole[Math.floor(whole.length * WHOLE)] ?? 0);
  const texts = shorten === undefined ? most : widths(shorten).reduce((a, b) => Math.max(a, b), most);
  const widest = Math.max(texts, heavy.widthOf(name, HEADING));
  return isBox === true ? Math.max(3, widest + 0.4) : widest;
}

/** Sentences get at least this; the rest of the line is theirs. */
const WRAPPED = 12;

/** Headings are a little smaller than what stands below. */
export const HEADING = 0.8;

/** What is left over goes to the columns of words, and half as much to figures after them; what is missing is taken from words. */
function widthsOf(
  columns: readonly PdfColumn[],
  natural: readonly number[],
  size: number,
  whole: number,
): readonly number[] {
  const own = natural.map((width) => (width + GAP) * size);
  const spare = whole - own.reduce((sum, width) => sum + width, 0);
  const isWords = columns.map(({ alignment, isBox }) => alignment === 'start' && isBox !== true);
  const others = (i: number): number =>
    !isWords.includes(true) ? 1 : spare > 0 && i > 0 && !columns[i]!.isBox ? 0.5 : 0;
  const weights = own.map((width, i) => width * (isWords[i] ? 1 : others(i)));
  const weight = weights.reduce((sum, each) => sum + each, 0);
  return own.map((width, i) => width + (spare * weights[i]!) / weight);
}
