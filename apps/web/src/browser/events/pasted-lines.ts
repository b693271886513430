interface PastedLine {
  readonly name: string;
  /** As typed, first place first. */
  readonly prizes: readonly string[];
}

/**
 * Rows copied from a spreadsheet: a name and the prizes by place, each in a column. Trailing empty cells are ignored.
 */
export function pastedLines(text: string): PastedLine[] {
  return text
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [name = '', ...prizes] = row.split('\t').map((cell) => cell.trim().replaceAll(';', ','));
      while (prizes.at(-1) === '') prizes.pop();
      return { name, prizes };
    });
}
