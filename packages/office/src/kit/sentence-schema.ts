import type { CodeOf } from '@escala/core';
import { z } from 'zod';

/** The key of a sentence as kept and answered: it was written by an office that had the words for it. */
export const codeSchema = <Area extends string>() => z.string() as z.ZodType<string> as z.ZodType<CodeOf<Area>>;

export const valuesSchema = z.record(z.string(), z.union([z.string(), z.number()]));

/** A sentence, put into words when shown: `<area>.<code>`. */
export const sentenceSchema = <Area extends string>() =>
  z.strictObject({ code: codeSchema<Area>(), values: valuesSchema });
