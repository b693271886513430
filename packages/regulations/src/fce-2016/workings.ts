import {
  type FederationColumns,
  gamesInYear,
  NO_DAY,
  type PlayerWorking,
  type Step,
  UNRATED,
  writeDay,
  yearOf,
} from '@escala/core';
import { baseFactor, completeSeasons, incrementOf, sumOfWeights, weightedGames } from './factors/factor-k.ts';
import { ageOf, firstRatingSource } from './first-rating/first-rating.ts';
import { LAPSED, NEW, type ProducedList, REASSIGNED } from './lists/list.ts';
import type { Period, PeriodResult } from './lists/rate-period.ts';
import { firstSeasonOf } from './lists/standing.ts';
import type { Rules } from './parameters.ts';
import { FACTOR_ROWS } from './tables.ts';

/** How first ratings and factors were computed, player by player: the ledger covers the rest. */
export function playerWorkings(
  federation: FederationColumns,
  rules: Rules,
  period: Period,
  result: PeriodResult,
  list: ProducedList,
): PlayerWorking[] {
  const workings: PlayerWorking[] = [];
  for (let player = 0; player < federation.players.count; player++) {
    const rating = list.ratings[player]!;
    if (rating === UNRATED) continue;
    const steps: Step[] = [];
    const status = list.statuses[player];
    const isFirst = status === NEW || (status === LAPSED && result.base[player] === UNRATED);
    if (isFirst || status === REASSIGNED)
      steps.push(
        firstRatingStep(
          federation,
          rules,
          period,
          player,
          isFirst ? result.firstRatings[player]! : rating,
          status === REASSIGNED,
        ),
      );
    steps.push(factorStep(federation, rules, yearOf(period.listDay), player, rating));
    workings.push({ player: federation.playerIds[player]!, steps });
  }
  return workings;
}

function firstRatingStep(
  { players }: FederationColumns,
  rules: Rules,
  { rhythm, listDay }: Period,
  player: number,
  rating: number,
  again: boolean,
): Step {
  const ageOn = again ? listDay : players.federatedDay[player]!;
  const source = firstRatingSource(rules, players, player, rhythm, ageOn);
  const standard = rhythm === 'standard';
  const anew = again ? [standard ? '10.3' : '11.4'] : [];
  const floor = ['17.3'];
  if (source === 'standard' || source === 'fide') {
    const taken = source === 'standard' ? players.standardRating[player]! : players.fideRating[player]!;
    return {
      quantity: `fce-2016.first-rating.${source}`,
      articles: [
        ...anew,
        source === 'standard' ? '11.1' : standard ? '10.1' : '11.2',
        ...(taken < rating ? floor : []),
      ],
      decisions: [],
      values: { taken, rating },
    };
  }
  const born = players.birthDay[player]!;
  const age = ageOf(rules, players, player, ageOn)! / 10;
  return {
    quantity: born === NO_DAY ? 'fce-2016.first-rating.told-age' : 'fce-2016.first-rating.age',
    articles: [...anew, ...(standard ? [] : ['11.3']), '10.2'],
    decisions: [again ? 'D-FCE-3' : 'D-FCE-5', ...(born === NO_DAY ? ['D-FCE-26' as const] : [])],
    values: { ...(born === NO_DAY ? {} : { born: writeDay(born) }), on: writeDay(ageOn), age, rating },
  };
}

/** K on the list being made: base factor, complete seasons, weighted games, increment. */
function factorStep(
  { players }: FederationColumns,
  rules: Rules,
  season: number,
  player: number,
  rating: number,
): Step {
  const firstSeason = firstSeasonOf(players, player, season);
  const seasons = completeSeasons(rules, season, firstSeason);
  const k0 = baseFactor(rules, rating);
  if (seasons === 0)
    return {
      quantity: 'fce-2016.factor.first-season',
      articles: ['16.2a', '16.2c'],
      decisions: rating === FACTOR_ROWS.at(-1)!.from ? ['D-FCE-8'] : [],
      values: { rating, k0, k: k0 },
    };
  const delta = incrementOf(rules, players.gamesByYear, player, season, firstSeason);
  const counted = Math.min(seasons, rules.seasonsCounted);
  const games = Array.from({ length: counted }, (_, back) =>
    gamesInYear(players.gamesByYear, player, season - 1 - back),
  );
  return {
    quantity: 'fce-2016.factor.increment',
    articles: ['16.2a', '16.2b', ...(firstSeason < rules.firstSeason ? ['20'] : [])],
    decisions: [...(seasons === 1 ? ['D-FCE-9' as const] : []), 'D-FCE-10'],
    values: {
      rating,
      k0,
      seasons,
      games: games.join(', '),
      weighted: weightedGames(rules, players.gamesByYear, player, season, seasons),
      weights: sumOfWeights(rules, seasons),
      increment: delta,
      k: k0 + delta,
    },
  };
}
