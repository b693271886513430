import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { activeEntries, type EventDesk, standingBoards } from '../event-desk.ts';
import { isUnderReserve } from './board.ts';
import { isKnockout } from './level-matches.ts';
import type { EventRound, Pair } from './round.ts';

/** A round as wanted by hand: everyone who was in it plays, has a bye or is absent. */
export interface WantedRound {
  readonly round: number;
  readonly pairs: readonly Pair[];
  readonly byes: readonly string[];
  readonly absent: readonly string[];
}

/**
 * Everything wrong with a manual round. A repeated pairing is not an error: that is up to the person making the change.
 */
export function changedRoundRefusals(desk: EventDesk, before: EventRound, wanted: WantedRound): Refusal[] {
  return [
    ...boardNumberRefusals(wanted),
    ...presenceRefusals(desk, wanted),
    ...leftOutRefusals(before, wanted),
    ...resultRefusals(desk, wanted),
  ];
}

function boardNumberRefusals({ pairs }: WantedRound): Refusal[] {
  const numbers = pairs.map(({ board }) => board).sort((a, b) => a - b);
  if (numbers.every((board, i) => board === i + 1)) return [];
  return [invalid('boards-numbered', { boards: numbers.join(', '), count: pairs.length }, { field: 'pairs' })];
}

function presenceRefusals(desk: EventDesk, { round, pairs, byes, absent }: WantedRound): Refusal[] {
  const entries = new Map(activeEntries(desk).map(({ body }) => [body.player, body]));
  const named = [
    ...pairs.flatMap(({ white, black }, i) => [
      { id: white, field: `pairs.${i}.white` },
      { id: black, field: `pairs.${i}.black` },
    ]),
    ...byes.map((id, i) => ({ id, field: `byes.${i}` })),
    ...absent.map((id, i) => ({ id, field: `absent.${i}` })),
  ];
  const seen = new Set<string>();
  // All of a player's games in a knockout round are of one match.
  const hasOneMatch = (id: string): boolean => {
    const games = pairs.filter(({ white, black }) => white === id || black === id);
    return (
      ![...byes, ...absent].includes(id) && new Set(games.flatMap(({ white, black }) => [white, black])).size === 2
    );
  };
  return named.flatMap(({ id, field }): Refusal[] => {
    const entry = entries.get(id);
    if (entry === undefined) return [missing('entry-unknown', { id }, { field })];
    const { withdrawnAfter } = entry;
    if (withdrawnAfter !== undefined && withdrawnAfter < round)
      return [invalid('player-withdrawn', { id, afterRound: withdrawnAfter }, { field })];
    if (seen.has(id) && !(isKnockout(desk.event.body) && hasOneMatch(id)))
      return [invalid('player-twice-in-round', { id, round }, { field })];
    seen.add(id);
    return [];
  });
}

function leftOutRefusals(before: EventRound, { round, pairs, byes, absent }: WantedRound): Refusal[] {
  const there = new Set([...pairs.flatMap(({ white, black }) => [white, black]), ...byes, ...absent]);
  return playersOf(before)
    .filter((id) => !there.has(id))
    .map((id) => invalid('player-left-out', { id, round }, { field: 'pairs' }));
}

/** A board with a result or under reserve cannot change. */
function resultRefusals(desk: EventDesk, { round, pairs }: WantedRound): Refusal[] {
  const wanted = new Map(pairs.map((pair) => [pair.board, pair]));
  return standingBoards(desk)
    .filter(({ body }) => body.round === round && (body.result !== undefined || isUnderReserve(body)))
    .filter(({ body }) => !isSame(body, wanted.get(body.board)))
    .map(({ body }) => invalid('board-has-result', { round, board: body.board }, { field: 'pairs' }));
}

export function isSame(a: Omit<Pair, 'board'>, b: Omit<Pair, 'board'> | undefined): boolean {
  return b !== undefined && a.white === b.white && a.black === b.black;
}

export function playersOf({ pairs, byes }: EventRound): readonly string[] {
  return [...pairs.flatMap(({ white, black }) => [white, black]), ...byes.map(({ player }) => player)];
}
