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
type WrittenForm = (typeof WRITTEN_FORMS)[number];

/** A text in a form that has a name, so that whoever writes it otherwise is told how it is written. */
export function writtenForm(form: WrittenForm, pattern: RegExp): z.ZodCustomStringFormat<WrittenForm> {
  return z.stringFormat(form, pattern);
}

/** One line that can be read: a letter or digit, no line breaks, no signs that nobody sees. */
const READABLE = /^(?=.*[\p{L}\p{N}])[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u;

/** The name that a command gives to anything. What is on record from before stays readable as it is (D-OFF-260). */
export const nameSchema = nameUpTo(200);

/** A name beside which there is little room: that of a telephone, of a key. */
export const labelSchema = nameUpTo(100);

function nameUpTo(most: number): z.ZodString {
  return z.string().trim().min(1, { abort: true }).max(most).check(writtenForm('name', READABLE));
}
