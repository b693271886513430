import type { CodeOf, Finding } from '@escala/core';
import { z } from 'zod';

/** The key of a sentence as kept and answered: it was written by an office that had the words for it. */
export const codeSchema = <Area extends string>() => z.string() as z.ZodType<string> as z.ZodType<CodeOf<Area>>;

export const valuesSchema = z.record(z.string(), z.union([z.string(), z.number()]));

/** A sentence, put into words when shown: `<area>.<code>`. */
export const sentenceSchema = <Area extends string>() =>
  z.strictObject({ code: codeSchema<Area>(), values: valuesSchema });

/** A rule book's finding as kept: keys and values, turned into words when shown. */
export const findingSchema = z.strictObject({
  severity: z.enum(['error', 'warning']),
  code: codeSchema<'finding'>(),
  article: z.string(),
  refuses: z.literal(true).exactOptional(),
  decisions: z.array(codeSchema<'decision'>()).exactOptional(),
  event: z.string().exactOptional(),
  round: z.int().exactOptional(),
  player: z.string().exactOptional(),
  values: valuesSchema,
});
export type KeptFinding = z.infer<typeof findingSchema>;

/** A step of a working; words under `working.<quantity>`. */
export const stepSchema = z.strictObject({
  quantity: codeSchema<'working'>(),
  articles: z.array(z.string()),
  decisions: z.array(codeSchema<'decision'>()),
  values: valuesSchema,
});

interface Judged {
  readonly code: Finding['code'];
  readonly holds?: string | undefined;
  readonly round?: number | undefined;
  readonly player?: string | undefined;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Values for a finding's own sentence (`finding.<code>`), for refusals that repeat it. */
export function findingValues({
  code,
  holds,
  round,
  player,
  values,
}: Judged): Readonly<Record<string, string | number>> {
  return {
    ...(holds !== undefined && { holds }),
    ...(round !== undefined && { round }),
    ...(player !== undefined && { player }),
    ...values,
    finding: code,
  };
}
