import { CLOCK_TIME, parseDay } from '@escala/core';
import { type RuleBook, ruleBooks } from '@escala/regulations';
import * as z from 'zod';

/** The kinds of value in documents. Limits that no single value can show are checked in `../meaning`. */

/** Control characters, line and paragraph separators; spelt so that every JSON Schema validator accepts it. */
const UNPRINTABLE = String.raw`\u0000-\u001f\u007f-\u009f\u2028\u2029`;

/** `__proto__` is the one name that a JavaScript object does not store like any other. */
const IDENTIFIER = new RegExp(`^(?!__proto__$)[^${UNPRINTABLE}]+$`);
const PRINTABLE = new RegExp(`^[^${UNPRINTABLE}]*$`);

/** Rejects half a surrogate pair, as left by a broken escape. */
const wellFormed = (text: string): boolean => text.isWellFormed();
const isBroken = { params: { fault: 'control-character' } };

const YEAR = /^(?:19|2\d)\d\d$/;

const LONGEST_ID = 64;
const LONGEST_NAME = 200;

export const id = z.string().min(1).max(LONGEST_ID).regex(IDENTIFIER).refine(wellFormed, isBroken);

export const name = z.string().max(LONGEST_NAME).regex(PRINTABLE).refine(wellFormed, isBroken);

export const sentence = z.string();

/** A calendar date that exists. JSON Schema knows it as `format: date`. */
export const date = z
  .string()
  .refine((text) => parseDay(text) !== undefined, { params: { fault: 'no-date' } })
  .meta({ format: 'date' });

export const clockTime = z
  .string()
  .refine((text) => CLOCK_TIME.test(text), { params: { fault: 'no-time' } })
  .meta({ pattern: CLOCK_TIME.source });

export const rating = z.int().min(1).max(9999);

export const round = z.int().min(1).max(999);

export const year = z.int().min(1900).max(2999);

/** A year as a field name. */
export const yearName = z
  .string()
  .refine((text) => YEAR.test(text), { params: { fault: 'no-year' } })
  .meta({ pattern: YEAR.source });

export const gamesInYear = z.int().min(0).max(9999);

export const gameCount = z.int().min(0).max(999_999);

/** Points by ruling, which may also be taken away. */
export const assigned = z.number().min(-99.9).max(99.9);

/** Whole and half points. */
export const points = z.number().min(0).max(999).multipleOf(0.5);

/** Whole and half places, from the first. */
export const place = z.number().min(1).max(99_999).multipleOf(0.5);

export const flag = z.boolean();

export const amount = z.number();

export const count = z.int().min(0);

/** The meaning of a field that only some books read, preceded by their names. */
export function readBy(field: string, meaning: string): string {
  const books = Object.values<RuleBook>(ruleBooks).filter(({ documents }) => documents.fields.includes(field));
  return `${books.map(({ id }) => id).join(', ')}: ${meaning}`;
}

/** The first type, which the compiler checks to be assignable to the second. */
export type Assignable<Given extends Wanted, Wanted> = Given;
