import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { findingSchema } from '../../records/finding.ts';
import { scrabbleBeforeSchema, scrabbleChangeSchema } from '../../records/scrabble-correction.ts';
import { keptFindings } from '../../scrabble/kept-findings.ts';
import { loadScrabbleCorrection, scrabbleCorrectionEffect } from '../../scrabble/scrabble-correction-effect.ts';
import { movedScrabbleListSchema } from './rating-schemas.ts';

/** What a correction would move, before anybody confirms it: every list and every printed rating. */
export const previewScrabbleCorrection = defineQuestion({
  kind: 'scrabble-correction.preview',
  input: z.strictObject({ change: scrabbleChangeSchema }),
  answer: z.strictObject({
    /** To be handed in with the confirmation. */
    preview: z.string(),
    before: scrabbleBeforeSchema.optional(),
    /** Different players that move on any list. */
    players: z.int(),
    lists: z.array(movedScrabbleListSchema),
    findings: z.array(findingSchema),
  }),
  ask: async (reading, { change }, { today }, { digest }) => {
    const effect = scrabbleCorrectionEffect(await loadScrabbleCorrection(reading, change), change, today, digest);
    if ('refused' in effect) throw new Refused(effect.refused);
    return {
      preview: effect.digest,
      ...(effect.before && { before: effect.before }),
      players: new Set(effect.lists.flatMap(({ lines }) => lines.map(({ player }) => player))).size,
      lists: effect.lists.map((list) => ({ ...list, lines: [...list.lines] })),
      findings: keptFindings(effect.findings),
    };
  },
});
