import * as z from 'zod';
import type { FaultList } from './faults/fault-list.ts';
import { faultOfIssue } from './faults/fault-of-issue.ts';
import type { Schemas } from './schema/documents.ts';
import { isKind, reportMissing, reportUnknown, type Walk } from './walk.ts';

/**
 * Checks a document against its schema, container by container, so that every fault is found, up to the limit of the
 * list. An invalid value is removed from the document: what remains is a `Draft`, whose meaning can still be checked.
 */
export function checkShape(schemas: Schemas, regulation: string, document: Fields, faults: FaultList): void {
  checkOf(schemas[regulation]!)(document, { faults, path: [], schemas, regulation });
}

type Fields = Record<string, unknown>;

/** False: the value is unusable. A container with faults inside is usable. */
type Check = (value: unknown, walk: Walk) => boolean;

const checks = new WeakMap<z.core.$ZodType, Check>();

function checkOf(schema: z.core.$ZodType): Check {
  let check = checks.get(schema);
  if (check === undefined) {
    check = newCheck(schema);
    checks.set(schema, check);
  }
  return check;
}

function newCheck(schema: z.core.$ZodType): Check {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional) return checkOf(schema.unwrap());
  if (schema instanceof z.ZodObject) return objectCheck(schema);
  if (schema instanceof z.ZodRecord) return recordCheck(schema);
  if (schema instanceof z.ZodArray) return listCheck(schema);
  if (schema instanceof z.ZodUnion) return unionCheck(schema);
  return leafCheck(schema);
}

function objectCheck(schema: z.ZodObject): Check {
  const names = Object.keys(schema.shape);
  const fields = names.map((name) => {
    const field = schema.shape[name]!;
    return { name, check: checkOf(field), isRequired: field._zod.optin === undefined };
  });
  const known = new Set(names);
  return (value, walk) => {
    if (!isKind('object', value, walk)) return false;
    const given = value as Fields;
    for (const { name, check, isRequired } of fields) {
      if (Object.hasOwn(given, name)) {
        if (!checkAt(name, check, given[name], walk)) given[name] = undefined;
      } else if (isRequired) reportMissing(name, walk);
    }
    for (const name of Object.keys(given)) if (!known.has(name)) reportUnknown(name, names, walk);
    return true;
  };
}

function recordCheck(schema: z.ZodRecord): Check {
  const checkName = leafCheck(schema.keyType, 'name');
  const checkField = checkOf(schema.valueType);
  return (value, walk) => {
    if (!isKind('object', value, walk)) return false;
    const given = value as Fields;
    for (const name of Object.keys(given)) {
      if (walk.faults.full) break;
      const named = checkAt(name, checkName, name, walk);
      if (!checkAt(name, checkField, given[name], walk) || !named) delete given[name];
    }
    return true;
  };
}

function listCheck(schema: z.ZodArray): Check {
  const check = checkOf(schema.element);
  const isSound = soundRow(schema.element);
  return (value, walk) => {
    if (!isKind('list', value, walk)) return false;
    const given = value as unknown[];
    for (let i = 0; i < given.length && !walk.faults.full; i++)
      if (!isSound?.(given[i]) && !checkAt(i, check, given[i], walk)) given[i] = undefined;
    return true;
  };
}

/** One value or a list of such: a list is checked row by row. */
function unionCheck(schema: z.ZodUnion): Check {
  const list = schema.options.find((option) => option instanceof z.ZodArray);
  const [one, ...others] = schema.options.filter((option) => option !== list);
  if (list === undefined || one === undefined || others.length > 0) return leafCheck(schema);
  const [ofList, ofOne] = [checkOf(list), checkOf(one)];
  return (value, walk) => (Array.isArray(value) && value.length > 0 ? ofList : ofOne)(value, walk);
}

/** One fault per value, however many rules it breaks. */
function leafCheck(schema: z.core.$ZodType, pointAt?: 'name'): Check {
  const compiled = z.compile(schema);
  return (value, { faults, path }) => {
    if (z.validate(compiled, value)) return true;
    const fault = faultOfIssue(z.safeParse(schema, value).error!.issues[0]!, value, schema);
    faults.add({ path: [...path], ...(pointAt && { pointAt }), ...fault });
    return false;
  };
}

function checkAt(step: string | number, check: Check, value: unknown, walk: Walk): boolean {
  walk.path.push(step);
  const usable = check(value, walk);
  walk.path.pop();
  return usable;
}

/**
 * Rows that contain no rows of their own are validated in one compiled call: nearly
 * all of a document is sound. Where code may not be compiled, the schema collects
 * its issues itself, without a limit, which is why longer ones are walked.
 */
function soundRow(schema: z.core.$ZodType): ((row: unknown) => boolean) | undefined {
  if (!(schema instanceof z.ZodObject) || Object.values(schema.shape).some(holdsRows)) return undefined;
  const compiled = z.compile(schema);
  return (row) => z.validate(compiled, row);
}

function holdsRows(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional) return holdsRows(schema.unwrap());
  return schema instanceof z.ZodRecord || (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject);
}
