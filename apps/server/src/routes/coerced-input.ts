import { entryOf } from '@escala/core';
import type { Schema } from '@escala/office';
import { type JsonSchema, jsonSchemaOf } from '../openapi/json-schema-of.ts';

/**
 * Converts texts of an address to what the question's schema asks
 * for; what does not fit stays text and is refused by name.
 */
type Coerce = (texts: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

export function coercionFor(input: Schema<unknown>): Coerce {
  const schema = jsonSchemaOf(input);
  return (texts) => {
    const out: Record<string, unknown> = {};
    for (const [name, text] of Object.entries(texts)) place(out, schema, name, text);
    return out;
  };
}

/** `after.value=x` is the field `value` of `after`, where the schema has such a field. */
function place(out: Record<string, unknown>, schema: JsonSchema, name: string, text: unknown): void {
  const [first = '', ...rest] = name.split('.');
  const property = ownProperty(schema, first);
  const inner = rest.length > 0 && property ? objectOf(property) : undefined;
  const taken = Object.hasOwn(out, first) && !isObject(out[first]);
  if (inner === undefined || taken) {
    define(out, name, coerced(ownProperty(schema, name), text));
    return;
  }
  if (!Object.hasOwn(out, first)) define(out, first, {});
  place(out[first] as Record<string, unknown>, inner, rest.join('.'), text);
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Defined, not assigned: a field called `__proto__` is just another unknown field. */
function define(out: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(out, name, { value, enumerable: true, configurable: true, writable: true });
}

function ownProperty(schema: JsonSchema | undefined, name: string): JsonSchema | undefined {
  return entryOf(schema?.properties ?? {}, name);
}

const choices = (schema: JsonSchema): readonly JsonSchema[] => schema.anyOf ?? schema.oneOf ?? [schema];
const objectOf = (schema: JsonSchema): JsonSchema | undefined => choices(schema).find(({ type }) => type === 'object');

function coerced(schema: JsonSchema | undefined, text: unknown): unknown {
  if (schema === undefined) return text;
  const array = choices(schema).find(({ type }) => type === 'array');
  if (array) return (Array.isArray(text) ? text : [text]).map((each) => coerced(array.items, each));
  if (typeof text !== 'string') return text;
  const types = choices(schema).map(({ type }) => type);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  const isNumber = types.includes('number') || types.includes('integer');
  return isNumber && /^-?\d+(\.\d+)?$/.test(text) && !types.includes('string') ? Number(text) : text;
}
