import type { z } from 'zod';

/**
 * The fields of a record as a table: a row for each field with its schema and, column by column, what the office does with it. Whatever
 * does so goes over the table, so that a field is in one place and a decision about it that is missing does not compile.
 */
export type FieldTable = Readonly<Record<string, { readonly schema: z.ZodType }>>;

/** Fields that have one of these values in a column. */
export type FieldsWhere<Table, Column extends PropertyKey, Value> = {
  [Field in keyof Table]: Table[Field] extends { readonly [Name in Column]: Value } ? Field : never;
}[keyof Table];

export function fieldsWhere<
  Table extends FieldTable,
  const Column extends keyof Table[keyof Table],
  const Value extends Table[keyof Table][Column],
>(table: Table, column: Column, ...values: readonly Value[]): FieldsWhere<Table, Column, Value>[] {
  const fields = Object.keys(table) as (keyof Table)[];
  return fields.filter((field) => values.includes(table[field]![column] as Value)) as never;
}

/** The schemas of the fields. */
export function shapeOf<Table extends FieldTable>(table: Table): { [Field in keyof Table]: Table[Field]['schema'] } {
  return Object.fromEntries(Object.entries(table).map(([field, { schema }]) => [field, schema])) as never;
}

export function picked<Body extends object, Field extends keyof Body>(
  body: Body,
  fields: readonly Field[],
): Pick<Body, Field> {
  return Object.fromEntries(fields.map((field) => [field, body[field]])) as never;
}
