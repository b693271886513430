import { SIDES } from '@escala/core';
import { z } from 'zod';
import { judgedSheet } from '../../acts/teams/desk/judged-sheet.ts';
import { loadMatch } from '../../acts/teams/desk/match-desk.ts';
import { matchUnknown } from '../../acts/teams/desk/team-refusals.ts';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { sheetSchema } from '../../records/line-up.ts';
import { reasonShape, reasonsShown } from './shapes.ts';

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
  reasons: z.array(reasonShape),
});

/** Whether a line-up is in order, with everything that was looked at, before it is sent. */
export const checkLineUp = defineQuestion({
  kind: 'line-up.check',
  input: z.strictObject({ match: z.string(), side: z.enum(SIDES), sheet: sheetSchema }),
  answer,
  scope: async (reading, { match, side }) => ({ club: (await loadMatch(reading, match))?.sides[side].team.body.club }),
  ask: async (reading, { match, side, sheet }): Promise<z.infer<typeof answer>> => {
    const desk = await loadMatch(reading, match);
    if (desk === undefined) throw new Refused([matchUnknown(match)]);
    const judged = judgedSheet(desk, side, sheet);
    if ('refused' in judged) throw new Refused(judged.refused);
    const turned = { white: 'black', black: 'white' } as const;
    return {
      verdict: judged.side.verdict,
      boards: judged.side.boards.map((board) => ({
        ...board,
        colour: side === 'home' ? board.colour : turned[board.colour],
      })),
      reasons: reasonsShown(judged.side.reasons),
    };
  },
});
