import type { EmbeddedFont } from './embedded-font.ts';
import type { PdfColumn } from './table-pdf.ts';

/** Letter sizes: the smallest that can be read at arm's length, and the largest for a poster. */
const LEAST = 9;
const MOST = 26;
/** Share of the row's height that the letters take. */
const LETTERS = 0.68;
/** Space after a column, in multiples of the letter size. */
export const GAP = 0.8;
/** The lowest row in which the smallest size is readable. */
const LEAST_ROW = 12.6;
/** A row is at most this many times as high as its letters. */
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
  /** Of each column, including its gap. */
  readonly widths: readonly number[];
  readonly rowsOn: (page: number) => number;
}

interface LayoutWish {
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Most rows on a sheet; by default as many as are readable. */
  readonly mostRows?: number | undefined;
  /** Limits the letter size, where sentences take several lines. */
  readonly largest?: number | undefined;
  /** Numbers of tables side by side to try. */
  readonly strips?: readonly number[] | undefined;
}

const GUTTER = 18;

/** The fewest sheets, and then the largest letters. */
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

/** The share of names that must fit whole before the letters are made smaller; the longest names are abbreviated. */
const WHOLE = 0.9;

/** The width a column needs at size 1: its widest text; for names the widest short form, and most of the long ones. */
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

/** Sentences get at least this width, plus the rest of the line. */
const WRAPPED = 12;

/** Headings are slightly smaller than the text below. */
export const HEADING = 0.8;

/** Spare width goes to text columns, and half as much to figures after them; missing width is taken from text. */
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
