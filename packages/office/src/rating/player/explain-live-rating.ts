import { dayFrom } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { findPlayer, findSeries } from '../series/find-series.ts';
import { regulationOn } from '../series/series-book.ts';
import { todayOf } from '../today/live-line.ts';
import { explainLine } from './explain-line.ts';
import { explainedEventSchema, gamesShape } from './explained-shapes.ts';
import { namedEvents, withEventNames } from './line-with-document.ts';

/**
 * A player's line of the next list as it would be today, taken apart (D-OFF-760). A calculator adds an event to this
 * document; nothing here is official.
 */
export const explainLiveRating = defineQuestion({
  kind: 'rating.explain-live',
  input: z.strictObject({ player: z.string(), series: z.string() }),
  answer: z.strictObject({
    series: z.string(),
    name: z.string(),
    regulation: z.string(),
    nextList: z.iso.date(),
    events: z.array(explainedEventSchema),
    ...gamesShape,
  }),
  ask: async (reading, { player, series }, { listName }, ports) => {
    const loaded = await findSeries(ports, reading, series);
    const number = findPlayer(loaded, player);
    const { today, nextList } = await todayOf(reading, loaded, player);
    const { document: bare, output } = explainLine(today, dayFrom(nextList), number);
    const document = await withEventNames(reading, bare);
    return {
      series,
      name: listName(loaded.series),
      regulation: regulationOn(loaded.series, nextList).regulation,
      nextList,
      events: namedEvents(document),
      document,
      output,
    };
  },
});
