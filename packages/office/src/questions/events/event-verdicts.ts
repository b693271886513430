import { checkEvent, judgeNorms, judgePromotions, standings } from '@escala/regulations/fce-1990';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { tournamentSeen } from './event-seen.ts';
import { homologationShape, namesShape, normsShape, promotionsShape } from './shapes.ts';

const answer = z.strictObject({
  norms: normsShape,
  promotions: promotionsShape,
  homologation: homologationShape,
  names: namesShape,
});

/** Norms, promotions and homologation of an event, with all reasons for everybody. */
export const eventVerdicts = defineQuestion({
  kind: 'event.verdicts',
  input: z.strictObject({ event: z.string() }),
  answer,
  ask: async (reading, { event }): Promise<z.infer<typeof answer>> => {
    const { desk, tournament, names } = await tournamentSeen(reading, event);
    const table = standings(tournament, { tiebreaks: desk.event.body.tiebreaks });
    const standing = table.kind === 'ranked' ? { standing: table.standings.rows } : {};
    return {
      norms: judgeNorms(tournament, standing),
      promotions: judgePromotions(tournament),
      homologation: checkEvent(tournament),
      names,
    };
  },
});
