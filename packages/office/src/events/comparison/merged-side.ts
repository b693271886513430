import type { Player } from '../../registry/players/player.ts';
import { pairingSystem } from '../book-of-event.ts';
import { type EventEntry, entryId } from '../entries/entry.ts';
import { lateNumbers } from '../entries/late-numbers.ts';
import type { FederationEvent } from '../event.ts';
import type { EventDesk } from '../event-desk.ts';
import type { EventBoard } from '../rounds/board.ts';
import type { EventRound } from '../rounds/round.ts';
import { type Differences, type EventSide, keysOf, placeOf, ROUNDS } from './differences.ts';

export interface MergeTerms {
  readonly desk: EventDesk;
  /** Includes players registered along with it. */
  readonly players: ReadonlyMap<string, Player>;
  readonly ours: EventSide;
  readonly theirs: EventSide;
  readonly differences: Differences;
  /** Keys of what is taken from the other laptop; everything else stays as it is here. */
  readonly taken: ReadonlySet<string>;
}

/** The event with the choice applied, before any check. */
export function mergedSide(terms: MergeTerms): EventSide {
  const rounds = mergedRounds(terms);
  const boards = mergedBoards(terms);
  const entries = mergedEntries(terms, rounds);
  return { event: mergedEvent(terms, rounds, boards), entries, rounds, boards };
}

/** From the first differing round on, all rounds belong to one side (D-OFF-652). */
const takesRounds = ({ taken }: MergeTerms): boolean => taken.has(ROUNDS);

function mergedRounds(terms: MergeTerms): EventRound[] {
  const { ours, theirs, differences } = terms;
  const { roundsFrom: from } = differences;
  if (from === undefined || !takesRounds(terms)) return [...ours.rounds];
  return [...ours.rounds.filter(({ round }) => round < from), ...theirs.rounds.filter(({ round }) => round >= from)];
}

function mergedBoards(terms: MergeTerms): EventBoard[] {
  const { ours, theirs, differences, taken } = terms;
  const from = takesRounds(terms) ? (differences.roundsFrom ?? 0) : Number.POSITIVE_INFINITY;
  const chosen = new Map(
    differences.boards.filter(({ key }) => taken.has(key)).map((each) => [placeOf(each.theirs), each.theirs]),
  );
  const before = ours.boards.filter(({ round }) => round < from).map((board) => chosen.get(placeOf(board)) ?? board);
  return [...before, ...theirs.boards.filter(({ round }) => round >= from)];
}

function mergedEvent(terms: MergeTerms, rounds: readonly EventRound[], boards: readonly EventBoard[]): FederationEvent {
  const { ours, theirs, differences, taken } = terms;
  const event: Record<string, unknown> = { ...ours.event };
  const take = (field: keyof FederationEvent): void => {
    if (theirs.event[field] === undefined) delete event[field];
    else event[field] = theirs.event[field];
  };
  for (const { key, field } of differences.facts) if (taken.has(key)) take(field);
  // The lists fixed by the first pairing, and the draw of numbers, come with it (D-OFF-512).
  if (takesRounds(terms) && differences.roundsFrom === 1) for (const field of OF_FIRST_PAIRING) take(field);
  return { ...(event as FederationEvent), state: stateAfter(ours.event, rounds, boards) };
}
const OF_FIRST_PAIRING = ['fixedLists', 'numbersDrawn'] as const;

/** An event that was closed here is running again if a result is now open; closing it takes its own act. */
function stateAfter(
  { state }: FederationEvent,
  rounds: readonly EventRound[],
  boards: readonly EventBoard[],
): FederationEvent['state'] {
  if (state !== 'registered' && state !== 'running' && state !== 'closed') return state;
  if (rounds.length === 0) return 'registered';
  const isComplete = boards.every(({ result, pace }) => result !== undefined || pace !== undefined);
  return state === 'closed' && isComplete ? 'closed' : 'running';
}

function mergedEntries(terms: MergeTerms, rounds: readonly EventRound[]): EventEntry[] {
  const { ours, differences, taken } = terms;
  const unlike = new Map(differences.entries.map((each) => [each.player, each]));
  const kept = ours.entries.filter(({ player }) => {
    const difference = unlike.get(player);
    return difference?.theirs !== undefined || !taken.has(difference?.key ?? '');
  });
  // The entry is from one laptop and the rounds are from the other.
  const isMixed = (isTheirs: boolean): boolean =>
    differences.roundsFrom !== undefined && isTheirs !== takesRounds(terms);
  const chosen = kept.map((entry) => {
    const difference = unlike.get(entry.player);
    if (difference?.theirs !== undefined && taken.has(difference.key)) return difference.theirs;
    return difference !== undefined && isMixed(false) ? whenThere(entry, rounds) : entry;
  });
  const added = differences.entries.flatMap(({ key, ours: here, theirs }) => {
    if (here !== undefined || theirs === undefined || !taken.has(key)) return [];
    return [isMixed(true) ? whenThere(theirs, rounds) : theirs];
  });
  return numbered(terms, [...chosen, ...added]);
}

/** A late player who is not in the existing rounds plays from the next round on. */
function whenThere(entry: EventEntry, rounds: readonly EventRound[]): EventEntry {
  const last = rounds.at(-1)?.round ?? 0;
  if (rounds.some((round) => isInRound(round, entry.player))) return entry;
  return { ...entry, firstRound: Math.max(entry.firstRound ?? 1, last + 1) };
}

export const isInRound = ({ pairs, byes, free = [] }: EventRound, player: string): boolean =>
  pairs.some(({ white, black }) => white === player || black === player) ||
  byes.some((bye) => bye.player === player) ||
  free.includes(player);

/**
 * Pairing numbers and order of entry come from the side whose rounds are kept; other players come last, or at their
 * proper place.
 */
function numbered(terms: MergeTerms, entries: readonly EventEntry[]): EventEntry[] {
  const { ours, theirs, differences, taken, desk, players } = terms;
  const isTheirs =
    differences.roundsFrom === undefined ? keysOf(differences).every((key) => taken.has(key)) : takesRounds(terms);
  const side = new Map((isTheirs ? theirs : ours).entries.map((entry) => [entry.player, entry]));
  let order = Math.max(-1, ...[...side.values()].map((entry) => entry.order));
  const placed = entries.map((entry): EventEntry => {
    const { number: _own, ...facts } = entry;
    const { order: before = ++order, number } = side.get(entry.player) ?? {};
    return { ...facts, order: before, ...(number !== undefined && { number }) };
  });
  const known = placed.filter(({ player }) => side.has(player));
  const late = placed.filter(({ player }) => !side.has(player));
  if (late.length === 0 || known.length === 0 || known.some(({ number }) => number === undefined)) return placed;
  const system = pairingSystem(ours.event);
  const field = known.map((body) => ({ id: entryId(desk.event.id, body.player), version: 0, seq: 0, body }));
  let next = Math.max(...known.map(({ number = 0 }) => number));
  const numbers = system?.placesLateEntries
    ? lateNumbers({ ...desk, entries: field }, system, late, players).numbers
    : new Map(late.map(({ player }) => [player, ++next]));
  return placed.map((entry) => ({ ...entry, number: numbers.get(entry.player) ?? entry.number! }));
}
