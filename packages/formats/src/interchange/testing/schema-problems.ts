import * as z from 'zod';
import { jsonSchemas, type SchemaName } from '../json-schemas.ts';

/** Where a document violates the JSON Schema of its format. */
export function schemaProblems(name: SchemaName, document: unknown): string[] {
  const schema = z.fromJSONSchema(jsonSchemas()[name] as z.core.JSONSchema.JSONSchema);
  const { error } = schema.safeParse(document);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
