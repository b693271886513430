import { CHANGES_PER_POINT, decimal } from '@escala/core';
import { z } from 'zod';
import { type AskedBy, defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import type { LoadedSeries } from '../../rating/in-memory/loaded-series.ts';
import { type EventChange, eventOnLists } from '../../rating/player/event-on-lists.ts';
import { loadedSeriesOfGames } from '../../rating/series/find-series.ts';
import { namesShape } from '../answer-shapes.ts';
import { eventCounts, eventKind } from '../event.ts';
import { eventUnknown } from '../event-refusals.ts';

const changeShape = z.strictObject({
  player: z.string(),
  /** The player's own rating used for the games. */
  own: z.int(),
  games: z.int(),
  score: z.number(),
  expected: z.number(),
  /** Null if the games had different factors. */
  k: z.number().nullable(),
  change: z.number(),
});

export const ratingChangesShape = z.strictObject({
  lists: z.array(
    z.strictObject({
      series: z.string(),
      name: z.string(),
      date: z.iso.date(),
      /** False: for the next list, as it would be today. */
      published: z.boolean(),
      changes: z.array(changeShape),
    }),
  ),
  names: namesShape,
});
export type RatingChanges = z.infer<typeof ratingChangesShape>;

/** How an event changed ratings, list by list, as the record has it today. Empty until the event is accepted. */
export const eventRatingChanges = defineQuestion({
  kind: 'event.rating-changes',
  input: z.strictObject({ event: z.string() }),
  answer: ratingChangesShape,
  ask: async (reading, { event }, { listName }, ports): Promise<RatingChanges> => {
    const found = await reading.get(eventKind, event);
    if (found === undefined) throw new Refused([eventUnknown(event)]);
    if (!eventCounts(found.body)) return { lists: [], names: {} };
    return changesIn(await loadedSeriesOfGames(ports, reading), event, listName);
  },
});

/** The changes caused by an event in each of these series. */
export function changesIn(
  allSeries: readonly LoadedSeries[],
  event: string,
  listName: AskedBy['listName'],
): RatingChanges {
  const lists: RatingChanges['lists'] = [];
  const names: Record<string, string> = {};
  for (const loaded of allSeries) {
    const { series, record } = loaded;
    for (const { date, published, changes } of eventOnLists(loaded, event)) {
      for (const { player } of changes) names[record.playerIds[player]!] = record.players[player]!.name;
      const rows = changes.toSorted((a, b) => b.change - a.change).map((change) => shown(loaded, change));
      lists.push({ series: series.id, name: listName(series), date, published, changes: rows });
    }
  }
  return { lists, names };
}

function shown({ record }: LoadedSeries, line: EventChange): z.infer<typeof changeShape> {
  return {
    player: record.playerIds[line.player]!,
    own: line.own,
    games: line.games,
    score: line.score / 100,
    expected: line.expected / 100,
    k: line.kHalves === null ? null : line.kHalves / 2,
    change: decimal(line.change / CHANGES_PER_POINT),
  };
}
