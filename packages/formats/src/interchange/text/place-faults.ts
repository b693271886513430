import type { Fault, FoundFault } from '../faults/fault.ts';
import { positionsOf } from './lines.ts';
import { addTarget, locateTargets, newTarget, offsetOf } from './locate.ts';

/** Faults with their places in the text, in the order of the text. The text is well formed wherever a fault has no offset. */
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

function offsetsOf(text: string, found: readonly FoundFault[]): number[] {
  const root = newTarget();
  const sought = found.filter((fault) => fault.offset === undefined);
  for (const fault of sought) addTarget(root, fault.path);
  if (sought.length > 0) locateTargets(text, root);
  return found.map((fault) => {
    // The last word comes last.
    if (fault.code === 'too-many') return text.length;
    return fault.offset ?? offsetOf(root, fault.path, fault.pointAt ?? 'value');
  });
}
