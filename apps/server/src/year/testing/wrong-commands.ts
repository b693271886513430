import type { Schema } from '@escala/office';
import { exampleOf } from '../../openapi/example-of.ts';
import { type JsonSchema, jsonSchemaOf } from '../../openapi/json-schema-of.ts';

/** A document that is wrong at one place, or in a whole. */
export interface Wrong {
  readonly place: string;
  readonly document: unknown;
}

type Path = readonly (string | number)[];

/** Nothing, and one of every kind of value: whichever of them a field does not take. */
const VALUES: readonly unknown[] = [null, -1.5, '\u0000', [], {}];

/** Everything that can be wrong with a document of a schema: fields that are missing, of another kind, or unknown. */
export function wrongDocuments(schema: Schema<unknown>): Wrong[] {
  const whole = exampleWithAll(jsonSchemaOf(schema));
  const wrong = placesOf(whole).flatMap((path): Wrong[] => {
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

/** The schema itself finds fault with the place, above it (an unknown field) or in it. */
function covers(issue: readonly string[], place: string): boolean {
  const at = issue.join('.');
  return at === place || place === '' || at.startsWith(`${place}.`) || place === [...issue, 'noSuchField'].join('.');
}

/** Optional fields as well: what may be left out may be wrong, too. */
function exampleWithAll(schema: JsonSchema, depth = 0): unknown {
  const { properties, items, anyOf, oneOf } = schema;
  const choice = anyOf?.[0] ?? oneOf?.[0];
  if (choice) return exampleWithAll(choice, depth);
  if (schema.type === 'array' && items && depth < 8)
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => exampleWithAll(items, depth + 1));
  if (schema.type !== 'object' || properties === undefined || depth > 8) return exampleOf(schema, {});
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, exampleWithAll(property, depth + 1)]),
  );
}

function placesOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((each, i) => placesOf(each, [...path, i]))];
  if (!isRecord(value)) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...path, name]))];
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
