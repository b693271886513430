import { z } from 'zod';

/** An uploaded text, limited in characters and lines (D-OFF-433). */
export const textOfLines = (letters: number, lines: number) =>
  z
    .string()
    .max(letters)
    .check(({ value, issues }) => {
      if (!hasMoreLines(value, lines)) return;
      issues.push({ code: 'too_big', origin: 'lines', maximum: lines, inclusive: true, input: value });
    });

function hasMoreLines(text: string, most: number): boolean {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < text.length - 1; at = text.indexOf('\n', at + 1))
    if (++lines > most) return true;
  return false;
}
