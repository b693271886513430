import type { FederationColumns, ListSheet } from '@escala/core';
import type { MarkedPlayers } from '../../shared/amend/marked-players.ts';
import { contributes } from '../events/counting-day.ts';
import type { EventPerformance } from '../events/event-performances.ts';
import type { EventTerms } from '../events/event-terms.ts';
import { rhythmOf } from '../events/rhythm.ts';
import { dayOfSeats } from '../events/seats.ts';
import { hasRating } from './list.ts';
import { changeOf, gamesOf, gamesWithoutForfeits, type PeriodSheet, setSums, tallyOf } from './period-sheet.ts';
import { type OpenPeriod, performancesIn, rateSeated, seatEvent } from './rate-period.ts';

/** One period of a record as it was and as it is. The event that has become another is in one of the two alone. */
export interface TwoPeriods {
  /** The event of before by itself, where it belonged to the period. */
  readonly gone: OpenPeriod | undefined;
  readonly before: OpenPeriod;
  /** With the events in question alone. */
  readonly after: OpenPeriod;
  /** The event that is another now. */
  readonly event: number | undefined;
  /** The list that the period made before. */
  readonly kept: ListSheet;
}

/** Players in question, by number. */
export interface PlayersInQuestion {
  /** Who may have another standing than before; of them, whose line may be another without a game. */
  readonly differing: MarkedPlayers;
  readonly moved: MarkedPlayers;
  /** Who has no sums on the kept list: all games of theirs are rated. */
  readonly whole: MarkedPlayers;
  /** Of the event on the desk: whose games are rated. */
  readonly only: MarkedPlayers;
  /** Of the event on the desk: who may be without a rating in one of its games. */
  readonly doubtful: MarkedPlayers;
  /** Of the period: whose line may be another. */
  readonly concerned: MarkedPlayers;
}

/** Events that somebody in question takes part in, and the one that is another now. */
export function eventsInQuestion(
  { events }: FederationColumns,
  period: Int32Array,
  changed: number | undefined,
  { differing, whole }: PlayersInQuestion,
): Int32Array {
  const { participants, participantsFrom } = events;
  return period.filter((event) => {
    if (event === changed) return true;
    const end = participantsFrom[event + 1]!;
    for (let i = participantsFrom[event]!; i < end; i++)
      if (differing.is[participants[i]!]! + whole.is[participants[i]!]! !== 0) return true;
    return false;
  });
}

/**
 * What the games of a period add up to now, by the sums of the kept list: the games of whoever has another standing in an event, or another
 * performance, are rated both ways (15.2: a game looks at nobody but its two players). The sums of everybody `concerned` are written on the
 * sheet of the period. False where more players have to be taken as a whole.
 */
export function amendSums(periods: TwoPeriods, players: PlayersInQuestion): boolean {
  const { gone, before, after, event: changed } = periods;
  const { moved, whole, concerned } = players;
  // Columns of a list may be read when they are asked for.
  const { change, games, counted, status } = periods.kept;
  const kept: KeptSums = { change, games, counted, status };
  const sheets = { gone: gone?.desk.sheet, before: before.desk.sheet, after: after.desk.sheet };
  if (gone !== undefined) for (const event of gone.period.events) rateWhole(gone, event);
  for (const event of after.period.events)
    if (event === changed) rateWhole(after, event);
    else rateDifferences(before, after, event, players);
  concerned.clear();
  for (const player of moved.all) concerned.add(player);
  const touch = (seated: Int32Array): void => {
    for (let i = 0; i < seated.length; i++) if (isTouched(sheets, seated[i]!)) concerned.add(seated[i]!);
  };
  if (gone !== undefined) touch(gone.desk.seats.seated());
  touch(before.desk.seats.seated());
  touch(after.desk.seats.seated());
  const known = whole.all.length;
  for (const player of concerned.all) if (!hasRating(status[player]!)) whole.add(player);
  if (whole.all.length > known) return false;
  for (const player of concerned.all) if (hasRating(status[player]!)) writeSums(sheets, kept, player);
  return true;
}

/** Its terms, if it belongs to the period. */
function termsIn({ federation, period, desk, days }: OpenPeriod, event: number): EventTerms | undefined {
  const terms = desk.terms(event, period.listDay);
  return rhythmOf(terms.pace) === period.rhythm && contributes(federation, event, terms, days) ? terms : undefined;
}

function rateWhole(open: OpenPeriod, event: number): void {
  const terms = termsIn(open, event);
  if (terms === undefined) return;
  rateSeated(open, event, terms, performancesIn(open, event, terms, seatEvent(open, event, terms)));
}

/** An event that is the same as before. */
function rateDifferences(before: OpenPeriod, after: OpenPeriod, event: number, players: PlayersInQuestion): void {
  const terms = termsIn(after, event);
  if (terms === undefined) return;
  const { only } = players;
  const isCertain = terms.periodicity === 'by-game' && areCertain(before, after, event, players);
  if (!isCertain) markOthers(before, after, event, terms, players);
  if (only.all.length === 0) return;
  if (isSeated(before, event, terms, isCertain, only) && isSeated(after, event, terms, isCertain, only)) {
    rateSeated(before, event, terms, NO_ROWS, {}, only.is);
    rateSeated(after, event, terms, NO_ROWS, {}, only.is);
    return;
  }
  const met = metBy(after, event, players, [seatEvent(before, event, terms), seatEvent(after, event, terms)]);
  const [rowsBefore, rowsAfter] = [before, after].map((open) => performancesIn(open, event, terms, met));
  for (const player of otherRows(rowsBefore!, rowsAfter!)) only.add(player);
  rateSeated(before, event, terms, rowsBefore!, {}, only.is);
  rateSeated(after, event, terms, rowsAfter!, {}, only.is);
}

