import type { JsonSchema } from './json-schema-of.ts';

const FORMATS: Readonly<Record<string, string>> = {
  date: '2017-02-01',
  'date-time': '2017-02-01T12:00:00.000Z',
  email: 'anna@example.org',
  uuid: '018f3c2a-7b1e-7c3d-9a4b-5c6d7e8f9a0b',
  uri: 'https://example.org/',
};

const SHA256 = '0123456789abcdef'.repeat(4);

type Schemas = Readonly<Record<string, JsonSchema>>;

/** A value that the schema allows, or nearly: required fields only, the first of several choices. */
export function exampleOf(schema: JsonSchema, schemas: Schemas, depth = 0): unknown {
  if (schema.examples?.length) return schema.examples[0];
  if (schema.$ref !== undefined) return ofReference(schema.$ref, schemas, depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (choice) return exampleOf(choice, schemas, depth);
  switch (schema.type) {
    case 'object':
      return ofObject(schema, schemas, depth);
    case 'array':
      return ofArray(schema, schemas, depth);
    case 'integer':
    case 'number':
      return schema.minimum ?? (schema.exclusiveMinimum === undefined ? 1 : schema.exclusiveMinimum + 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return ofText(schema);
  }
}

function ofReference(reference: string, schemas: Schemas, depth: number): unknown {
  const target = schemas[reference.slice(reference.lastIndexOf('/') + 1)];
  return target === undefined || depth > 5 ? {} : exampleOf(target, schemas, depth + 1);
}

function ofObject({ properties = {}, required = [] }: JsonSchema, schemas: Schemas, depth: number): unknown {
  const entries = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(entries.map(([name, property]) => [name, exampleOf(property, schemas, depth + 1)]));
}

function ofArray({ items, prefixItems, minItems = 0 }: JsonSchema, schemas: Schemas, depth: number): unknown {
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, schemas, depth + 1));
  const wanted = depth > 5 ? minItems : Math.max(1, minItems);
  return Array.from({ length: wanted }, () => exampleOf(items ?? {}, schemas, depth + 1));
}

function ofText({ format, pattern, minLength = 1, maxLength = 1000 }: JsonSchema): string {
  if (format !== undefined && FORMATS[format] !== undefined) return FORMATS[format];
  const fits = (text: string): boolean => new RegExp(pattern ?? '', 'u').test(text);
  const tried = ['text', '123456', '2017', 'standard', 'player.show', 'CAT', '1', 'a1', '2017-02-01', 'A', SHA256];
  const found = tried.find((text) => text.length >= minLength && text.length <= maxLength && fits(text));
  return found ?? 'text'.repeat(Math.ceil(minLength / 4)).slice(0, maxLength);
}
