import { REQUESTED_BYES, type RequestedBye, type Scoring } from '@escala/core';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { pairingSystem } from '../book-of-event.ts';
import { type EventDesk, lastRound, standingBoards, standingRounds } from '../event-desk.ts';
import type { EventEntry } from './entry.ts';

/** Rounds a player misses, by what they are worth. */
export type RoundsOff = Readonly<Record<RequestedBye, readonly number[]>>;

export function roundsOffOf({ absences, byes = [] }: Pick<EventEntry, 'absences' | 'byes'>): RoundsOff {
  const of = (kind: RequestedBye): number[] => byes.flatMap((bye) => (bye.kind === kind ? [bye.round] : []));
  return { zero: absences, half: of('half'), full: of('full') };
}

export function withRoundsOff({ byes: _before, ...entry }: EventEntry, { zero, half, full }: RoundsOff): EventEntry {
  const byes = [
    ...half.map((round) => ({ round, kind: 'half' as const })),
    ...full.map((round) => ({ round, kind: 'full' as const })),
  ].sort((a, b) => a.round - b.round);
  return { ...entry, absences: [...new Set(zero)].sort((a, b) => a - b), ...(byes.length > 0 && { byes }) };
}

/** The entry with the player present in the round after all, or absent without points. */
export function withRound(entry: EventEntry, round: number, isAway: boolean): EventEntry {
  const { zero, half, full } = roundsOffOf(entry);
  const others = (rounds: readonly number[]): number[] => rounds.filter((each) => each !== round);
  return withRoundsOff(entry, {
    zero: isAway ? [...others(zero), round] : others(zero),
    half: others(half),
    full: others(full),
  });
}

/** The points for a requested bye. */
export function byeWorth(
  kind: RequestedBye,
  { win, draw }: Pick<Scoring, 'win' | 'draw'> = { win: 1, draw: 0.5 },
): number {
  return { full: win, half: draw, zero: 0 }[kind];
}

/** All objections to a player's rounds off; only new ones are judged. */
export function roundsOffRefusals(desk: EventDesk, entry: EventEntry, after: RoundsOff): Refusal[] {
  const before = roundsOffOf(entry);
  return REQUESTED_BYES.flatMap((kind) => {
    const [old, wanted] = [new Set(before[kind]), new Set(after[kind])];
    const changed = [...new Set([...old, ...wanted])].filter((round) => old.has(round) !== wanted.has(round));
    const added = changed.filter((round) => wanted.has(round));
    const field = FIELDS[kind];
    return [
      ...changed.flatMap((round) => roundRefusals(desk, entry, round, field)),
      ...added.flatMap((round) => twiceRefusals(after, kind, round)),
      ...(kind === 'zero' || added.length === 0 ? [] : byeRefusals(desk, after, kind, added)),
    ];
  });
}

const FIELDS = { zero: 'rounds', half: 'half', full: 'full' } as const;

function roundRefusals(desk: EventDesk, { player }: EventEntry, round: number, field: string): Refusal[] {
  const { rounds } = desk.event.body;
  if (round > rounds) return [invalid('round-beyond', { round, rounds }, { field })];
  // A missed round may still become a bye if the player has not been paired since.
  return round <= lastRound(desk) && pairedSince(desk, player, round)
    ? [invalid('absence-round-paired', { round }, { field })]
    : [];
}

function pairedSince(desk: EventDesk, player: string, round: number): boolean {
  return (
    standingBoards(desk).some(({ body }) => body.round >= round && (body.white === player || body.black === player)) ||
    standingRounds(desk).some(({ body }) => body.round >= round && body.byes.some((bye) => bye.player === player))
  );
}

function twiceRefusals(after: RoundsOff, kind: RequestedBye, round: number): Refusal[] {
  const others = REQUESTED_BYES.filter((other) => other !== kind && after[other].includes(round));
  return others.length === 0 ? [] : [invalid('bye-twice', { round }, { field: FIELDS[kind] })];
}

/**
 * D-COMP-44: the event's limits apply to byes with points; full-point byes are off by default (D-OFF-552). Absence
 * without points cannot be refused.
 */
function byeRefusals(desk: EventDesk, after: RoundsOff, kind: 'half' | 'full', added: readonly number[]): Refusal[] {
  const { rounds, byeLimits: { most, notInLast = 0, full } = {}, rules = '' } = desk.event.body;
  const system = pairingSystem(desk.event.body);
  const field = FIELDS[kind];
  if (!system?.byes.onRequest?.includes(kind)) {
    const cited = system === undefined ? {} : { regulation: rules, article: system.byes.article };
    return [invalid('bye-kind-unknown', { kind }, { field, ...cited })];
  }
  const count = after.half.length + after.full.length;
  return [
    ...(kind === 'full' && !full ? [invalid('bye-full-off', {}, { field })] : []),
    ...(most !== undefined && count > most ? [invalid('byes-too-many', { count, most }, { field })] : []),
    ...added
      .filter((round) => round > rounds - notInLast)
      .map((round) => invalid('bye-too-late', { round, last: rounds - notInLast }, { field })),
  ];
}
