import * as z from 'zod';
import type { FaultList } from './faults/fault-list.ts';
import { faultOfIssue } from './faults/fault-of-issue.ts';
import { nearestName } from './faults/nearest-name.ts';
import { clipped, kindOf } from './faults/shown.ts';

/**
 * Holds a document against its schema, container by container, so that every fault is found, up to the limit of the
 * list. A value that is not what it should be is taken out of the document: what remains is a `Draft`, of which the
 * meaning can still be checked.
 */
export function checkShape(schemas: Schemas, regulation: string, document: Row, faults: FaultList): void {
  checkObject(schemas[regulation]!, document, { faults, path: [], schemas });
}

/** One schema for each regulation that the format knows. */
export type Schemas = Readonly<Record<string, z.ZodObject>>;

type Row = Record<string, unknown>;

interface Walk {
  readonly faults: FaultList;
  /** Where the walk is; copied when there is something to tell. */
  readonly path: (string | number)[];
  readonly schemas: Schemas;
}

/** False: the value is unusable. A container with faults inside is usable. */
function check(schema: z.core.$ZodType, value: unknown, walk: Walk): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional)
    return check(schema.unwrap(), value, walk);
  if (schema instanceof z.ZodObject) return isObject(value, walk) && checkObject(schema, value, walk);
  if (schema instanceof z.ZodRecord) return isObject(value, walk) && checkRecord(schema, value, walk);
  if (schema instanceof z.ZodArray) return isList(value, walk) && checkList(schema, value, walk);
  return checkLeaf(schema, value, walk);
}

function checkObject(schema: z.ZodObject, value: Row, walk: Walk): boolean {
  const { shape } = schema;
  for (const name of Object.keys(shape)) {
    const field = shape[name]!;
    if (Object.hasOwn(value, name)) {
      if (!checkAt(name, field, value[name], walk)) value[name] = undefined;
    } else if (field._zod.optin === undefined) {
      walk.faults.add({ code: 'missing', path: [...walk.path, name], values: { field: name } });
    }
  }
  for (const name of Object.keys(value)) if (!Object.hasOwn(shape, name)) reportUnknown(name, Object.keys(shape), walk);
  return true;
}

function reportUnknown(name: string, known: readonly string[], { faults, path, schemas }: Walk): void {
  const at = { path: [...path, name], pointAt: 'name' } as const;
  const field = clipped(name);
  const others =
    path.length > 0 ? [] : Object.keys(schemas).filter((other) => Object.hasOwn(schemas[other]!.shape, name));
  const nearest = nearestName(name, known);
  if (others.length > 0)
    faults.add({ ...at, code: 'field-elsewhere', values: { field, regulations: others.join(', ') } });
  else if (nearest !== undefined) faults.add({ ...at, code: 'unknown-field-nearest', values: { field, nearest } });
  else faults.add({ ...at, code: 'unknown-field', values: { field, known: known.join(', ') } });
}

function checkRecord(schema: z.ZodRecord, value: Row, walk: Walk): boolean {
  for (const name of Object.keys(value)) {
    if (walk.faults.full) break;
    walk.path.push(name);
    const named = checkLeaf(schema.keyType, name, walk, 'name');
    const usable = check(schema.valueType, value[name], walk);
    walk.path.pop();
    if (!named || !usable) delete value[name];
  }
  return true;
}

function checkList(schema: z.ZodArray, value: unknown[], walk: Walk): boolean {
  const isSound = soundRow(schema.element);
  for (let i = 0; i < value.length && !walk.faults.full; i++)
    if (!isSound?.(value[i]) && !checkAt(i, schema.element, value[i], walk)) value[i] = undefined;
  return true;
}

function checkAt(step: string | number, schema: z.core.$ZodType, value: unknown, walk: Walk): boolean {
  walk.path.push(step);
  const usable = check(schema, value, walk);
  walk.path.pop();
  return usable;
}

/** One fault for a value, however many rules it breaks. */
function checkLeaf(schema: z.core.$ZodType, value: unknown, { faults, path }: Walk, pointAt?: 'name'): boolean {
  const result = z.safeParse(schema, value);
  if (result.success) return true;
  const fault = faultOfIssue(result.error.issues[0]!, value, schema);
  faults.add({ path: [...path], ...(pointAt && { pointAt }), ...fault });
  return false;
}

function isObject(value: unknown, walk: Walk): value is Row {
  return isKind('object', value, walk);
}

function isList(value: unknown, walk: Walk): value is unknown[] {
  return isKind('list', value, walk);
}

function isKind(expected: 'object' | 'list', value: unknown, { faults, path }: Walk): boolean {
  const found = kindOf(value);
  if (found !== expected) faults.add({ code: 'wrong-type', path: [...path], values: { expected, found } });
  return found === expected;
}

const soundRows = new WeakMap<z.core.$ZodType, (row: unknown) => boolean>();

/** Rows that hold no rows of their own are tried in one compiled call: nearly all of a document is sound. */
function soundRow(schema: z.core.$ZodType): ((row: unknown) => boolean) | undefined {
  if (!(schema instanceof z.ZodObject) || Object.values(schema.shape).some(holdsRows)) return undefined;
  let isSound = soundRows.get(schema);
  if (isSound === undefined) {
    const compiled = z.compile(schema);
    isSound = (row) => compiled.validate(row);
    soundRows.set(schema, isSound);
  }
  return isSound;
}

function holdsRows(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional) return holdsRows(schema.unwrap());
  return schema instanceof z.ZodRecord || (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject);
}
