import { type Day, type EventColumns, type GameColumns, NO_DAY } from '@escala/core';
import { STORED_SHAPES } from '../../kit/stored-shapes.ts';
import { type PackedFacts, packFacts, unpackFacts } from './packed-facts.ts';

/** Folder of the papers that hold the games of accepted events, under the id of the event. */
export const GAMES_FOLDER = 'games';

/**
 * An accepted report as the rating books read it: everything about the event that can affect a number. Players are
 * indexes into `participants`, which holds their numbers in the record.
 */
export interface PackedReport {
  /** An annulled event stays on record but does not count. */
  readonly counts: boolean;
  /** Index into `EVENT_TYPES`. */
  readonly type: number;
  /** Bits of `EVENT_FLAGS`. */
  readonly flags: number;
  readonly startDay: Day;
  readonly endDay: Day;
  readonly minutes: number;
  readonly increment: number;
  /** Rounds agreed for a match; 0 if not given. */
  readonly rounds: number;
  readonly facts?: PackedFacts | undefined;
  readonly participants: Int32Array;
  readonly games: PackedGames;
  /** One, or one for each part of a weekly event; none if the days of the event alone decide its lists. */
  readonly evaluations: readonly Evaluation[];
  /** The days before each correction of dates, oldest first. */
  readonly datings: readonly Dating[];
}

/** The days of an event and its games until an act corrected them (D-OFF-403). */
export interface Dating {
  readonly until: number;
  readonly startDay: Day;
  readonly endDay: Day;
  readonly day: Int32Array;
}

/** When rounds were evaluated; this decides their list (fce-2016 8.1, D-FCE-20; fide-2009 7.13). */
export interface Evaluation {
  /** First and last round. */
  readonly from: number;
  readonly to: number;
  /** The act that accepted them: lists published before it do not include them (D-OFF-400). */
  readonly act: number;
  /** Its day; `NO_DAY`: imported with the past and already on the lists from before the office. */
  readonly on: Day;
  /** When the report was submitted. */
  readonly received: Day;
  /** The number of participants so far; those joining with a later part come after them (D-FCE-28). */
  readonly participants: number;
}

/** An evaluation without its number of participants. */
export type ToldEvaluation = Omit<Evaluation, 'participants'>;

/** The rounds of an event reported as a whole. */
export const ALL_ROUNDS = { from: 0, to: 65_535 } as const;

export interface PackedGames {
  readonly count: number;
  readonly round: Uint16Array;
  readonly day: Int32Array;
  readonly white: Uint16Array;
  readonly black: Uint16Array;
  readonly outcome: Uint8Array;
}

const { games: FORMAT } = STORED_SHAPES;
const HEADER = 48;
/** Days are stored as offsets from the start. */
const NO_OFFSET = -32768;
/** Bytes of an evaluation; all evaluations are stored after the games. */
const EVALUATION = 20;
/** Bytes of a dating before its days; datings are stored after the evaluations, and facts last. */
const DATING = 12;
const datingBytes = (games: number): number => DATING + 4 * games;

/** The limit of an index of 16 bits. */
export const MOST_PARTICIPANTS = 65_536;

export function packGames(report: PackedReport): Uint8Array {
  const { participants, games, evaluations, datings } = report;
  const size = HEADER + 4 * participants.length + 9 * games.count;
  const datingsFrom = size + EVALUATION * evaluations.length;
  const factsFrom = datingsFrom + datings.length * datingBytes(games.count);
  const facts = packFacts(report.facts);
  const bytes = new Uint8Array(factsFrom + facts.length);
  const view = new DataView(bytes.buffer);
  bytes.set([FORMAT, report.type, report.flags, report.counts ? 1 : 0]);
  view.setUint16(4, report.rounds, true);
  view.setFloat64(8, report.minutes, true);
  view.setFloat64(16, report.increment, true);
  view.setInt32(24, report.startDay, true);
  view.setInt32(28, report.endDay, true);
  view.setInt32(32, participants.length, true);
  view.setInt32(36, games.count, true);
  view.setInt32(40, datings.length, true);
  view.setInt32(44, facts.length, true);
  let at = HEADER;
  for (const player of participants) {
    view.setInt32(at, player, true);
    at += 4;
  }
  for (const column of [games.white, games.black, games.round])
    for (const value of column) {
      view.setUint16(at, value, true);
      at += 2;
    }
  for (const day of games.day) {
    view.setInt16(at, offsetOf(day, report.startDay), true);
    at += 2;
  }
  bytes.set(games.outcome, at);
  evaluations.forEach(({ from, to, act, on, received, participants: known }, i) => {
    const row = size + EVALUATION * i;
    view.setUint16(row, from, true);
    view.setUint16(row + 2, to, true);
    view.setInt32(row + 4, act, true);
    view.setInt32(row + 8, on, true);
    view.setInt32(row + 12, received, true);
    view.setInt32(row + 16, known, true);
  });
  datings.forEach(({ until, startDay, endDay, day }, i) => {
    const row = datingsFrom + i * datingBytes(games.count);
    [until, startDay, endDay, ...day].forEach((value, place) => {
      view.setInt32(row + 4 * place, value, true);
    });
  });
  bytes.set(facts, factsFrom);
  return bytes;
}

