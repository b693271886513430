import { z } from 'zod';

/** Texts with one accepted form each, described by `refusal.field-format`. */
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

/** A text in a named form, so that the refusal can describe the form expected. */
export function writtenForm(form: WrittenForm, pattern: RegExp): z.ZodCustomStringFormat<WrittenForm> {
  return z.stringFormat(form, pattern);
}

/** One readable line: at least one letter or digit, no line breaks, no invisible characters. */
const READABLE = /^(?=.*[\p{L}\p{N}])[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u;

/** The name that a command gives to anything. Older names on record stay readable as they are (D-OFF-260). */
export const nameSchema = nameUpTo(200);

/** For names shown where space is short: of a phone, of an API key. */
export const labelSchema = nameUpTo(100);

function nameUpTo(most: number): z.ZodString {
  return z.string().trim().min(1, { abort: true }).max(most).check(writtenForm('name', READABLE));
}

/** An uploaded text, limited in characters and lines (D-OFF-433). */
export const textOfLines = (letters: number, lines: number) =>
  z
    .string()
    .max(letters)
    .check(({ value, issues }) => {
      if (!hasMoreLines(value, lines)) return;
      issues.push({ code: 'too_big', origin: 'lines', maximum: lines, inclusive: true, input: value });
    });

function hasMoreLines(text: string, most: number): boolean {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < text.length - 1; at = text.indexOf('\n', at + 1))
    if (++lines > most) return true;
  return false;
}
