/** A line and its number, from 1. */
export interface Line {
  readonly text: string;
  readonly number: number;
}

/**
 * Maximum length of a line: more than any part of a paper has. A file without line ends is not read into memory
 * (D-OFF-436).
 */
export const LONGEST_LINE = 100_000_000;

/** Lines end only with a line feed, not with Unicode's other line ends. Throws on bytes that are not UTF-8. */
export async function* linesOf(
  source: AsyncIterable<string | Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let pieces: string[] = [];
  let held = 0;
  let number = 0;
  for await (const chunk of source) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      pieces.push(text.slice(from, end));
      yield { text: pieces.join(''), number: ++number };
      pieces = [];
      held = 0;
      from = end + 1;
    }
    if (from < text.length) pieces.push(text.slice(from));
    held += text.length - from;
    if (held > longest) throw new RangeError(`Line ${number + 1} has more than ${longest} letters.`);
  }
  pieces.push(decoder.decode());
  const rest = pieces.join('');
  if (rest !== '') yield { text: rest, number: ++number };
}