function datingsAt(view: DataView, end: number, games: number): Dating[] {
  const count = view.getInt32(40, true);
  const from = end - count * datingBytes(games);
  return Array.from({ length: count }, (_, i) => {
    const at = (place: number): number => view.getInt32(from + i * datingBytes(games) + 4 * place, true);
    const day = Int32Array.from({ length: games }, (_each, game) => at(3 + game));
    return { until: at(0), startDay: at(1), endDay: at(2), day };
  });
}

function evaluationsAt(view: DataView, size: number, factsFrom: number, games: number): Evaluation[] {
  const end = factsFrom - view.getInt32(40, true) * datingBytes(games);
  return Array.from({ length: (end - size) / EVALUATION }, (_, i) => {
    const row = size + EVALUATION * i;
    return {
      from: view.getUint16(row, true),
      to: view.getUint16(row + 2, true),
      act: view.getInt32(row + 4, true),
      on: view.getInt32(row + 8, true),
      received: view.getInt32(row + 12, true),
      participants: view.getInt32(row + 16, true),
    };
  });
}

function offsetOf(day: Day, startDay: Day): number {
  if (day === NO_DAY) return NO_OFFSET;
  const offset = day - startDay;
  if (Math.abs(offset) >= -NO_OFFSET) throw new RangeError('A game is dated ninety years away from its event.');
  return offset;
}

/** The part of a report before its games. */
export type ReportHeader = Required<Omit<PackedReport, 'participants' | 'games'>> & {
  readonly participants: number;
  readonly games: number;
};

export function headerOf(bytes: Uint8Array): ReportHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] !== FORMAT)
    throw new RangeError(`Games are kept in format ${bytes[0]}, which this version does not know.`);
  const [participants, games] = [view.getInt32(32, true), view.getInt32(36, true)];
  const size = HEADER + 4 * participants + 9 * games;
  const factsFrom = bytes.length - view.getInt32(44, true);
  return {
    counts: bytes[3] === 1,
    type: bytes[1]!,
    flags: bytes[2]!,
    startDay: view.getInt32(24, true),
    endDay: view.getInt32(28, true),
    minutes: view.getFloat64(8, true),
    increment: view.getFloat64(16, true),
    rounds: view.getUint16(4, true),
    facts: unpackFacts(bytes.subarray(factsFrom)),
    participants,
    games,
    evaluations: evaluationsAt(view, size, factsFrom, games),
    datings: datingsAt(view, factsFrom, games),
  };
}

/**
 * Reads a report's games and participants into the places of its event, mapping players to those they count for today.
 */
export function readGames(
  bytes: Uint8Array,
  { participants, games, startDay }: ReportHeader,
  into: { readonly events: EventColumns; readonly games: GameColumns },
  event: number,
  keptAs: Int32Array,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const seats = into.events.participants;
  const seatsFrom = into.events.participantsFrom[event]!;
  for (let i = 0; i < participants; i++) seats[seatsFrom + i] = keptAs[view.getInt32(HEADER + 4 * i, true)]!;
  const whiteAt = HEADER + 4 * participants;
  const blackAt = whiteAt + 2 * games;
  const roundAt = blackAt + 2 * games;
  const dayAt = roundAt + 2 * games;
  const outcomeAt = dayAt + 2 * games;
  const { white, black, round, day, outcome } = into.games;
  let game = into.events.gamesFrom[event]!;
  for (let i = 0; i < games; i++, game++) {
    white[game] = seats[seatsFrom + view.getUint16(whiteAt + 2 * i, true)]!;
    black[game] = seats[seatsFrom + view.getUint16(blackAt + 2 * i, true)]!;
    round[game] = view.getUint16(roundAt + 2 * i, true);
    const offset = view.getInt16(dayAt + 2 * i, true);
    day[game] = offset === NO_OFFSET ? NO_DAY : startDay + offset;
    outcome[game] = bytes[outcomeAt + i]!;
  }
}

export function unpackGames(bytes: Uint8Array): PackedReport {
  const header = headerOf(bytes);
  const { participants: seats, games: count, startDay } = header;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const gamesFrom = HEADER + 4 * seats;
  const column = (place: number): Uint16Array => {
    const from = gamesFrom + 2 * place * count;
    return Uint16Array.from({ length: count }, (_, i) => view.getUint16(from + 2 * i, true));
  };
  const daysFrom = gamesFrom + 6 * count;
  const dayAt = (i: number): Day => {
    const offset = view.getInt16(daysFrom + 2 * i, true);
    return offset === NO_OFFSET ? NO_DAY : startDay + offset;
  };
  return {
    ...header,
    participants: Int32Array.from({ length: seats }, (_, i) => view.getInt32(HEADER + 4 * i, true)),
    games: {
      count,
      white: column(0),
      black: column(1),
      round: column(2),
      day: Int32Array.from({ length: count }, (_, i) => dayAt(i)),
      outcome: bytes.slice(gamesFrom + 8 * count, gamesFrom + 9 * count),
    },
  };
}

/** The first day of an event, or of its earliest game if that is dated before. */
export function firstDayOf(report: Uint8Array): Day {
  const { startDay, games } = unpackGames(report);
  return games.day.reduce((first, day) => (day === NO_DAY ? first : Math.min(first, day)), startDay);
}
