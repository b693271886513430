import { ruleBookOf } from '@escala/regulations';
import type { FaultList } from './faults/fault-list.ts';
import { nearestName } from './faults/nearest-name.ts';
import { clipped, kindOf } from './faults/shown.ts';
import type { Schemas } from './schema/documents.ts';

/** A walk through a document, with what checks of containers need. */
export interface Walk {
  readonly faults: FaultList;
  /** The current path; copied when there is something to report. */
  readonly path: (string | number)[];
  readonly schemas: Schemas;
  readonly regulation: string;
}

export function isKind(expected: 'object' | 'list', value: unknown, { faults, path }: Walk): boolean {
  const found = kindOf(value);
  if (found !== expected) faults.add({ code: 'wrong-type', path: [...path], values: { expected, found } });
  return found === expected;
}

export function reportMissing(field: string, { faults, path }: Walk): void {
  faults.add({ code: 'missing', path: [...path, field], values: { field } });
}

/** Reports a field of another regulation, a probable typo, or an unknown field. */
export function reportUnknown(name: string, known: readonly string[], walk: Walk): void {
  const at = { path: [...walk.path, name], pointAt: 'name' } as const;
  const field = clipped(name);
  const regulations = regulationsWith(name, walk);
  const nearest = nearestName(name, known);
  if (regulations !== '') walk.faults.add({ ...at, code: 'field-elsewhere', values: { field, regulations } });
  else if (nearest !== undefined) walk.faults.add({ ...at, code: 'unknown-field-nearest', values: { field, nearest } });
  else walk.faults.add({ ...at, code: 'unknown-field', values: { field, known: known.join(', ') } });
}

/**
 * The regulations whose documents have such a field, at the top or,
 * as they declare, within; none if this regulation has it elsewhere.
 */
function regulationsWith(name: string, { path, schemas, regulation: own }: Walk): string {
  const has = (regulation: string): boolean =>
    path.length === 0
      ? Object.hasOwn(schemas[regulation]!.shape, name)
      : ruleBookOf(regulation)?.documents.fields.includes(name) === true;
  return has(own) ? '' : Object.keys(schemas).filter(has).join(', ');
}
