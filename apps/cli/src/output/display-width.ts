/** Columns that a text takes on a terminal: accented letters take one, East Asian characters and emoji two. */
export function displayWidth(text: string): number {
  if (ONE_COLUMN_EACH.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += graphemeWidth(segment);
  return width;
}

/** Truncates to this many columns, with an ellipsis if anything was lost. */
export function fitWidth(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let cut = '';
  let width = 1;
  for (const { segment } of graphemes.segment(text)) {
    width += graphemeWidth(segment);
    if (width > columns) break;
    cut += segment;
  }
  return `${cut}…`;
}

/** Latin, Greek and Cyrillic letters without combining marks. */
const ONE_COLUMN_EACH =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e]*$/;
const NO_COLUMN = /^[\p{Mark}\p{Control}\p{Format}]+$/u;
const TWO_COLUMNS =
  /^[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function graphemeWidth(grapheme: string): number {
  if (NO_COLUMN.test(grapheme)) return 0;
  return TWO_COLUMNS.test(grapheme) || grapheme.includes('\ufe0f') ? 2 : 1;
}
