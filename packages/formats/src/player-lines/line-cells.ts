/** `1. `, `12) `, `- `, `• ` and the like before a name, or a number in a cell of its own. */
export function withoutBullet(line: string): string {
  return line.replace(/^\s*(?:[-–—*•·▪◦>]+\s+|#?\d{1,4}\s*[.):\]-]+\s*|\d{1,4}(?:\t|\s*[;|]))\s*/u, '').trim();
}

/**
 * The cells of one line. Tabs, semicolons and upright strokes always separate; commas do where there are two, or where figures follow
 * the only one: `Puig, Joana` is one name.
 */
export function cellsOfLine(line: string): string[] {
  if (line === '') return [];
  const strong = /[\t;|]/.test(line) ? line.split(/[\t;|]/) : commaCells(line);
  return strong.map((cell) => unquoted(cell.trim()).replace(/\s+/g, ' ')).filter((cell) => /[\p{L}\p{N}]/u.test(cell));
}

function commaCells(line: string): string[] {
  const cells = line.split(',');
  const isName = cells.length === 1 || (cells.length === 2 && !/^\s*\d/.test(cells[1]!));
  if (isName) return [line];
  // `Puig, Joana, 1874`: the first comma belongs to the name where a word stands on both sides and no figure is in them.
  const [first = '', second = '', ...rest] = cells;
  const isPair = isOneName(first) && isOneName(second) && rest.length > 0 && !/\s/.test(first.trim());
  return isPair ? [`${first.trim()}, ${second.trim()}`, ...rest] : cells;
}

const isOneName = (cell: string): boolean =>
  cell.trim() !== '' && !/\d/.test(cell) && cell.trim().split(/\s+/).length <= 3;

const unquoted = (cell: string): string =>
  cell
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .replace(/^'(?=[=+\-@])/, '');
