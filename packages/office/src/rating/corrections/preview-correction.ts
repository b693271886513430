import { z } from 'zod';
import { findingSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { keptFindings } from '../../scrabble/series/scrabble-book.ts';
import { touchedByCorrection, touchedByCorrectionSchema } from '../../titles/judging/touched-by-correction.ts';
import { movedListSchema } from '../series/effect.ts';
import { recordedBeforeSchema, recordedChangeSchema } from './correction.ts';
import { correctionEffect, loadCorrection } from './correction-effect.ts';

/** What a correction would move, before it is confirmed: every list and every player. */
export const previewCorrection = defineQuestion({
  kind: 'correction.preview',
  input: z.strictObject({ change: recordedChangeSchema }),
  answer: z.strictObject({
    /** To be sent with the confirmation. */
    preview: z.string(),
    before: recordedBeforeSchema.optional(),
    /** Number of players who move on any list. */
    players: z.int(),
    lists: z.array(movedListSchema),
    /** For a correction of dates: the rounds played on other days than those on record. */
    days: z.array(z.strictObject({ round: z.int(), before: z.iso.date().nullable(), after: z.iso.date() })),
    /** Games that the rule book will not rate. */
    findings: z.array(findingSchema),
    /** Norms, titles and promotions of the event that would change. */
    touched: touchedByCorrectionSchema,
  }),
  ask: async (reading, { change }, { today }, ports) => {
    const effect = correctionEffect(await loadCorrection(reading, change, ports), change, today, ports.digest);
    if ('refused' in effect) throw new Refused(effect.refused);
    const players = new Set(effect.lists.flatMap(({ lines }) => lines.map(({ player }) => player))).size;
    return {
      preview: effect.digest,
      ...(effect.before && { before: effect.before }),
      players,
      lists: [...effect.lists],
      days: [...effect.days],
      findings: keptFindings(effect.findings),
      touched: await touchedByCorrection(reading, change),
    };
  },
});
