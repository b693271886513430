import { type ListSheet, otherLines, type SheetLines, yearOf } from '@escala/core';
import { MarkedPlayers } from '../../shared/amend/marked-players.ts';
import { yearOfGames } from '../factors/games-by-year.ts';
import { baseFactorOfLine, factorOfLine } from '../factors/list-factors.ts';
import type { Rules } from '../parameters.ts';
import { addGames, type CarriedPlayers } from './history.ts';
import { hasRating, type ProducedList, produceLines } from './list.ts';
import { changeOf, gamesOf, gamesWithoutForfeits } from './period-sheet.ts';
import type { OpenPeriod } from './rate-period.ts';
import { SeasonIncrements } from './standing.ts';
import { isWatched } from './watched-players.ts';

/**
 * What two histories carry from list to list. The earlier one is the kept lists; in the current one only entries of
 * players who differ or were examined are valid: everybody else has the earlier values.
 */
export class AmendedPlayers {
  readonly before: CarriedPlayers;
  readonly after: CarriedPlayers;
  /** Players whose games of some list differ, which changes their K for years (16.2b). */
  readonly counts: MarkedPlayers;
  /** Players whose last event or first rating differs. */
  readonly #days: MarkedPlayers;
  readonly #line: Pick<ProducedList, 'ratings' | 'statuses'> &
    Pick<ListSheet, 'change' | 'games' | 'counted' | 'baseFactor' | 'factor'>;

  constructor(before: CarriedPlayers, after: CarriedPlayers) {
    this.before = before;
    this.after = after;
    this.counts = new MarkedPlayers(before.count);
    this.#days = new MarkedPlayers(before.count);
    const { count } = before;
    this.#line = {
      ratings: new Int16Array(count),
      statuses: new Uint8Array(count),
      change: new Int32Array(count),
      games: new Uint16Array(count),
      counted: new Uint16Array(count),
      baseFactor: new Uint8Array(count),
      factor: new Uint8Array(count),
    };
  }

  differs(player: number): boolean {
    return this.counts.is[player]! + this.#days.is[player]! !== 0;
  }

  /** Lines of the players concerned that differ from the kept ones. Advances both histories. */
  linesOf(
    period: OpenPeriod,
    kept: ListSheet,
    concerned: Int32Array,
    increments: readonly SeasonIncrements[],
  ): SheetLines {
    const { before, after } = this;
    for (const player of concerned) {
      if (this.#days.is[player] !== 0) continue;
      after.lastEventDay[player] = before.lastEventDay[player]!;
      after.firstRatedDay[player] = before.firstRatedDay[player]!;
    }
    const produced = this.#produced(period, concerned);
    before.lastEventDay = kept.lastEventDay;
    before.firstRatedDay = kept.firstRatedDay;
    this.#count(period, kept, concerned, produced);
    for (const player of produced.firstRated) after.firstRatedDay[player] = kept.day;
    for (const player of concerned) if (this.#hasOtherDays(player)) this.#days.add(player);
    this.#days.keep((player) => this.#hasOtherDays(player));
    for (const each of increments) each.forgetAfter(yearOfGames(kept.day));
    return this.#others(period, kept, concerned, produced, increments.at(-1)!.of(yearOf(kept.day)));
  }

  #hasOtherDays(player: number): boolean {
    const { before, after } = this;
    return (
      before.lastEventDay[player] !== after.lastEventDay[player] ||
      before.firstRatedDay[player] !== after.firstRatedDay[player]
    );
  }

  #produced({ federation, rules, period, base, firstRatings, desk }: OpenPeriod, concerned: Int32Array): ProducedList {
    const { ratings, statuses } = this.#line;
    for (const player of concerned) {
      ratings[player] = base[player]!;
      statuses[player] = period.licensed[player]!;
    }
    const watch = { base, players: this.after, period, floor: rules.floor };
    const watched = concerned.filter((player) => isWatched(watch, player));
    const produced: ProducedList = { ratings, statuses, firstRated: [] };
    const result = { base, firstRatings, sheet: desk.sheet, seated: concerned, watched };
    produceLines(produced, federation, rules, period, result);
    return produced;
  }

  /**
   * Adds the games of the list by year; a player whose games differ for the first time first gets the earlier years.
   */
  #count({ desk }: OpenPeriod, kept: ListSheet, concerned: Int32Array, produced: ProducedList): void {
    const { before, after, counts } = this;
    const { firstYear, years, counts: was } = before.gamesByYear;
    const is = after.gamesByYear.counts;
    const column = (yearOfGames(kept.day) - firstYear) * before.count;
    for (const player of concerned) if (counts.is[player] === 0) is[column + player] = was[column + player]!;
    addGames(after, kept.day, { sheet: desk.sheet, seated: concerned }, produced);
    const { counted } = kept;
    for (let player = 0; player < counted.length; player++) was[column + player]! += counted[player]!;
    for (const player of concerned) {
      if (counts.is[player] !== 0 || is[column + player] === was[column + player]) continue;
      counts.add(player);
      for (let other = 0; other < years * before.count; other += before.count)
        if (other !== column) is[other + player] = was[other + player]!;
    }
  }

  #others(
    { rules, base, desk: { sheet } }: OpenPeriod,
    kept: ListSheet,
    concerned: Int32Array,
    { ratings, statuses }: ProducedList,
    increments: Int8Array,
  ): SheetLines {
    const { change, games, counted, baseFactor, factor } = this.#line;
    for (const player of concerned) {
      const status = statuses[player]!;
      const isRated = hasRating(status);
      change[player] = isRated ? changeOf(sheet, player) : 0;
      games[player] = isRated ? gamesOf(sheet, player) : 0;
      counted[player] = isRated ? gamesWithoutForfeits(sheet, player) : 0;
      const k0 = baseFactorOfLine(rules, ratings[player]!, status);
      baseFactor[player] = k0;
      factor[player] = factorOfLine(k0, increments[player]!);
    }
    const { lastEventDay, firstRatedDay } = this.after;
    const { careerGames, reached } = kept;
    const ofGames = { rating: ratings, previous: base, change, baseFactor, factor, games, counted, status: statuses };
    return otherLines(kept, { ...ofGames, lastEventDay, firstRatedDay, careerGames, reached }, concerned);
  }
}

/** The earlier increments, recomputed for players whose games differ. */
export class AmendedIncrements extends SeasonIncrements {
  readonly #before: SeasonIncrements;
  readonly #counts: MarkedPlayers;

  constructor(rules: Rules, { after, counts }: AmendedPlayers, before: SeasonIncrements) {
    super(rules, after);
    this.#before = before;
    this.#counts = counts;
  }

  protected override columnOf(season: number): Int8Array {
    const column = this.#before.of(season).slice();
    for (const player of this.#counts.all) column[player] = this.incrementOf(player, season);
    return column;
  }
}
