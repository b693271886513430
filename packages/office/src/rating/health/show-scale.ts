import { writeDay } from '@escala/core';
import type { PointsFlow } from '@escala/regulations';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { findSeries } from '../series/find-series.ts';
import { regulationOn } from '../series/series-book.ts';
import { cachedScale } from './cached-scales.ts';
import { AGE_GROUPS, DIFFERENCE_BAND, LAST_DIFFERENCE, RATING_BAND } from './list-scores.ts';
import type { ScoreColumn, ScoreSum } from './score-column.ts';

const scoreShape = { games: z.int(), scored: z.number(), expected: z.number() };
/** A range, both ends included; the last groups of ages and differences are open. */
const bandSchema = z.strictObject({ from: z.int(), to: z.int().nullable(), ...scoreShape });

const movedSchema = z.strictObject({ players: z.int(), points: z.int() });
/** `entered`, `returned` and `changed` add to the sum of the active players' ratings; the others subtract. */
const flowSchema = z.strictObject({
  entered: movedSchema,
  returned: movedSchema,
  becameInactive: movedSchema,
  delisted: movedSchema,
  changed: movedSchema,
});

const flowOf = ({ entered, returned, becameInactive, delisted, changed }: PointsFlow): z.infer<typeof flowSchema> => ({
  ...{ entered, returned, becameInactive, delisted, changed },
});

/**
 * The health of a scale (fide-2009 10.2, 10.3): whether scores match what the ratings predict, and where ratings drift.
 */
export const showScale = defineQuestion({
  kind: 'health.scale',
  input: z.strictObject({ series: z.string() }),
  answer: z.strictObject({
    series: z.string(),
    name: z.string(),
    regulation: z.string(),
    /** Scores of all players, by own rating and by age reached in the year of the list. */
    byRating: z.array(bandSchema),
    byAge: z.array(bandSchema),
    /** Scores of the higher-rated player, by the difference. */
    byDifference: z.array(bandSchema),
    lists: z.array(
      z.strictObject({
        date: z.iso.date(),
        /** Rated games; unknown for lists from before the office. */
        games: z.int().nullable(),
        players: z.int(),
        newcomers: z.int(),
        mean: z.number().nullable(),
        /** The 10%, 50% and 90% quantiles. */
        quantiles: z.array(z.int()),
        /**
         * Points that entered and left the pool since the previous list, and points moved by games (fide-2009 10.2).
         */
        flow: flowSchema.optional(),
        /** Scores of the higher-rated player; absent if the office rated no game. */
        higher: z.strictObject(scoreShape).optional(),
      }),
    ),
    /** The same players from one list to the last. */
    cohorts: z.array(z.strictObject({ from: z.iso.date(), players: z.int(), means: z.array(z.number()) })),
    newcomers: z.array(z.strictObject({ listsLater: z.int(), players: z.int(), gain: z.number() })),
  }),
  ask: async (reading, { series }, { listName }, ports) => {
    const loaded = await findSeries(ports, reading, series);
    const scale = await cachedScale(ports, reading.federation, loaded);
    const dates = loaded.sheets.map(({ day }) => writeDay(day));
    return {
      series,
      name: listName(loaded.series),
      regulation: regulationOn(loaded.series, dates.at(-1) ?? loaded.series.firstList).regulation,
      byRating: bands(scale.scores.byRating, (band) => [band * RATING_BAND, (band + 1) * RATING_BAND - 1]),
      byAge: bands(scale.scores.byAge, (group) => [AGE_GROUPS[group]!, (AGE_GROUPS[group + 1] ?? 0) - 1]),
      byDifference: bands(scale.scores.byDifference, differencesOf),
      lists: scale.lists.map((figures, list) => {
        const higher = scale.scores.byList.at(list);
        return {
          date: dates[list]!,
          games: list < loaded.imported ? null : scale.scores.gamesOfList[list]!,
          ...figures,
          quantiles: [...figures.quantiles],
          ...(list > 0 && { flow: flowOf(scale.flows[list - 1]!) }),
          ...(higher.games > 0 && { higher: inPoints(higher) }),
        };
      }),
      cohorts: scale.cohorts.map(({ from, players, means }) => ({ from: dates[from]!, players, means: [...means] })),
      newcomers: scale.newcomers.map((each) => ({ ...each })),
    };
  },
});

type Span = readonly [from: number, to: number];

function differencesOf(band: number): Span {
  const from = band * DIFFERENCE_BAND;
  return [from, from === LAST_DIFFERENCE ? OPEN : from + DIFFERENCE_BAND - 1];
}

const OPEN = -1;

function bands(column: ScoreColumn, spanOf: (band: number) => Span) {
  return column.bands().map((band) => {
    const [from, to] = spanOf(band);
    return { from, to: to === OPEN ? null : to, ...inPoints(column.at(band)) };
  });
}

const inPoints = ({ games, scored, expected }: ScoreSum): ScoreSum => ({
  games,
  scored: scored / 100,
  expected: expected / 100,
});
