import type { Schema } from '@escala/office';
import { z } from 'zod';

/** The part of JSON Schema 2020-12 that zod generates. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

const known = { input: new WeakMap<object, JsonSchema>(), output: new WeakMap<object, JsonSchema>() };

/** What is sent (`input`) or answered (`output`); what JSON cannot express is left open. Computed once per schema. */
export function jsonSchemaOf(schema: Schema<unknown>, io: 'input' | 'output' = 'input'): JsonSchema {
  const before = known[io].get(schema);
  if (before !== undefined) return before;
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema as z.ZodType, {
    io,
    unrepresentable: 'any',
  }) as JsonSchema & {
    $schema?: string;
  };
  known[io].set(schema, made);
  return made;
}

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
