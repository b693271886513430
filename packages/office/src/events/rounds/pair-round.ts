import { type Finding, type Tournament, withoutGaps } from '@escala/core';
import { type CompetitionSystem, type PairingResult, pairingInputs } from '@escala/regulations';
import { z } from 'zod';
import { type Change, put, refuse } from '../../kit/act.ts';
import { conflict, invalid, type Refusal } from '../../kit/refusal.ts';
import { pairingSystem } from '../book-of-event.ts';
import { withoutHopeless } from '../checks/hopeless-players.ts';
import { entryKind } from '../entries/entry.ts';
import { eventKind, type FederationEvent } from '../event.ts';
import { deskAct } from '../event-act.ts';
import { activeEntries, type EventDesk, lastRound, standingRounds } from '../event-desk.ts';
import { refusalOfPairing, stateRefusals } from '../event-refusals.ts';
import { changedEntries, loadValuation, type Valuation, valuedDesk } from '../ratings/valuation.ts';
import { tournamentOfDesk } from '../tournament-of-desk.ts';
import { boardId, boardKind } from './board.ts';
import { roundByHand } from './change-pair.ts';
import { changedRoundRefusals } from './changed-round.ts';
import { closings } from './complete-rounds.ts';
import { type EventRound, type Pair, pairSchema, roundId, roundKind } from './round.ts';
import { beforeLastRound, takingBackRefusals } from './unpair-round.ts';

/** Pairs the next round with the engine of the event's system, only once: a second caller gets the same round. */
export const pairEventRound = deskAct({
  kind: 'round.pair',
  command: z.strictObject({
    event: z.string(),
    round: z.int().min(1).max(999),
    /** The version of the existing round, to pair it again after an earlier result was corrected (D-OFF-616). */
    again: z.int().min(1).exactOptional(),
    /** Paired offline, by the same engine: from which inputs, and how (D-OFF-493). */
    offline: z
      .strictObject({
        inputs: z.string().max(40),
        pairs: z.array(pairSchema).min(1).max(9999),
        byes: z.array(z.string()).max(9999),
        /** The record has changed since; both pairings were shown, and this one was chosen. */
        chosen: z.literal(true).exactOptional(),
      })
      .optional(),
  }),
  outcome: z.strictObject({
    event: z.string(),
    round: z.int(),
    /** Version of the round, needed for undoing it. */
    version: z.int(),
    boards: z.int(),
    byes: z.array(z.strictObject({ player: z.string(), points: z.number() })),
    /** Withdrawn before it, since they can no longer be promoted (fce-1990, Retirats 14.2.2). */
    withdrawn: z.array(z.string()),
  }),
  subject: ({ event, round }) => ({ kind: 'round', id: roundId(event, round) }),
  load: async (reading, _command, _ports, { desk: { event, players, entries, rounds } }) => ({
    valuation: lastRound({ rounds }) === 0 ? await loadValuation(reading, event.body, players, entries) : undefined,
  }),
  decide: ({ desk: found, valuation }, command, terms) => {
    const { today } = terms;
    const { again } = command;
    const standing = again === undefined ? [] : takingBackRefusals(found, { round: command.round, version: again });
    if (standing.length > 0) return refuse(...standing);
    const before = again === undefined ? found : beforeLastRound(found);
    const valued = valuation ? valuedDesk(before, valuation) : before;
    const { desk, withdrawn } = withoutHopeless(valued);
    const system = pairingSystem(desk.event.body);
    const refused = [...stateRefusals(desk.event, ['registered', 'running']), ...orderRefusals(desk, command)];
    if (system === undefined) refused.push(invalid('event-no-system', { id: desk.event.id }, { field: 'event' }));
    if (refused.length > 0 || system === undefined) return refuse(...refused);
    const tournament = tournamentOfDesk(desk, { forbidden: true });
    const drawn = drawRound(system, tournament, command.round);
    if ('refused' in drawn) return refuse(...drawn.refused.map((finding) => refusalOfPairing(finding, desk.players)));
    // In a knockout whoever has nobody left to meet goes on by a bye; if nobody is left at all, it ends so (D-OFF-1132).
    if (drawn.pairs.length === 0 && desk.event.body.type !== 'knockout')
      return refuse(invalid('too-few-players', { players: tournament.players.length }, { field: 'event' }));
    const engine = { pairs: drawn.pairs.map(plainPair), byes: drawn.byes.map(({ player }) => player) };
    const inputs = pairingInputs(tournament, command.round);
    const { offline } = command;
    const differs = offline !== undefined && (offline.inputs !== inputs || !isSameRound(offline, engine));
    if (differs && !offline.chosen)
      return refuse(conflict('pairing-differs', { round: command.round }, offline, { inputs, ...engine }));
    const numbering = fixedNumbers(desk, system, tournament, command.round);
    const made: EventRound = {
      event: desk.event.id,
      round: command.round,
      state: 'paired',
      pairs: drawn.pairs.map((pair) => ({ ...pair })) as EventRound['pairs'],
      byes: [...drawn.byes],
      ...(drawn.free.length > 0 && { free: [...drawn.free] }),
      pairedOn: today,
      ...(numbering.length > 0 && { fixedNumbers: true as const }),
    };
    const wanted = differs ? { round: command.round, ...offline, absent: [] } : undefined;
    const unfit = wanted ? changedRoundRefusals(desk, made, wanted) : [];
    if (unfit.length > 0) return refuse(...unfit);
    const body = wanted ? roundByHand(desk, made, wanted, terms) : made;
    return {
      changes: [
        ...pairedChanges(desk, body),
        ...closings(desk, command.round - 1),
        ...(numbering.length > 0 ? numbering : changedEntries(before, desk)),
        ...begun(desk, valuation),
      ],
      outcome: {
        event: desk.event.id,
        round: command.round,
        version: versionOf(desk, command.round) + 1,
        boards: body.pairs.length,
        byes: [...body.byes],
        withdrawn: [...withdrawn],
      },
    };
  },
});

