import type { FideListOptions, FideListParser, FideListSummary, OnBatch } from './list-parser.ts';
import { TextListParser } from './text-list-parser.ts';
import { XmlListParser } from './xml-list-parser.ts';

const MARK = [0xef, 0xbb, 0xbf] as const;
const LESS = 0x3c;
/** Most blanks to wait for before the content; no list has any. */
const MOST_BLANKS = 1 << 16;

/**
 * Reads a FIDE player list, text or XML, chunk by chunk: `push` the bytes as they come, `end` for the summary. Rows are
 * handed over in batches; memory use does not grow with the list. Never throws on input.
 */
export function fideListParser(onBatch: OnBatch, options: FideListOptions = {}): FideListParser {
  let parser: FideListParser | undefined;
  let head = new Uint8Array(0);
  const choose = (isEnd: boolean): void => {
    const start = contentStart(head);
    if (start === undefined && !isEnd && head.length < MOST_BLANKS) return;
    const at = start ?? head.length;
    parser = head[at] === LESS ? new XmlListParser(onBatch, options) : new TextListParser(onBatch, options);
    // Blank lines before the content count as lines.
    parser.push(head.subarray(startsWithMark(head) ? MARK.length : 0));
  };
  return {
    push(chunk) {
      if (parser !== undefined) parser.push(chunk);
      else if (chunk.length > 0) {
        const longer = new Uint8Array(head.length + chunk.length);
        longer.set(head);
        longer.set(chunk, head.length);
        head = longer;
        choose(false);
      }
    },
    end(): FideListSummary {
      if (parser === undefined) choose(true);
      return parser!.end();
    },
  };
}

function startsWithMark(bytes: Uint8Array): boolean {
  return MARK.every((byte, i) => bytes[i] === byte);
}

/** The first byte that is neither part of a mark nor a blank; undefined if there is none yet. */
function contentStart(bytes: Uint8Array): number | undefined {
  let at = startsWithMark(bytes) ? MARK.length : 0;
  // A mark may be cut in two.
  if (at === 0 && bytes.length < MARK.length && MARK.every((byte, i) => (bytes[i] ?? byte) === byte)) return undefined;
  while (at < bytes.length && bytes[at]! <= 0x20) at++;
  return at < bytes.length ? at : undefined;
}
