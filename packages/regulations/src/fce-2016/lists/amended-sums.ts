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

/** One period of the earlier and the current record. Each version of the changed event is in only one of the two. */
export interface TwoPeriods {
  /** Only the event's earlier version, if it belonged to the period. */
  readonly gone: OpenPeriod | undefined;
  readonly before: OpenPeriod;
  /** With only the events in question. */
  readonly after: OpenPeriod;
  /** The changed event. */
  readonly event: number | undefined;
  /** The list that the period made before the change. */
  readonly kept: ListSheet;
}

/** Players in question, by number. */
export interface PlayersInQuestion {
  /** Players whose standing may differ; and those of them whose line may differ even without a game. */
  readonly differing: MarkedPlayers;
  readonly moved: MarkedPlayers;
  /** Players without sums on the kept list: all their games are rated. */
  readonly whole: MarkedPlayers;
  /** In the current event, the players whose games are rated. */
  readonly only: MarkedPlayers;
  /** In the current event, players who may be unrated in one of its games. */
  readonly doubtful: MarkedPlayers;
  /** In the period, the players whose lines may differ. */
  readonly concerned: MarkedPlayers;
}

/** Events with a participant in question, and the changed event. */
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
 * Updates the sums of a period from those of the kept list: games of players whose standing or performance in an event
 * differs are rated both ways (15.2: a game depends only on its two players). The sums of all `concerned` are written
 * to the sheet of the period. False if more players must be rated in full.
 */
export function amendSums(periods: TwoPeriods, players: PlayersInQuestion): boolean {
  const { gone, before, after, event: changed } = periods;
  const { moved, whole, concerned } = players;
  // Read once, as a column of a list may be built on access.
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

/** The event's terms, if it belongs to the period. */
function termsIn({ federation, period, desk, days }: OpenPeriod, event: number): EventTerms | undefined {
  const terms = desk.terms(event, period.listDay);
  return rhythmOf(terms.pace) === period.rhythm && contributes(federation, event, terms, days) ? terms : undefined;
}

function rateWhole(open: OpenPeriod, event: number): void {
  const terms = termsIn(open, event);
  if (terms === undefined) return;
  rateSeated(open, event, terms, performancesIn(open, event, terms, seatEvent(open, event, terms)));
}

/** For an event that has not changed itself. */
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

/** Seats the marked players and their opponents; false if that is not enough. */
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
 * Marks all players in question of a weekly event, which has few games in the period (a player whose standing is the
 * same in a game changes nothing in it). True if they and their opponents have a rating in every game, both ways.
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

/**
 * Marks players whose games of the event must be rated: those with a different standing at its start, or, in a weekly
 * event, on the day of a game (8.3).
 */
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
 * Of the players who may be unrated, those who are marked or play a marked one. Only performances against players with
 * a different standing can differ, and only these are needed.
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

/** Players whose performance counts differently for opponents, or who have one in only one of the two versions (12). */
function otherRows(before: readonly EventPerformance[], after: readonly EventPerformance[]): readonly number[] {
  if (before.length + after.length === 0) return [];
  const known = new Map(before.map(({ player, rating }) => [player, rating]));
  const others = after.filter(({ player, rating }) => known.get(player) !== rating).map(({ player }) => player);
  for (const { player } of after) known.delete(player);
  return [...others, ...known.keys()];
}

/** Sheets of the earlier and the current period. */
interface BothSheets {
  readonly gone: PeriodSheet | undefined;
  readonly before: PeriodSheet;
  readonly after: PeriodSheet;
}

const isTouched = ({ gone, before, after }: BothSheets, player: number): boolean =>
  changeOf(after, player) - changeOf(before, player) !== (gone === undefined ? 0 : changeOf(gone, player)) ||
  tallyOf(after, player) - tallyOf(before, player) !== (gone === undefined ? 0 : tallyOf(gone, player));

/** Writes the sums of the kept list plus the differences. */
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
