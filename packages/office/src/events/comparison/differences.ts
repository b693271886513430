import { canonicalText } from '../../kit/act-entry.ts';
import { fieldsWhere } from '../../kit/record-fields.ts';
import type { EventEntry } from '../entries/entry.ts';
import type { FederationEvent } from '../event.ts';
import type { EventBoard } from '../rounds/board.ts';
import type { EventRound } from '../rounds/round.ts';
import { EVENT_FIELDS } from '../settings/event-fields.ts';

/** An event as one of two laptops has it: only what is in force, without what was taken back. */
export interface EventSide {
  readonly event: FederationEvent;
  readonly entries: readonly EventEntry[];
  readonly rounds: readonly EventRound[];
  readonly boards: readonly EventBoard[];
}

/**
 * For fields that are `compared`, the arbiter chooses; fields that `follows` come with the choice: numbers with the
 * rounds paired by them.
 */
const ENTRY_FIELDS = {
  rating: { is: 'compared' },
  ratings: { is: 'compared' },
  title: { is: 'compared' },
  club: { is: 'compared' },
  team: { is: 'compared' },
  category: { is: 'compared' },
  firstRound: { is: 'compared' },
  absences: { is: 'compared' },
  byes: { is: 'compared' },
  withdrawnAfter: { is: 'compared' },
  paid: { is: 'compared' },
  leave: { is: 'follows' },
  goesOn: { is: 'follows' },
  qualified: { is: 'follows' },
  number: { is: 'follows' },
  order: { is: 'follows' },
  fide: { is: 'follows' },
  ratingFrom: { is: 'follows' },
  listRatings: { is: 'follows' },
  enteredOn: { is: 'follows' },
  toldAs: { is: 'follows' },
  received: { is: 'follows' },
  cancelled: { is: 'follows' },
  event: { is: 'follows' },
  player: { is: 'follows' },
} as const satisfies { readonly [Field in keyof EventEntry]-?: { readonly is: 'compared' | 'follows' } };

export const COMPARED_OF_ENTRY = fieldsWhere(ENTRY_FIELDS, 'is', 'compared');
type ComparedOfEntry = (typeof COMPARED_OF_ENTRY)[number];

const TOLD = fieldsWhere(EVENT_FIELDS, 'amended', 'always', 'until-paired').filter((field) => field !== 'arbiters');
/** Includes what other acts set. */
export const COMPARED_OF_EVENT = [...TOLD, 'prizes', 'entering', 'forbidden'] as const;
type ComparedOfEvent = (typeof COMPARED_OF_EVENT)[number];

const COMPARED_OF_BOARD = ['white', 'black', 'result', 'kind', 'ratingFacts', 'reservation'] as const;

/** Key of the choice between differing rounds: there is at most one. */
export const ROUNDS = 'rounds';

interface FactDifference {
  readonly key: string;
  readonly field: ComparedOfEvent;
}

export interface EntryDifference {
  readonly key: string;
  readonly player: string;
  /** The fields that differ, if both sides have the entry. */
  readonly fields: readonly ComparedOfEntry[];
  readonly ours: EventEntry | undefined;
  readonly theirs: EventEntry | undefined;
}

interface BoardDifference {
  readonly key: string;
  readonly ours: EventBoard;
  readonly theirs: EventBoard;
}

/** The differences between two laptops, each with a key for choosing it (D-OFF-650). */
export interface Differences {
  readonly facts: readonly FactDifference[];
  readonly entries: readonly EntryDifference[];
  /** In rounds that both paired alike. */
  readonly boards: readonly BoardDifference[];
  /**
   * The first round that one side does not have or paired differently: from it on, all rounds belong to one side
   * (D-OFF-652).
   */
  readonly roundsFrom: number | undefined;
}

export function differencesOf(ours: EventSide, theirs: EventSide): Differences {
  const roundsFrom = firstUnlike(ours.rounds, theirs.rounds);
  return {
    facts: COMPARED_OF_EVENT.filter((field) => !isSame(ours.event[field], theirs.event[field])).map((field) => ({
      key: `fact/${field}`,
      field,
    })),
    entries: entryDifferences(ours.entries, theirs.entries),
    boards: boardDifferences(ours.boards, theirs.boards, roundsFrom),
    roundsFrom,
  };
}

export function keysOf({ facts, entries, boards, roundsFrom }: Differences): string[] {
  return [...[...facts, ...entries, ...boards].map(({ key }) => key), ...(roundsFrom === undefined ? [] : [ROUNDS])];
}

/** A missing value and an empty one are the same. */
const said = (value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? null : (value ?? null));

export const isSame = (one: unknown, other: unknown): boolean =>
  canonicalText(said(one)) === canonicalText(said(other));

function entryDifferences(ours: readonly EventEntry[], theirs: readonly EventEntry[]): EntryDifference[] {
  const here = new Map(ours.map((entry) => [entry.player, entry]));
  const there = new Map(theirs.map((entry) => [entry.player, entry]));
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((player) => {
    const [one, other] = [here.get(player), there.get(player)];
    const fields = one && other ? COMPARED_OF_ENTRY.filter((field) => !isSame(one[field], other[field])) : [];
    if (one && other && fields.length === 0) return [];
    return [{ key: `entry/${player}`, player, fields, ours: one, theirs: other }];
  });
}

function boardDifferences(
  ours: readonly EventBoard[],
  theirs: readonly EventBoard[],
  before = Number.POSITIVE_INFINITY,
): BoardDifference[] {
  const there = new Map(theirs.map((board) => [placeOf(board), board]));
  return ours.flatMap((board) => {
    const other = there.get(placeOf(board));
    if (other === undefined || board.round >= before) return [];
    const isAlike = COMPARED_OF_BOARD.every((field) => isSame(outcomeOf(board)[field], outcomeOf(other)[field]));
    return isAlike ? [] : [{ key: `board/${placeOf(board)}`, ours: board, theirs: other }];
  });
}

export const placeOf = ({ round, board }: Pick<EventBoard, 'round' | 'board'>): string => `${round}/${board}`;

/** A result without a kind is of a game that was played. */
const outcomeOf = (board: EventBoard): EventBoard =>
  board.result === undefined ? board : { ...board, kind: board.kind ?? 'played' };

function firstUnlike(ours: readonly EventRound[], theirs: readonly EventRound[]): number | undefined {
  const here = new Map(ours.map((round) => [round.round, pairingOf(round)]));
  const there = new Map(theirs.map((round) => [round.round, pairingOf(round)]));
  return [...new Set([...here.keys(), ...there.keys()])]
    .sort((a, b) => a - b)
    .find((round) => here.get(round) !== there.get(round));
}

/** Who plays whom on which board, and who has a bye; not how this came about. */
function pairingOf({ pairs, byes, free = [] }: EventRound): string {
  const seats = pairs
    .map(({ board, white, black, pace = null }) => ({ board, white, black, pace }))
    .sort((a, b) => a.board - b.board);
  const rests = byes.map(({ player, points }) => ({ player, points })).sort((a, b) => (a.player < b.player ? -1 : 1));
  return canonicalText([seats, rests, [...free].sort()]);
}
