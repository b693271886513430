import type { EmbeddedFont } from './embedded-font.ts';

/**
 * Size and width at which a text fits its place whole: smaller down
 * to `least`, and only then narrower. Nothing is ever cut off.
 */
interface FittedText {
  readonly size: number;
  readonly narrowed: number;
}

export function fittedText(font: EmbeddedFont, text: string, width: number, most: number, least = most): FittedText {
  const natural = font.widthOf(text, 1);
  if (natural === 0) return { size: most, narrowed: 1 };
  const size = Math.max(least, Math.min(most, width / natural));
  return { size, narrowed: Math.min(1, width / (natural * size)) };
}

/** The text in lines no wider than this; a single wider word gets a line of its own. */
export function wrapped(font: EmbeddedFont, text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && font.widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
