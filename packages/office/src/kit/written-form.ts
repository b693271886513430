import { z } from 'zod';

/** Texts that are written in one way only; `refusal.field-format` tells how, for each of them. */
export const WRITTEN_FORMS = [
  'name',
  'slug',
  'federationId',
  'givenId',
  'groupId',
  'gameId',
  'fideId',
  'country',
  'teamLetter',
  'tokenScope',
  'colour',
  'webAddress',
  'month',
] as const;
export type WrittenForm = (typeof WRITTEN_FORMS)[number];

/** A text in a form that has a name, so that whoever writes it otherwise is told how it is written. */
export function writtenForm(form: WrittenForm, pattern: RegExp): z.ZodCustomStringFormat<WrittenForm> {
  return z.stringFormat(form, pattern);
}
