import { z } from 'zod';
import { type Change, put, refuse, type Terms } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { pairingSystem } from '../book-of-event.ts';
import { entryKind } from '../entries/entry.ts';
import { roundsOffOf, withRound } from '../entries/rounds-off.ts';
import { activeEntries, type EventDesk, standingBoards } from '../event-desk.ts';
import { stateRefusals, versionRefusals } from '../event-refusals.ts';
import { roundDifferences } from '../reports/round-differences.ts';
import { boardId, boardKind } from './board.ts';
import { changedRoundRefusals, isSame, type WantedRound } from './changed-round.ts';
import { type EventRound, type Pair, pairSchema, roundKind } from './round.ts';
import { roundAct } from './round-act.ts';

/** Changes pairs by hand, with a reason; the engine's round is kept as well. The whole round must be given. */
export const changePair = roundAct({
  kind: 'round.change-pair',
  command: z.strictObject({
    event: z.string(),
    round: z.int().min(1),
    /** Version of the round. */
    version: z.int().min(1),
    pairs: z
      .array(pairSchema.omit({ pace: true }))
      .min(1)
      .max(9999),
    byes: z.array(z.string()).default([]),
    /** Players who do not play after all. */
    absent: z.array(z.string()).default([]),
  }),
  reason: 'required',
  outcome: z.strictObject({
    round: z.string(),
    version: z.int(),
    differences: z.array(
      z.strictObject({
        kind: z.enum(['missing', 'added', 'colours', 'bye']),
        white: z.string().optional(),
        black: z.string().optional(),
        player: z.string().optional(),
        expected: z.string().optional(),
      }),
    ),
    /** Boards of players who have met before. */
    metBefore: z.array(z.int()),
  }),
  decide: ({ desk, round }, command, terms) => {
    const refused = [
      ...stateRefusals(desk.event, ['running']),
      ...versionRefusals(round, command.version, command),
      ...changedRoundRefusals(desk, round.body, command),
    ];
    if (round.body.state === 'closed')
      refused.push(invalid('round-closed', { round: command.round }, { field: 'round' }));
    if (refused.length > 0) return refuse(...refused);
    const body = roundByHand(desk, round.body, command, terms);
    return {
      changes: [
        put(roundKind, round.id, round.version, body),
        ...boardChanges(desk, round.body, command),
        ...entryChanges(desk, command),
      ],
      outcome: {
        round: round.id,
        version: round.version + 1,
        differences: roundDifferences(body),
        metBefore: met(desk, command),
      },
    };
  },
});

export function roundByHand(
  desk: EventDesk,
  before: EventRound,
  wanted: WantedRound,
  { actor, today, reason }: Terms,
): EventRound {
  const engine = before.engine ?? {
    pairs: before.pairs.map(({ board, white, black }) => ({ board, white, black })),
    byes: before.byes.map(({ player }) => player),
  };
  const { scoring } = desk.event.body;
  const points = scoring?.bye ?? scoring?.win ?? pairingSystem(desk.event.body)?.byes.points ?? 0;
  const named = new Set([...wanted.pairs.flatMap(({ white, black }) => [white, black]), ...wanted.byes]);
  const free = before.free?.filter((player) => !named.has(player)) ?? [];
  const { free: _before, ...kept } = before;
  return {
    ...kept,
    pairs: wanted.pairs
      .toSorted((a, b) => a.board - b.board)
      .map((pair) => {
        const trace = before.pairs.find((old) => isSame(old, pair))?.trace;
        const pace = paceOf(before, pair);
        return { ...pair, ...(trace !== undefined && { trace }), ...(pace !== undefined && { pace }) };
      }),
    byes: wanted.byes.map((player) => ({ player, points })),
    ...(free.length > 0 && { free }),
    engine,
    byHand: [...(before.byHand ?? []), { by: actor.account, on: today, reason: reason ?? '' }],
  };
}

/** A tie-break game stays one, whichever player has White. */
const paceOf = ({ pairs }: EventRound, wanted: WantedRound['pairs'][number]): Pair['pace'] => {
  const before = pairs.find(({ board }) => board === wanted.board);
  return before && [before.white, before.black].includes(wanted.white) ? before.pace : undefined;
};

function boardChanges(desk: EventDesk, made: EventRound, { round, pairs }: WantedRound): Change[] {
  const kept = new Map(desk.boards.map((board) => [board.id, board]));
  const standing = new Set(standingBoards(desk).map(({ id }) => id));
  return pairs.flatMap((pair) => {
    const { board, white, black } = pair;
    const pace = paceOf(made, pair);
    const id = boardId(desk.event.id, round, board);
    const before = kept.get(id);
    if (before !== undefined && standing.has(id) && isSame(before.body, { white, black })) return [];
    const body = { event: desk.event.id, round, board, white, black, ...(pace !== undefined && { pace }) };
    return [put(boardKind, id, before?.version ?? 0, body)];
  });
}

/** A player taken out is absent in this round; one who was absent or not there yet, and now plays, is present. */
function entryChanges(desk: EventDesk, { round, pairs, byes, absent }: WantedRound): Change[] {
  const playing = new Set([...pairs.flatMap(({ white, black }) => [white, black]), ...byes]);
  return activeEntries(desk).flatMap(({ id, version, body }: Kept<EventDesk['entries'][number]['body']>) => {
    const comes = playing.has(body.player) && (body.firstRound ?? 1) > round;
    if (!playing.has(body.player) && !absent.includes(body.player)) return [];
    const after = withRound(body, round, absent.includes(body.player));
    const { zero, half, full } = roundsOffOf(body);
    const wasOff = [...zero, ...half, ...full].includes(round);
    if (wasOff === absent.includes(body.player) && !comes) return [];
    return [put(entryKind, id, version, { ...after, ...(comes && { firstRound: round }) })];
  });
}

/** Boards of players who met over the board in an earlier round. */
function met(desk: EventDesk, { round, pairs }: WantedRound): number[] {
  const key = (a: string, b: string): string => [a, b].sort().join('/');
  const played = new Set(
    standingBoards(desk)
      .filter(({ body }) => body.round < round && body.result !== undefined && (body.kind ?? 'played') === 'played')
      .map(({ body }) => key(body.white, body.black)),
  );
  return pairs.filter(({ white, black }) => played.has(key(white, black))).map(({ board }) => board);
}
