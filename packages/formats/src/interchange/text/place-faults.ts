import type { Fault, FoundFault } from '../faults/fault.ts';
import { addTarget, locateTargets, newTarget, offsetOf } from './locate.ts';

interface Position {
  readonly line: number;
  readonly column: number;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Lines and columns of offsets in ascending order, all from one pass. A line ends with LF, CR LF or CR. */
export function positionsOf(text: string, offsets: readonly number[]): Position[] {
  const positions: Position[] = [];
  let line = 1;
  let lineStart = 0;
  let i = 0;
  for (const offset of offsets) {
    for (; i < offset; i++) {
      const code = text.charCodeAt(i);
      if (code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(i + 1) !== LINE_FEED)) {
        line++;
        lineStart = i + 1;
      }
    }
    positions.push({ line, column: offset - lineStart + 1 });
  }
  return positions;
}

/** Faults with their positions, in the order of the text. The text is well formed if any fault has no offset. */
export function placeFaults(text: string, found: readonly FoundFault[]): Fault[] {
  const offsets = offsetsOf(text, found);
  const order = found.map((_, i) => i).sort((a, b) => offsets[a]! - offsets[b]! || a - b);
  const positions = positionsOf(
    text,
    order.map((i) => offsets[i]!),
  );
  return order.map((i, k) => {
    const { code, path, values, article } = found[i]!;
    return { code, path, ...positions[k]!, values, ...(article !== undefined && { article }) };
  });
}

/** Faults without an offset are looked for in the text; the notice that there are too many has no place of its own. */
const isSought = ({ code, offset }: FoundFault): boolean => offset === undefined && code !== 'too-many';

function offsetsOf(text: string, found: readonly FoundFault[]): number[] {
  const root = newTarget();
  const sought = found.filter(isSought);
  for (const fault of sought) addTarget(root, fault.path);
  if (sought.length > 0) locateTargets(text, root);
  return found.map((fault) => {
    // The notice that there are too many comes last.
    if (fault.code === 'too-many') return text.length;
    return fault.offset ?? offsetOf(root, fault.path, fault.pointAt ?? 'value');
  });
}
