import { dayFrom, type IsoDate, writeDay } from '@escala/core';
import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { causeSchema, movedListSchema, publishedListSchema } from '../series/effect.ts';
import { bookOf } from '../series/series-book.ts';
import { nextListDate, termsOf } from './next-list.ts';
import { loadPublication, type PublicationFacts, publicationRefusals, published } from './publication.ts';

/** All lists of a series up to a date at once, oldest first: for a federation whose past has been imported. */
export const publishHistory = defineAct({
  kind: 'list.publish-history',
  command: z.strictObject({
    series: z.string(),
    upTo: z.iso.date(),
    /** Only these dates, if the regulation leaves list days to the federation (D-OFF-11). */
    dates: z.array(z.iso.date()).min(1).max(1000).optional(),
    /** As in `list.publish`: undecided reports knowingly left out. */
    leaveOut: z.array(z.string()).optional(),
  }),
  reason: 'required',
  outcome: z.strictObject({
    lists: z.array(publishedListSchema),
    revised: z.array(movedListSchema),
    causes: z.array(causeSchema),
  }),
  subject: ({ series }) => ({ kind: 'list', id: series }),
  load: (reading, command, ports) => loadPublication(reading, command, ports),
  decide: (facts, { series, upTo, dates: chosen, leaveOut }, terms) => {
    const { today } = terms;
    if (upTo > today) return refuse(invalid('list-too-early', { date: upTo, today }, { field: 'upTo' }));
    const due = facts.own === undefined ? [] : listsDue(facts.own, upTo);
    const dates = chosen?.filter((date) => date <= upTo) ?? due;
    if (facts.own !== undefined && dates.length === 0) {
      const next = nextListDate(facts.own.onRecord, facts.own.series);
      return refuse(invalid('no-list-due', { upTo, next }, { field: 'upTo' }));
    }
    const refusals = publicationRefusals(facts, { series, dates, leaveOut }, today);
    if (refusals.length > 0) return refuse(...refusals);
    const { changes, filings, outcome } = published(facts, dates, terms);
    return { changes, filings, outcome: { ...outcome, causes: [...outcome.causes] } };
  },
});

function listsDue({ series, onRecord }: NonNullable<PublicationFacts['own']>, upTo: IsoDate): IsoDate[] {
  const days = bookOf(series).listDays(dayFrom(nextListDate(onRecord, series)), dayFrom(upTo), termsOf(series));
  return days.map(writeDay);
}
