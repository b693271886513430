/** A line and its number, from 1. */
export interface Line {
  readonly text: string;
  readonly number: number;
}

/** Lines end with a line feed and with nothing else that Unicode knows as the end of a line. Throws on bytes that are no UTF-8. */
export async function* linesOf(source: AsyncIterable<string | Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let pieces: string[] = [];
  let number = 0;
  for await (const chunk of source) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      pieces.push(text.slice(from, end));
      yield { text: pieces.join(''), number: ++number };
      pieces = [];
      from = end + 1;
    }
    if (from < text.length) pieces.push(text.slice(from));
  }
  pieces.push(decoder.decode());
  const rest = pieces.join('');
  if (rest !== '') yield { text: rest, number: ++number };
}
