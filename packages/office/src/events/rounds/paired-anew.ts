import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { namesShape } from '../answer-shapes.ts';
import { pairingSystem } from '../book-of-event.ts';
import { eventKind } from '../event.ts';
import { type EventDesk, eventScope, standingRounds } from '../event-desk.ts';
import { deskOf, namesOf, roundUnknown } from '../event-seen.ts';
import { roundDifferenceSchema, roundDifferences } from '../reports/round-differences.ts';
import { tournamentOfDesk } from '../tournament-of-desk.ts';
import { boardId, outcomeSchema } from './board.ts';
import { drawRound } from './pair-round.ts';
import { beforeLastRound, boardsBegun } from './unpair-round.ts';

const input = z.strictObject({
  event: z.string(),
  /** As if this board had a different result. */
  round: z.int().min(1).optional(),
  board: z.int().min(1).optional(),
  result: outcomeSchema.shape.result.unwrap().optional(),
});

/**
 * The last round as the engine would pair it now: after an earlier result was corrected, or as if a board had a
 * different result. Only for those who run the event (D-OFF-616).
 */
export const pairedAnew = defineQuestion({
  kind: 'event.paired-anew',
  input,
  answer: z.strictObject({
    round: z.int(),
    version: z.int(),
    /** Boards of earlier rounds corrected after this one was paired. */
    corrected: z.array(z.strictObject({ round: z.int(), board: z.int() })),
    /** Boards of this round that have begun: with any of them, it can no longer be paired again. */
    begun: z.array(z.int()),
    /** How the round differs from its pairing now; null if it could not be paired. */
    differences: z.array(roundDifferenceSchema).nullable(),
    names: namesShape,
  }),
  scope: async (reading, { event }) => eventScope(await reading.get(eventKind, event)),
  ask: async (reading, asked) => {
    const desk = await deskOf(reading, asked.event);
    const last = standingRounds(desk).at(-1);
    if (last === undefined) throw roundUnknown(1);
    const { round, pairs, byes } = last.body;
    const anew = pairsAnew(withResult(desk, asked), round);
    return {
      round,
      version: last.version,
      corrected: desk.boards
        .filter(({ body, seq }) => body.round < round && seq > last.seq)
        .map(({ body: { round: at, board } }) => ({ round: at, board })),
      begun: [...boardsBegun(desk, round)],
      differences: anew && roundDifferences({ ...last.body, pairs, byes, engine: anew }),
      names: namesOf(desk),
    };
  },
});

function withResult(desk: EventDesk, { round, board, result }: z.infer<typeof input>): EventDesk {
  if (round === undefined || board === undefined || result === undefined) return desk;
  const id = boardId(desk.event.id, round, board);
  const { boards } = desk;
  return {
    ...desk,
    boards: boards.map((kept) => (kept.id === id ? { ...kept, body: { ...kept.body, result } } : kept)),
  };
}

function pairsAnew(
  desk: EventDesk,
  round: number,
): { pairs: { board: number; white: string; black: string }[]; byes: string[] } | null {
  const system = pairingSystem(desk.event.body);
  if (system === undefined) return null;
  const drawn = drawRound(system, tournamentOfDesk(beforeLastRound(desk), { forbidden: true }), round);
  if ('refused' in drawn) return null;
  return {
    pairs: drawn.pairs.map(({ board, white, black }) => ({ board, white, black })),
    byes: drawn.byes.map(({ player }) => player),
  };
}
