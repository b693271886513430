import type { CodeOf } from '@escala/core';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { countedRefusals, stateRefusals } from '../event-refusals.ts';
import { ruledRefusals } from '../reserves/under-reserve.ts';
import { outcomeRefusals } from '../rounds/entered-board.ts';
import { fixedFacts } from '../settings/amend-event.ts';
import { type FactsAround, factsRefusals } from '../settings/facts-refusals.ts';
import { type EventSide, keysOf, placeOf, ROUNDS } from './differences.ts';
import { isInRound, type MergeTerms } from './merged-side.ts';

const field = 'take';

/** All objections to the choice: the same rules as for doing the same by hand. */
export function mergeRefusals(terms: MergeTerms, merged: EventSide, around: FactsAround): Refusal[] {
  const { desk, differences, taken } = terms;
  const { ours } = terms;
  const known = new Set(keysOf(differences));
  const last = merged.rounds.at(-1)?.round ?? 0;
  return [
    ...stateRefusals(desk.event, ['registered', 'running', 'closed']),
    ...[...taken].filter((key) => !known.has(key)).map((key) => invalid('difference-unknown', { key }, { field })),
    ...(taken.size === 0 ? [invalid('nothing-to-take-over', { name: ours.event.name }, { field })] : []),
    ...factsRefusals(merged.event, around),
    ...fixedFacts(ours.event, merged.event, last),
    ...boardRefusals(terms, merged),
    ...playerRefusals(terms, merged),
  ];
}

/** Results that may not be changed: those that already count, and those that were ruled on. */
function boardRefusals({ desk, ours, differences, taken }: MergeTerms, merged: EventSide): Refusal[] {
  const chosen = differences.boards.filter(({ key }) => taken.has(key)).map(({ theirs }) => theirs);
  const from = taken.has(ROUNDS) ? (differences.roundsFrom ?? 0) : Number.POSITIVE_INFINITY;
  const written = [...chosen, ...merged.boards.filter(({ round }) => round >= from)];
  const places = new Set(written.map(placeOf));
  const replaced = desk.boards.filter(
    ({ body }) => (body.round >= from || places.has(placeOf(body))) && ours.boards.includes(body),
  );
  const rounds = new Set([...written, ...replaced.map(({ body }) => body)].map(({ round }) => round));
  return [
    ...[...rounds].flatMap((round) => countedRefusals(ours.event, round)),
    ...written.flatMap((board) => outcomeRefusals(ours.event, { ...board, result: board.result ?? null }, field)),
    ...replaced.flatMap((board) => ruledRefusals(ours.event, board, field)),
  ];
}

type PlayerFault = Extract<CodeOf<'refusal'>, `merge-player-${string}`>;

/**
 * Entries and rounds may come from different laptops: all who play must be entered, and all who are entered for a round
 * must be in it.
 */
function playerRefusals({ differences, taken, players }: MergeTerms, { rounds, entries }: EventSide): Refusal[] {
  const { roundsFrom = Number.POSITIVE_INFINITY } = differences;
  const after = rounds.filter(({ round }) => round >= roundsFrom);
  const byPlayer = new Map(entries.map((entry) => [entry.player, entry]));
  const mixed = differences.entries.filter(({ key }) => taken.has(key) !== taken.has(ROUNDS));
  return mixed.flatMap(({ player }) => {
    const entry = byPlayer.get(player);
    const name = players.get(player)?.name ?? player;
    const faults = after.flatMap((round): [PlayerFault, number][] => {
      const plays = isInRound(round, player);
      const at = round.round;
      if (entry === undefined) return plays ? [['merge-player-not-entered', at]] : [];
      const isGone = entry.withdrawnAfter !== undefined && entry.withdrawnAfter < at;
      if (plays) return isGone ? [['merge-player-withdrawn', at]] : [];
      const isOff = entry.absences.includes(at) || entry.byes?.some((bye) => bye.round === at);
      return isGone || isOff || (entry.firstRound ?? 1) > at ? [] : [['merge-player-left-out', at]];
    });
    return faults.slice(0, 1).map(([code, round]) => invalid(code, { name, round }, { field }));
  });
}
