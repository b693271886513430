import { stripVTControlCharacters } from 'node:util';
import { displayWidth } from './display-width.ts';

interface Wrapping {
  /** Prefix of the first line, and of those that follow. */
  readonly first: string;
  readonly rest: string;
  /** Without it the text stays on one line. */
  readonly width: number | undefined;
}

/** Wider text is tiring to read, however wide the terminal. */
const WIDEST = 100;

/** Not inside a citation: `[Suis 12.3]` stays together. */
const SPACE = / (?![^[\]]*\])/;

/** Breaks a text at spaces; colour codes have no width. */
export function wrapped(text: string, { first, rest, width }: Wrapping): string[] {
  if (width === undefined) return [first + text];
  const limit = Math.min(width, WIDEST);
  const lines: string[] = [];
  let line = first;
  let fresh = true;
  for (const word of text.split(SPACE)) {
    if (!fresh && shownWidth(line) + 1 + shownWidth(word) > limit) {
      lines.push(line);
      line = rest;
      fresh = true;
    }
    line += fresh ? word : ` ${word}`;
    fresh = false;
  }
  return [...lines, line];
}

function shownWidth(text: string): number {
  return displayWidth(stripVTControlCharacters(text));
}
