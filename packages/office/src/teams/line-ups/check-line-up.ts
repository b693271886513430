import { SIDES } from '@escala/core';
import { z } from 'zod';
import { reasonSchema } from '../../events/verdict.ts';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { isInForce, sanctionKind } from '../../registry/sanctions/sanction.ts';
import { reasonsShown } from '../answer-shapes.ts';
import { matchUnknown } from '../leagues/league-act.ts';
import { loadMatch } from '../matches/match-desk.ts';
import { judgedSheet } from './judged-sheet.ts';
import { sheetSchema, type TeamSheet } from './line-up.ts';
import { namedReasons, namesOf, type PlayerNames } from './named-reasons.ts';

const answer = z.strictObject({
  verdict: z.enum(['yes', 'no', 'unknown']),
  boards: z.array(
    z.strictObject({
      board: z.int(),
      colour: z.enum(['white', 'black']),
      player: z.string().nullable(),
      number: z.string().nullable(),
    }),
  ),
  reasons: z.array(reasonSchema),
  /** Sanctions in force on the day of the match: their words say whether the player may not play (D-OFF-172). */
  sanctions: z.array(
    z.strictObject({
      player: z.string(),
      name: z.string().optional(),
      decision: z.string(),
      article: z.string().optional(),
      until: z.iso.date().optional(),
    }),
  ),
});

/** Whether a line-up is in order, with everything that was checked, before it is submitted. */
export const checkLineUp = defineQuestion({
  kind: 'line-up.check',
  input: z.strictObject({ match: z.string(), side: z.enum(SIDES), sheet: sheetSchema }),
  answer,
  scope: async (reading, { match, side }) => ({ club: (await loadMatch(reading, match))?.sides[side].team.body.club }),
  ask: async (reading, { match, side, sheet }, { today }): Promise<z.infer<typeof answer>> => {
    const desk = await loadMatch(reading, match);
    if (desk === undefined) throw new Refused([matchUnknown(match)]);
    const judged = judgedSheet(desk, side, sheet);
    if ('refused' in judged) throw new Refused(judged.refused);
    const names = namesOf(desk.sides[side].club.players);
    const turned = { white: 'black', black: 'white' } as const;
    return {
      verdict: judged.side.verdict,
      boards: judged.side.boards.map((board) => ({
        ...board,
        colour: side === 'home' ? board.colour : turned[board.colour],
      })),
      reasons: reasonsShown(namedReasons(judged.side.reasons, names)),
      sanctions: await sanctionsOf(reading, sheet, names, desk.match.body.on ?? today),
    };
  },
});

async function sanctionsOf(
  reading: Reading,
  { boards, reserve }: TeamSheet,
  names: PlayerNames,
  on: string,
): Promise<z.infer<typeof answer>['sanctions']> {
  const found: z.infer<typeof answer>['sanctions'] = [];
  for (const player of new Set([...boards, reserve])) {
    if (typeof player !== 'string') continue;
    const sanctions = await reading.find(sanctionKind, { key: 'player', equals: player });
    for (const { body } of sanctions)
      if (isInForce(body, on)) {
        const { decision, article, until } = body;
        const name = names.get(player);
        found.push({
          player,
          decision,
          ...(name !== undefined && { name }),
          ...(article !== undefined && { article }),
          ...(until !== undefined && { until }),
        });
      }
  }
  return found;
}