/** Seats those who are marked and whom they play, if that is enough. */
function isSeated(
  { desk, standings }: OpenPeriod,
  event: number,
  terms: EventTerms,
  isCertain: boolean,
  { is }: MarkedPlayers,
): boolean {
  return isCertain ? desk.seats.seatGames(event) : desk.seats.seatSome(standings, event, terms, is);
}

/**
 * Marks everybody in question in a weekly event, whose games of the period are few: for whoever has the same standing in one nothing is
 * another. True where they and whoever they play have a rating in each of its games, both ways.
 */
function areCertain(before: OpenPeriod, after: OpenPeriod, event: number, players: PlayersInQuestion): boolean {
  const { participants, participantsFrom } = after.federation.events;
  const { differing, whole, only } = players;
  only.clear();
  for (let i = participantsFrom[event]!; i < participantsFrom[event + 1]!; i++) {
    const player = participants[i]!;
    if (differing.is[player]! + whole.is[player]! !== 0) only.add(player);
  }
  const uncertain = [before.standings.uncertainIn(event), after.standings.uncertainIn(event)];
  return metBy(after, event, players, uncertain).length === 0;
}

/** Marks whose games of the event are rated: whoever has another standing at its start, or on the day of a game of a weekly one (8.3). */
function markOthers(
  before: OpenPeriod,
  after: OpenPeriod,
  event: number,
  { periodicity }: EventTerms,
  { differing, whole, only }: PlayersInQuestion,
): void {
  const { federation } = after;
  const { participants, participantsFrom, startDay, gamesFrom } = federation.events;
  const { white, black } = federation.games;
  let day = startDay[event]!;
  let list = before.standings.listOf(day);
  const look = (player: number): void => {
    if (only.is[player] !== 0 || differing.is[player] === 0) return;
    if (before.standings.of(player, list, day) !== after.standings.of(player, list, day)) only.add(player);
  };
  only.clear();
  for (let i = participantsFrom[event]!; i < participantsFrom[event + 1]!; i++) {
    const player = participants[i]!;
    if (whole.is[player] !== 0) only.add(player);
    else if (periodicity === 'by-event') look(player);
  }
  if (periodicity === 'by-event') return;
  for (let game = gamesFrom[event]!; game < gamesFrom[event + 1]!; game++) {
    if (differing.is[white[game]!]! + differing.is[black[game]!]! === 0) continue;
    const played = dayOfSeats(federation, event, game);
    if (played !== day) list = before.standings.listOf(played);
    day = played;
    look(white[game]!);
    look(black[game]!);
  }
}

/**
 * Of those who may be without a rating, who is marked or plays somebody who is. Performances are those against whoever has another standing:
 * nobody else's is another, and nobody else's is needed.
 */
function metBy(
  { federation: { events, games } }: OpenPeriod,
  event: number,
  { only, doubtful }: PlayersInQuestion,
  maybe: readonly Iterable<number>[],
): readonly number[] {
  doubtful.clear();
  for (const players of maybe) for (const player of players) doubtful.add(player);
  if (doubtful.all.length === 0) return doubtful.all;
  const [isMarked, isDoubtful] = [only.is, doubtful.is];
  const met = new Set(doubtful.all.filter((player) => isMarked[player] !== 0));
  const { white: whites, black: blacks } = games;
  const end = events.gamesFrom[event + 1]!;
  for (let game = events.gamesFrom[event]!; game < end; game++) {
    const white = whites[game]!;
    const black = blacks[game]!;
    if ((isMarked[white]! & isDoubtful[black]!) !== 0) met.add(black);
    if ((isMarked[black]! & isDoubtful[white]!) !== 0) met.add(white);
  }
  return [...met];
}

/** Who counts for the opponents with another performance than before, or has one only before or after (12). */
function otherRows(before: readonly EventPerformance[], after: readonly EventPerformance[]): readonly number[] {
  if (before.length + after.length === 0) return [];
  const known = new Map(before.map(({ player, rating }) => [player, rating]));
  const others = after.filter(({ player, rating }) => known.get(player) !== rating).map(({ player }) => player);
  for (const { player } of after) known.delete(player);
  return [...others, ...known.keys()];
}

/** Sheets of a period as it was and as it is. */
interface BothSheets {
  readonly gone: PeriodSheet | undefined;
  readonly before: PeriodSheet;
  readonly after: PeriodSheet;
}

const isTouched = ({ gone, before, after }: BothSheets, player: number): boolean =>
  changeOf(after, player) - changeOf(before, player) !== (gone === undefined ? 0 : changeOf(gone, player)) ||
  tallyOf(after, player) - tallyOf(before, player) !== (gone === undefined ? 0 : tallyOf(gone, player));

/** The sums of the kept list with what they have become more. */
function writeSums({ gone, before, after }: BothSheets, kept: KeptSums, player: number): void {
  let [change, games, counted] = [kept.change[player]!, kept.games[player]!, kept.counted[player]!];
  change += changeOf(after, player) - changeOf(before, player);
  games += gamesOf(after, player) - gamesOf(before, player);
  counted += gamesWithoutForfeits(after, player) - gamesWithoutForfeits(before, player);
  if (gone !== undefined) {
    change -= changeOf(gone, player);
    games -= gamesOf(gone, player);
    counted -= gamesWithoutForfeits(gone, player);
  }
  setSums(after, player, change, games, counted);
}

type KeptSums = Pick<ListSheet, 'change' | 'games' | 'counted' | 'status'>;
const NO_ROWS: readonly EventPerformance[] = [];
