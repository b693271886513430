import type { Schema } from '@escala/office';
import { exampleOf } from '../../openapi/example-of.ts';
import { type JsonSchema, jsonSchemaOf } from '../../openapi/json-schema-of.ts';

/** A document with one mistake, or wrong as a whole. */
export interface Wrong {
  readonly place: string;
  readonly document: unknown;
}

type Path = readonly (string | number)[];

/** Null, and one value of every kind, including those that the field does not accept. */
const VALUES: readonly unknown[] = [null, -1.5, '\u0000', [], {}];

/**
 * Every way a document of a schema can be wrong: fields that are missing, of another kind, or unknown. A part identical
 * to one met before (`known`), such as an event in another office's file, is tried as a whole and at its first value.
 */
export function wrongDocuments(schema: Schema<unknown>, known = new Set<string>()): Wrong[] {
  const asJson = jsonSchemaOf(schema);
  const whole = exampleWithAll(asJson);
  const wrong = placesOf(whole, asJson, known).flatMap((path): Wrong[] => {
    const place = path.join('.');
    const missing = typeof path.at(-1) === 'string' ? [{ place, document: without(whole, path) }] : [];
    const others = VALUES.map((value) => ({ place, document: withValue(whole, path, value) }));
    const isObject = isRecord(at(whole, path));
    const unknown = { place: [...path, 'noSuchField'].join('.') };
    const added = isObject ? [{ ...unknown, document: withValue(whole, [...path, 'noSuchField'], 1) }] : [];
    return [...missing, ...others, ...added];
  });
  const isAsked = ({ place, document }: Wrong): boolean =>
    schema.safeParse(document).error?.issues.some(({ path }) => covers(path.map(String), place)) === true;
  return wrong.filter(isAsked);
}

/** Whether the schema itself reports this place, above it (an unknown field) or within it. */
function covers(issue: readonly string[], place: string): boolean {
  const at = issue.join('.');
  return at === place || place === '' || at.startsWith(`${place}.`) || place === [...issue, 'noSuchField'].join('.');
}

const chosen = (schema: JsonSchema): JsonSchema => {
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  return choice ? chosen(choice) : schema;
};

/** With optional fields: they can be wrong, too. */
function exampleWithAll(either: JsonSchema, depth = 0): unknown {
  const schema = chosen(either);
  const { properties, items } = schema;
  if (schema.type === 'array' && items && depth < 8)
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => exampleWithAll(items, depth + 1));
  if (schema.type !== 'object' || properties === undefined || depth > 8) return exampleOf(schema, {});
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, exampleWithAll(property, depth + 1)]),
  );
}

/** A part with fewer fields is always tried in full. */
const LARGE = 4;

function placesOf(value: unknown, either: JsonSchema, known: Set<string>, path: Path = []): Path[] {
  const { items = {}, properties = {} } = chosen(either);
  if (Array.isArray(value)) return [path, ...value.flatMap((each, i) => placesOf(each, items, known, [...path, i]))];
  if (!isRecord(value)) return [path];
  const words = JSON.stringify(either);
  const isKnown = path.length > 0 && known.has(words);
  if (Object.keys(value).length >= LARGE) known.add(words);
  const inside = Object.entries(value).slice(0, isKnown ? 1 : Infinity);
  return [path, ...inside.flatMap(([name, inner]) => placesOf(inner, properties[name] ?? {}, known, [...path, name]))];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner, step) => (inner as Record<string | number, unknown>)[step], value);

function withValue(whole: unknown, path: Path, value: unknown): unknown {
  const [last] = path.slice(-1);
  if (last === undefined) return value;
  const copy = structuredClone(whole);
  (at(copy, path.slice(0, -1)) as Record<string | number, unknown>)[last] = value;
  return copy;
}

function without(whole: unknown, path: Path): unknown {
  const copy = structuredClone(whole);
  delete (at(copy, path.slice(0, -1)) as Record<string, unknown>)[String(path.at(-1))];
  return copy;
}
