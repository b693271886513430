import { dayFrom, writeDay } from '@escala/core';
import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { invalid, missing } from '../../kit/refusal.ts';
import { publishedListSchema } from '../series/outcome-shapes.ts';
import { bookOf, sisterOf } from '../series/series-book.ts';
import { settle } from '../series/settle.ts';
import { nextListDate, termsOf } from './next-list.ts';
import { undecidedRefusals } from './publication-refusals.ts';
import { loadPublication, published } from './publish-list.ts';
import { beforeList } from './undecided-reports.ts';

/** All lists of a series up to a date at once: for a federation whose past has been imported. */
export const publishHistory = defineAct({
  kind: 'list.publish-history',
  command: z.strictObject({
    series: z.string(),
    upTo: z.iso.date(),
    /** As in `list.publish`: reports that wait for a decision and are knowingly left out. */
    leaveOut: z.array(z.string()).optional(),
  }),
  reason: 'required',
  outcome: z.strictObject({ lists: z.array(publishedListSchema) }),
  subject: ({ series }) => ({ kind: 'list', id: series }),
  load: (reading, command, ports) => loadPublication(reading, command, ports),
  decide: (facts, { series: id, upTo, leaveOut }, terms) => {
    const { record, states } = facts;
    const series = record.federation.series.find((each) => each.id === id);
    if (series === undefined) return refuse(missing('series-unknown', { series: id }, { field: 'series' }));
    if (bookOf(series).kind !== 'head-to-head')
      return refuse(invalid('series-of-scrabble', { series: id }, { field: 'series' }));
    if (upTo > terms.today)
      return refuse(invalid('list-too-early', { date: upTo, today: terms.today }, { field: 'upTo' }));
    const days = bookOf(series).listDays(dayFrom(nextListDate(record, series)), dayFrom(upTo), termsOf(series));
    if (days.length === 0)
      return refuse(invalid('no-list-due', { upTo, next: nextListDate(record, series) }, { field: 'upTo' }));
    const sister = sisterOf(record.federation, series);
    const last = writeDay(days.at(-1)!);
    const sisterLast = sister && (record.listsOf(sister.id).at(-1)?.date ?? '');
    if (sister && sisterLast! < last && sister.firstList <= last)
      return refuse(invalid('sister-list-first', { series: sister.name, date: last }, { field: 'series' }));
    const waiting = undecidedRefusals(beforeList(facts.undecided, id, days.at(-1)!), leaveOut);
    if (waiting.length > 0) return refuse(...waiting);
    const { changes, filings, outcome } = published(
      facts,
      settle(record, states, { series: id, days }),
      id,
      days,
      terms,
    );
    const hashes = outcome.map(({ list, hash, players, games }) => ({ list, hash, players, games }));
    return { changes, filings, outcome: { lists: hashes } };
  },
});
