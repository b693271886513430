import type { Schema } from '@escala/office';
import { type JsonSchema, jsonSchemaOf } from './json-schema-of.ts';

const PLACE = '#/components/schemas/';

/**
 * Collects named schemas. Definitions inside a schema become components of their own, so that every reference resolves.
 */
export interface Components {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  add(name: string, schema: Schema<unknown>, io?: 'input' | 'output'): JsonSchema;
}

export function components(): Components {
  const schemas: Record<string, JsonSchema> = {};
  return {
    schemas,
    add: (name, schema, io) => {
      const { $defs = {}, ...whole } = jsonSchemaOf(schema, io);
      const nameOf = (pointer: string): string =>
        pointer === '#' ? name : `${name}.${pointer.slice('#/$defs/'.length)}`;
      for (const [inner, definition] of Object.entries($defs))
        schemas[nameOf(`#/$defs/${inner}`)] = withReferences(definition, nameOf);
      schemas[name] = withReferences(whole, nameOf);
      return { $ref: `${PLACE}${name}` };
    },
  };
}

function withReferences(schema: JsonSchema, nameOf: (pointer: string) => string): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? `${PLACE}${nameOf(value)}` : value,
  ) as JsonSchema;
}
