import type { FaultList } from '../faults/fault-list.ts';
import { clipped } from '../faults/shown.ts';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COMMA,
  endOfText,
  nameBetween,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from './characters.ts';

/** No document is nested deeper; anything that is must not cost the stack. */
export const DEEPEST = 64;

/** Up to this many names an object is searched linearly; beyond, it gets a set. */
const FEW = 16;

/** An open object or list. Frames are reused at the same depth, so a row costs no allocation. */
interface Frame {
  isObject: boolean;
  index: number;
  /** Position of the current name, including its quotes. */
  start: number;
  end: number;
  count: number;
  readonly hashes: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  many: Set<string> | undefined;
}

/**
 * Finds names repeated within one object, of which parsing silently keeps the last. One pass over the text. False: the
 * text is too deep to be a document, and was not read to the end.
 */
export function findRepeatedNames(text: string, faults: FaultList): boolean {
  const frames: Frame[] = [];
  let depth = 0;
  let nameNext = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      const end = endOfText(text, i);
      if (nameNext) {
        if (isRepeated(text, frames[depth - 1]!, i, end)) reportRepeated(text, frames, depth, faults);
        nameNext = false;
      }
      i = end - 1;
    } else if (code === COMMA) {
      const frame = frames[depth - 1]!;
      frame.index++;
      nameNext = frame.isObject;
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (depth === DEEPEST) {
        faults.add({ code: 'too-deep', path: [], offset: i, values: { most: DEEPEST } });
        return false;
      }
      nameNext = code === OPEN_BRACE;
      open(frames, depth++, nameNext);
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      depth--;
      nameNext = false;
    }
  }
  return true;
}

function open(frames: Frame[], depth: number, isObject: boolean): void {
  const frame = frames[depth];
  if (frame === undefined) {
    const columns = { hashes: new Int32Array(FEW), starts: new Int32Array(FEW), ends: new Int32Array(FEW) };
    frames.push({ isObject, index: 0, start: 0, end: 0, count: 0, ...columns, many: undefined });
    return;
  }
  frame.isObject = isObject;
  frame.index = 0;
  frame.count = 0;
  frame.many = undefined;
}

function isRepeated(text: string, frame: Frame, start: number, end: number): boolean {
  frame.start = start;
  frame.end = end;
  if (frame.many !== undefined) {
    const { size } = frame.many;
    return frame.many.add(nameBetween(text, start, end)).size === size;
  }
  const hash = hashOf(text, start, end);
  for (let k = 0; k < frame.count; k++)
    if (frame.hashes[k] === hash && nameAt(text, frame, k) === nameBetween(text, start, end)) return true;
  if (frame.count === FEW) {
    frame.many = new Set(Array.from({ length: FEW }, (_, k) => nameAt(text, frame, k)));
    frame.many.add(nameBetween(text, start, end));
    return false;
  }
  frame.hashes[frame.count] = hash;
  frame.starts[frame.count] = start;
  frame.ends[frame.count++] = end;
  return false;
}

function nameAt(text: string, frame: Frame, k: number): string {
  return nameBetween(text, frame.starts[k]!, frame.ends[k]!);
}

/** The same for every spelling of a name: escapes are resolved before hashing. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0;
  for (let i = start + 1; i < end - 1; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) return hashOfName(nameBetween(text, start, end));
    hash = nextHash(hash, code);
  }
  return hash;
}

function hashOfName(name: string): number {
  let hash = 0;
  for (let i = 0; i < name.length; i++) hash = nextHash(hash, name.charCodeAt(i));
  return hash;
}

function nextHash(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

function reportRepeated(text: string, frames: readonly Frame[], depth: number, faults: FaultList): void {
  const path = frames
    .slice(0, depth)
    .map((frame) => (frame.isObject ? nameBetween(text, frame.start, frame.end) : frame.index));
  const { start } = frames[depth - 1]!;
  faults.add({ code: 'repeated-name', path, offset: start, values: { field: clipped(String(path.at(-1))) } });
}
