import { WRITTEN_FORMS } from '@escala/office';
import type { JsonSchema } from './json-schema-of.ts';

export interface FieldRow {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

type Schemas = Readonly<Record<string, JsonSchema>>;

/** The fields of a schema as rows; nested fields joined by a dot, those of a list by `[]`. */
export function fieldRows(schema: JsonSchema, schemas: Schemas, prefix = '', depth = 0): readonly FieldRow[] {
  const { properties = {}, required = [] } = resolved(schema, schemas);
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const own = { name, type: typeText(property, schemas), required: required.includes(key) };
    if (depth > 3) return [own];
    const inner = resolved(property, schemas);
    const rows = inner.items
      ? fieldRows(inner.items, schemas, `${name}[].`, depth + 1)
      : fieldRows(inner, schemas, `${name}.`, depth + 1);
    return [own, ...rows];
  });
}

function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  return schema.$ref === undefined ? schema : (schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {});
}

/** `text 1–200`, `integer ≥ 1`, `a | b`, `list of text`. */
export function typeText(given: JsonSchema, schemas: Schemas): string {
  const schema = resolved(given, schemas);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => typeText(choice, schemas)))].join(' | ');
  if (schema.type === 'array') return `[${schema.items ? typeText(schema.items, schemas) : ''}]${limits(schema)}`;
  // The office's own format names say too little to a programmer.
  const isWellKnown = schema.format !== undefined && !WRITTEN_FORMS.some((form) => form === schema.format);
  return [schema.format ?? schema.type ?? 'any', isWellKnown ? '' : (schema.pattern ?? '')]
    .filter((word) => word !== '')
    .join(' ')
    .concat(limits(schema));
}

function limits(schema: JsonSchema): string {
  const least = schema.minLength ?? schema.minItems ?? schema.minimum;
  // zod writes out the limits of safe integers, which are of no use to a reader.
  const most = schema.maxLength ?? schema.maxItems ?? schema.maximum;
  const shown = most !== undefined && most < Number.MAX_SAFE_INTEGER;
  const low = least !== undefined && least > -Number.MAX_SAFE_INTEGER ? ` ≥ ${least}` : '';
  return `${low}${shown ? ` ≤ ${most}` : ''}`;
}
