import type { z } from 'zod';
import { type FieldsWhere, fieldsWhere } from '../../kit/record-fields.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { FIRST_BIRTH_YEAR, PLAYER_FIELDS } from './player.ts';

type Fields = typeof PLAYER_FIELDS;
type Told<When> = FieldsWhere<Fields, 'told', When>;
/** A field as commands have it. */
type Written<Field extends keyof Fields> = Fields[Field] extends { readonly written: infer Schema extends z.ZodType }
  ? Schema
  : Fields[Field]['schema'];

function written<Field extends keyof Fields>(field: Field): Written<Field> {
  const row: { readonly schema: z.ZodType; readonly written?: z.ZodType } = PLAYER_FIELDS[field];
  return (row.written ?? row.schema) as Written<Field>;
}

const shaped = <Field extends keyof Fields>(fields: readonly Field[], as: (field: Field) => z.ZodType) =>
  Object.fromEntries(fields.map((field) => [field, as(field)]));

/** These fields as commands have them. */
export const writtenFacts = <Field extends keyof Fields>(fields: readonly Field[]) =>
  shaped(fields, written) as { [Each in Field]: Written<Each> };

const required = fieldsWhere(PLAYER_FIELDS, 'told', 'required');
const asked = fieldsWhere(PLAYER_FIELDS, 'told', 'asked');
const later = fieldsWhere(PLAYER_FIELDS, 'told', 'later');

/** What an officer may say of a player; licences, titles and links have acts of their own. */
export const personalFacts = writtenFacts([...required, ...asked]);

/** The same of a player on record; `null` takes a fact away that need not be there. */
export const amendedFacts = {
  ...shaped(required, (field) => written(field).optional()),
  ...shaped(asked, (field) => written(field).nullable()),
  ...writtenFacts(later),
} as { [Field in Told<'required'>]: z.ZodOptional<Written<Field>> } & {
  [Field in Told<'asked'>]: z.ZodNullable<Written<Field>>;
} & { [Field in Told<'later'>]: Written<Field> };

interface Dated {
  readonly birthDate?: string | null | undefined;
  readonly birthYear?: number | null | undefined;
  readonly federatedOn?: string | null | undefined;
}

/** The first day on which somebody may have been born. */
export function bornOn({ birthDate, birthYear }: Omit<Dated, 'federatedOn'>): string | undefined {
  return birthDate ?? (birthYear ? `${birthYear}-01-01` : undefined);
}

/** Nobody is born or federated tomorrow or was before anybody on record, and a year beside a date would say it twice. */
export function birthRefusals({ birthDate, birthYear, federatedOn }: Dated, today: string): Refusal[] {
  const refused: Refusal[] = [];
  const born = bornOn({ birthDate, birthYear });
  if (born !== undefined && born > today)
    refused.push(invalid('birth-after-today', { date: born, today }, { field: birthDate ? 'birthDate' : 'birthYear' }));
  const first = `${FIRST_BIRTH_YEAR}-01-01`;
  if (birthDate && birthDate < first)
    refused.push(invalid('birth-too-early', { date: birthDate, first }, { field: 'birthDate' }));
  if (birthDate && birthYear) refused.push(invalid('birth-twice', { date: birthDate }, { field: 'birthYear' }));
  if (federatedOn && born !== undefined && federatedOn < born)
    refused.push(invalid('federated-before-birth', { date: federatedOn, born }, { field: 'federatedOn' }));
  if (federatedOn && federatedOn > today)
    refused.push(invalid('date-after-today', { date: federatedOn, today }, { field: 'federatedOn' }));
  return refused;
}
