import { dayFrom, writeDay } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { playedInClass } from '../series/rating-input.ts';
import { keptAs, loadScrabbleRecord } from '../series/scrabble-record.ts';
import { rateList } from '../series/scrabble-sheet.ts';
import { scrabbleSeriesOnRecord } from './kept-sheet.ts';
import { playerRatingsSchema } from './rating-schemas.ts';
import { ratingsOf } from './scrabble-rating-history.ts';

/** A player's ratings with everything accepted so far: provisional, until the next list is published. */
export const liveScrabbleRating = defineQuestion({
  kind: 'scrabble-rating.live',
  input: z.strictObject({ series: z.string(), player: z.string() }),
  answer: z.strictObject({
    player: z.string(),
    name: z.string(),
    /** Games up to this day are in it. */
    on: z.iso.date(),
    ...playerRatingsSchema.shape,
  }),
  ask: async (reading, { series: id, player }, { today }) => {
    const series = await scrabbleSeriesOnRecord(reading, id);
    const record = await loadScrabbleRecord(reading);
    const name = record.names.get(player);
    if (name === undefined) throw new Refused([missing('scrabble-player-unknown', { player }, { field: 'player' })]);
    const sheet = rateList(series, playedInClass(record, series), writeDay(dayFrom(today) + 1));
    return { player, name, on: today, ...ratingsOf(sheet, keptAs(record, player)) };
  },
});
