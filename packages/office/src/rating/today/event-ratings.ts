import { decimal, type EventRecord } from '@escala/core';
import { z } from 'zod';
import type { FederationEvent } from '../../events/event.ts';
import type { AskedBy } from '../../kit/question.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import { loadPublishedLists } from '../lists/list.ts';
import { evaluationsOf, listsOfReport } from '../lists/lists-of-report.ts';
import { seriesBefore } from '../lists/live-list.ts';
import { playerInEvent } from '../player/player-in-event.ts';
import { type EventFigures, performanceFor } from '../profile/event-figures.ts';
import { federationFor, findSeries } from '../series/find-series.ts';
import { evaluationsNow, seriesToday } from './series-today.ts';
import { hasGame, isUndecided, undecidedEventsOf } from './undecided-events.ts';

const lineShape = z.strictObject({
  round: z.int(),
  own: z.int(),
  opponentRating: z.int(),
  expected: z.number(),
  k: z.number(),
  change: z.number(),
});

export const eventRatingShape = z.strictObject({
  series: z.string(),
  name: z.string(),
  date: z.iso.date(),
  /** False: the list is still to come, and nothing here is official. */
  published: z.boolean(),
  /** Games that change the rating, one line each. */
  games: z.array(lineShape),
  score: z.number(),
  expected: z.number(),
  change: z.number(),
  /** Mean rating of the opponents in these games. */
  opponents: z.int().exactOptional(),
  /** The performance; for an unrated player, as the rating regulation defines it. */
  performance: z.number().exactOptional(),
});
type EventRating = z.infer<typeof eventRatingShape>;

interface Asked {
  readonly event: { readonly id: string; readonly body: FederationEvent };
  /** Its games, once all of them count. */
  readonly accepted: EventRecord;
  readonly player: string;
  readonly listName: AskedBy['listName'];
}

/**
 * What an event changes for a player, list by list: as the lists have it or, for rounds that do not count yet, as they
 * would if they were accepted now with the present results (D-OFF-391). The same lines make the value of today.
 */
export async function eventRatingsOf(
  reading: Reading,
  ports: OfficePorts,
  { event, accepted, player, listName }: Asked,
): Promise<EventRating[]> {
  const published = await loadPublishedLists(reading);
  if (published === undefined) return [];
  const isAccepted = event.body.state === 'accepted';
  if (!isAccepted && !isUndecided(event.body)) return [];
  const undecided = isAccepted ? [] : await undecidedEventsOf(reading, player);
  const record = isAccepted ? accepted : undecided.find(({ id }) => id === event.id)?.record;
  if (record === undefined || !hasGame(record, player)) return [];
  const evaluations = isAccepted
    ? await evaluationsOf(reading, event.id)
    : evaluationsNow((await federationFor(ports, reading)).record, event).all;
  const ratings: EventRating[] = [];
  for (const { series, name, date, published: isOut } of listsOfReport(published, record, evaluations)) {
    const loaded = await findSeries(ports, reading, series);
    const made = isOut ? loaded : seriesToday(seriesBefore(loaded, date), player, undecided);
    const { lines, performance } = playerInEvent(made, date, event.id, player);
    const level = performance?.performance ?? performance?.ru;
    if (lines.length === 0 && level === undefined) continue;
    const sum = (of: (line: (typeof lines)[number]) => number): number =>
      decimal(lines.reduce((all, line) => all + of(line), 0));
    const [score, met] = [sum((line) => line.score), sum((line) => line.opponentRating)];
    const opponents = lines.length === 0 ? undefined : Math.round(met / lines.length);
    const performed = level ?? (opponents && performanceFor(loaded, opponents, score / lines.length));
    ratings.push({
      ...{ series, name: listName({ id: series, name }), date, published: isOut },
      games: lines.map(({ round, own, opponentRating, expected, k, change }) => ({
        ...{ round, own, opponentRating, expected, k, change },
      })),
      score,
      expected: sum(({ expected }) => expected),
      change: sum(({ change }) => change),
      ...(opponents !== undefined && { opponents }),
      ...(performed !== undefined && { performance: performed }),
    });
  }
  return ratings;
}

/** The same, with the lists of a series together. */
export async function figuresSoFar(
  reading: Reading,
  ports: OfficePorts,
  ratings: readonly EventRating[],
): Promise<EventFigures[]> {
  const figures: EventFigures[] = [];
  for (const [series, lists] of Map.groupBy(ratings, (each) => each.series)) {
    const games = lists.flatMap((list) => list.games);
    if (games.length === 0) continue;
    const loaded = await findSeries(ports, reading, series);
    const sum = (all: readonly number[]): number => decimal(all.reduce((one, other) => one + other, 0));
    const score = sum(lists.map((list) => list.score));
    const opponents = Math.round(sum(games.map(({ opponentRating }) => opponentRating)) / games.length);
    const [k, ...others] = new Set(games.map((game) => game.k));
    const { date, published } = lists.at(-1)!;
    figures.push({
      ...{ series, list: date, published, games: games.length, score, opponents },
      expected: sum(lists.map((list) => list.expected)),
      performance: performanceFor(loaded, opponents, score / games.length),
      change: sum(lists.map((list) => list.change)),
      ...(k !== undefined && others.length === 0 && { k }),
    });
  }
  return figures;
}
