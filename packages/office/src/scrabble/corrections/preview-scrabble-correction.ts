import { z } from 'zod';
import { findingSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { movedScrabbleListSchema } from '../lists/rating-schemas.ts';
import { keptFindings } from '../series/kept-findings.ts';
import { scrabbleBeforeSchema, scrabbleChangeSchema } from './scrabble-correction.ts';
import { loadScrabbleCorrection, scrabbleCorrectionEffect } from './scrabble-correction-effect.ts';

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
