import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { listKind } from '../../rating/lists/list.ts';
import { playerKind } from '../../registry/players/player.ts';
import type { ScrabbleSheet } from '../series/scrabble-sheet.ts';
import { keptSheet, scrabbleSeriesOnRecord } from './kept-sheet.ts';
import { playerRatingsSchema } from './rating-schemas.ts';

const MOST = 120;

/** A player's ratings on the lists of a series, the newest first: as published, and as the record has them by now. */
export const scrabbleRatingHistory = defineQuestion({
  kind: 'scrabble-rating.history',
  input: z.strictObject({
    series: z.string(),
    player: z.string(),
    /** Only lists before this date. */
    before: z.iso.date().optional(),
    limit: z.int().min(1).max(MOST).default(24),
  }),
  answer: z.strictObject({
    player: z.string(),
    name: z.string(),
    lists: z.array(
      z.strictObject({
        date: z.iso.date(),
        published: playerRatingsSchema,
        /** Null: the player's ratings are as they were published. */
        revised: playerRatingsSchema.nullable(),
      }),
    ),
  }),
  ask: async (reading, { series, player, before, limit }) => {
    await scrabbleSeriesOnRecord(reading, series);
    const found = await reading.get(playerKind, player);
    if (found === undefined) throw new Refused([missing('scrabble-player-unknown', { player }, { field: 'player' })]);
    const dates = (await reading.find(listKind, { key: 'series', equals: series }))
      .filter(({ body }) => before === undefined || body.date < before)
      .map(({ body }) => body.date)
      .sort()
      .reverse()
      .slice(0, limit);
    const lists = await Promise.all(dates.map((date) => onList(reading, series, date, player)));
    return { player, name: found.body.name, lists };
  },
});

async function onList(reading: Reading, series: string, date: string, player: string) {
  const published = ratingsOf(await keptSheet(reading, series, date, 'published'), player);
  const revised = ratingsOf(await keptSheet(reading, series, date, 'revised'), player);
  const isSame = JSON.stringify(published) === JSON.stringify(revised);
  return { date, published, revised: isSame ? null : revised };
}

export function ratingsOf({ ratings, general }: Pick<ScrabbleSheet, 'ratings' | 'general'>, player: string) {
  return {
    ratings: Object.hasOwn(ratings, player) ? { ...ratings[player]! } : {},
    general: Object.hasOwn(general, player) ? general[player]! : null,
  };
}