const plainPair = ({ board, white, black }: Pair): Pair => ({ board, white, black });

type Drawn = { readonly pairs: readonly Pair[]; readonly byes: readonly string[] };

const isSameRound = (one: Drawn, other: Drawn): boolean =>
  JSON.stringify([one.pairs.map(plainPair), one.byes]) === JSON.stringify([other.pairs.map(plainPair), other.byes]);

function orderRefusals(desk: EventDesk, command: { readonly round: number }): Refusal[] {
  const { rounds } = desk.event.body;
  const { round } = command;
  const present = standingRounds(desk).find(({ body }) => body.round === round);
  if (present !== undefined) return [conflict('round-exists', { round }, command, present)];
  const next = lastRound(desk) + 1;
  if (round !== next) return [invalid('round-order', { round, next }, { field: 'round' })];
  return round > rounds ? [invalid('round-beyond', { round, rounds }, { field: 'round' })] : [];
}

/** The round and its boards; those of a round taken back continue its versions. */
function pairedChanges(desk: EventDesk, round: EventRound): Change[] {
  const id = roundId(round.event, round.round);
  const version = versionOf(desk, round.round);
  const versions = new Map(desk.boards.map((kept) => [kept.id, kept.version]));
  return [
    put(roundKind, id, version, round),
    ...round.pairs.map(({ board, white, black }) => {
      const at = boardId(round.event, round.round, board);
      const body = { event: round.event, round: round.round, board, white, black };
      return put(boardKind, at, versions.get(at) ?? 0, body);
    }),
  ];
}

/** The version of an undone pairing of this round. */
const versionOf = ({ event, rounds }: EventDesk, round: number): number =>
  rounds.find((kept) => kept.id === roundId(event.id, round))?.version ?? 0;

/**
 * Suis 17: from the round on in which numbers are final, they are stored in the entries; a schedule needs them from the
 * start.
 */
function fixedNumbers(desk: EventDesk, system: CompetitionSystem, { players }: Tournament, round: number): Change[] {
  if (players.some(({ number }) => number !== undefined)) return [];
  if (system.numbersAreProvisional?.(round)) return [];
  const numbers = new Map(system.numbered(players).map(({ id, number }) => [id, number]));
  return activeEntries(desk).map(({ id, version, body }) => {
    const number = numbers.get(body.player);
    return put(entryKind, id, version, { ...body, ...(number !== undefined && { number }) });
  });
}

/** From the first pairing on, the event's lists are fixed (D-OFF-512). */
function begun({ event }: EventDesk, valuation: Valuation | undefined): Change[] {
  if (valuation === undefined) return [];
  const { take, lists } = valuation.lists;
  const fixedLists = { take, lists: lists.map((each) => withoutGaps<FixedList>(each)) };
  return [put(eventKind, event.id, event.version, { ...event.body, state: 'running' as const, fixedLists })];
}

type FixedList = NonNullable<FederationEvent['fixedLists']>['lists'][number];

type DrawnRound = Extract<PairingResult, { kind: 'paired' }> | { readonly refused: readonly Finding[] };

/** A round from the system's engine or schedule; a player whose scheduled opponent withdrew is free (D-OFF-21). */
export function drawRound(system: CompetitionSystem, tournament: Tournament, round: number): DrawnRound {
  const result = system.pair(tournament, round);
  return result.kind === 'refused' ? { refused: result.findings } : result;
}
