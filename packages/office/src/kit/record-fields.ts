import type { z } from 'zod';

/**
 * The fields of a record are a table: one row for each field and one column for each thing the office does with it. The
 * code for that goes over the table, so every field is in one place and a missing decision about it does not compile.
 */
type Table = Readonly<Record<string, object>>;

/** Fields with one of these values in a column. */
export type FieldsWhere<Fields, Column extends PropertyKey, Value> = {
  [Field in keyof Fields]: Fields[Field] extends { readonly [Name in Column]: Value } ? Field : never;
}[keyof Fields];

export function fieldsWhere<
  Fields extends Table,
  const Column extends keyof Fields[keyof Fields],
  const Value extends Fields[keyof Fields][Column],
>(table: Fields, column: Column, ...values: readonly Value[]): FieldsWhere<Fields, Column, Value>[] {
  const fields = Object.keys(table) as (keyof Fields)[];
  return fields.filter((field) => values.includes(table[field]![column] as Value)) as never;
}

export function picked<Body extends object, Field extends keyof Body>(
  body: Body,
  fields: readonly Field[],
): Pick<Body, Field> {
  return Object.fromEntries(fields.map((field) => [field, body[field]])) as never;
}

/** A field as the record keeps it, and what commands may say about it. */
export interface ToldField {
  readonly schema: z.ZodType;
  /**
   * `required` or `asked`: given when the record is created, and amendable. `later`: only by amending. `no`: by acts of
   * its own.
   */
  readonly told: 'required' | 'asked' | 'later' | 'no';
  /** The schema for commands, if the record may hold more. */
  readonly written?: z.ZodType;
}
type ToldTable = Readonly<Record<string, ToldField>>;

/** The schemas of the fields. */
export function shapeOf<Fields extends ToldTable>(table: Fields): { [Field in keyof Fields]: Fields[Field]['schema'] } {
  return shaped(Object.keys(table), (field) => table[field]!.schema) as never;
}

type Written<Row> = Row extends { readonly written: infer Schema extends z.ZodType }
  ? Schema
  : Row extends { readonly schema: infer Schema extends z.ZodType }
    ? Schema
    : never;

/** Some fields as commands have them. */
export function writtenShape<Fields extends ToldTable, Field extends keyof Fields>(
  table: Fields,
  fields: readonly Field[],
): { [Each in Field]: Written<Fields[Each]> } {
  return shaped(fields, (field) => table[field]!.written ?? table[field]!.schema) as never;
}

type Told<Fields, When> = FieldsWhere<Fields, 'told', When>;

/** What is given when a record is created. */
export function toldShape<Fields extends ToldTable>(
  table: Fields,
): { [Field in Told<Fields, 'required' | 'asked'>]: Written<Fields[Field]> } {
  return writtenShape(table, fieldsWhere(table as ToldTable, 'told', 'required', 'asked')) as never;
}

/** What can be amended on an existing record; `null` removes an optional fact. */
export function amendedShape<Fields extends ToldTable>(
  table: Fields,
): { [Field in Told<Fields, 'required'>]: z.ZodOptional<Written<Fields[Field]>> } & {
  [Field in Told<Fields, 'asked'>]: z.ZodNullable<Written<Fields[Field]>>;
} & { [Field in Told<Fields, 'later'>]: Written<Fields[Field]> } {
  const written = writtenShape<ToldTable, string>(table, Object.keys(table));
  const where = (told: ToldField['told']): string[] => fieldsWhere(table as ToldTable, 'told', told) as string[];
  return {
    ...shaped(where('required'), (field) => written[field]!.optional()),
    ...shaped(where('asked'), (field) => written[field]!.nullable()),
    ...shaped(where('later'), (field) => written[field]!),
  } as never;
}

const shaped = <Field extends PropertyKey>(fields: readonly Field[], as: (field: Field) => z.ZodType) =>
  Object.fromEntries(fields.map((field) => [field, as(field)]));
