import {
  type Day,
  type FederationColumns,
  type ListColumns,
  NO_DAY,
  type PlayerColumns,
  type Rhythm,
  type YearCounts,
  yearOf,
} from '@escala/core';
import { eventsByPeriod } from './events-by-period.ts';
import { produceList } from './list.ts';
import { type RevisionId, type Rules, rulesInForce } from './parameters.ts';
import { gamesOf, gamesWithoutForfeits } from './period-sheet.ts';
import {
  openDesk,
  type Period,
  type PeriodDesk,
  type PeriodObserver,
  type PeriodResult,
  ratePeriod,
} from './rate-period.ts';
import { type RoundDays, roundsOfEvents } from './rounds.ts';

export interface HistoryTerms {
  readonly revision: RevisionId;
  readonly rhythm: Rhythm;
  /** The lists to produce, in order. */
  readonly listDays: readonly Day[];
  /** Watches the rating of one of these lists, by its place in `listDays`. */
  readonly observe?: (list: number) => PeriodObserver | undefined;
}

export interface History {
  /** The lists given at the start and those produced. */
  readonly lists: ListColumns;
  /** The players as the last list leaves them. */
  readonly players: PlayerColumns;
}

/**
 * List after list over the whole record. What one list changes of the players (games by year, last event, first rating)
 * is carried to the next; each event is surveyed once. The columns handed in are not touched.
 */
export function rateHistory(record: FederationColumns, terms: HistoryTerms): History {
  const { listDays, rhythm } = terms;
  const players = copyOfPlayers(record.players, listDays);
  const lists = { days: [...record.lists.days], ratings: [...record.lists.ratings] };
  const federation: FederationColumns = { ...record, players, lists };
  const rounds = roundsOfEvents(record.events, record.games);
  const periods = eventsByPeriod(record.events, rounds, listDays);
  const licensedOn = licences(players);
  let rules = rulesInForce(terms.revision, listDays[0] ?? 0);
  let desk = deskWithMemory(federation, rules, rounds);
  listDays.forEach((listDay, list) => {
    const current = rulesInForce(terms.revision, listDay);
    if (!sameRules(rules, current)) {
      rules = current;
      desk = deskWithMemory(federation, rules, rounds);
    }
    const period: Period = { rhythm, listDay, events: periods[list]!, licensed: licensedOn(listDay) };
    const result = ratePeriod(federation, rules, period, desk, terms.observe?.(list));
    addGames(players, listDay, result);
    const produced = produceList(federation, rules, period, result);
    for (const player of produced.firstRated) players.firstRatedDay[player] = listDay;
    lists.days.push(listDay);
    lists.ratings.push(produced.ratings);
  });
  return { lists, players };
}

/** A desk that surveys each event once. */
function deskWithMemory(federation: FederationColumns, rules: Rules, rounds: readonly RoundDays[]): PeriodDesk {
  const desk = openDesk(federation, rules, rounds);
  const known: ReturnType<PeriodDesk['terms']>[] = new Array(federation.events.count);
  return {
    ...desk,
    terms: (event) => {
      known[event] ??= desk.terms(event);
      return known[event];
    },
  };
}

function sameRules(a: Rules, b: Rules): boolean {
  return (Object.keys(a) as (keyof Rules)[]).every((name) => name === 'factorByRating' || a[name] === b[name]);
}

/** Who has a licence on the day of a list; one column serves all lists after the last player joined. */
function licences(players: PlayerColumns): (listDay: Day) => Uint8Array {
  let lastJoined = NO_DAY;
  const { federatedDay } = players;
  for (let player = 0; player < federatedDay.length; player++) lastJoined = Math.max(lastJoined, federatedDay[player]!);
  return (listDay) =>
    lastJoined <= listDay
      ? players.federated
      : players.federated.map((federated, player) => (players.federatedDay[player]! <= listDay ? federated : 0));
}

/**
 * What a list leaves behind for the next ones: games that make K (16.2b), in the year of the eve of the list (D-FCE-15),
 * and the last rated game (10.3).
 */
function addGames(players: PlayerColumns, listDay: Day, { sheet, seated }: PeriodResult): void {
  const { firstYear, counts } = players.gamesByYear;
  const column = (yearOf(listDay - 1) - firstYear) * players.count;
  for (let i = 0; i < seated.length; i++) {
    const player = seated[i]!;
    if (gamesOf(sheet, player) === 0) continue;
    counts[column + player]! += gamesWithoutForfeits(sheet, player);
    players.lastEventDay[player] = listDay - 1;
  }
}

function copyOfPlayers(players: PlayerColumns, listDays: readonly Day[]): PlayerColumns {
  return {
    ...players,
    lastEventDay: players.lastEventDay.slice(),
    firstRatedDay: players.firstRatedDay.slice(),
    gamesByYear: withYears(players, listDays),
  };
}

/** Room for the years that the lists to come will count, and five before them (Table 4). */
function withYears({ gamesByYear, count }: PlayerColumns, listDays: readonly Day[]): YearCounts {
  const from = listDays[0] === undefined ? 0 : yearOf(listDays[0] - 1);
  const to = listDays.length === 0 ? 0 : yearOf(listDays.at(-1)! - 1);
  const firstYear = gamesByYear.years === 0 ? from : Math.min(from, gamesByYear.firstYear);
  const lastYear = Math.max(to, gamesByYear.firstYear + gamesByYear.years - 1);
  const years = lastYear - firstYear + 1;
  const counts = new Uint16Array(count * years);
  if (gamesByYear.years > 0) counts.set(gamesByYear.counts, (gamesByYear.firstYear - firstYear) * count);
  return { firstYear, years, players: count, counts };
}
