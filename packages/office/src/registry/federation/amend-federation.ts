import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { isSameContent } from '../../kit/same-content.ts';
import { listKind, type OfficialList } from '../../rating/lists/list.ts';
import { revisionOf } from '../../rating/series/series-book.ts';
import { amended, asSeen } from '../as-seen.ts';
import { federationKind, type Series, toldFederationSchema } from './federation.ts';
import { settingsRefusals } from './series-refusals.ts';

const { shape } = toldFederationSchema;

/** Changes the federation's settings. Series may be added; series with lists keep what their lists depend on. */
export const amendFederation = defineAct({
  kind: 'federation.amend',
  command: z.strictObject({
    version: z.int(),
    name: shape.name.optional(),
    country: shape.country.nullable(),
    timeZone: shape.timeZone.optional(),
    language: shape.language.optional(),
    competitionRules: shape.competitionRules.nullable(),
    accountRecovery: shape.accountRecovery,
    series: shape.series.optional(),
  }),
  reason: 'required',
  outcome: z.strictObject({ federation: z.string() }),
  subject: (_command, outcome: { federation: string }) => ({ kind: 'federation', id: outcome.federation }),
  load: async (reading) => {
    const id = reading.federation;
    const present = await reading.get(federationKind, id);
    const series = present?.body.series ?? [];
    const lists = await Promise.all(series.map((each) => reading.find(listKind, { key: 'series', equals: each.id })));
    return { id, present, lists: lists.flat().map(({ body }) => body) };
  },
  decide: ({ id, present, lists }, command) => {
    const seen = asSeen(present, command, { code: 'federation-unknown', field: 'version', id });
    if ('refused' in seen) return seen;
    const { version: _version, ...amendment } = command;
    const body = amended(seen.found.body, amendment);
    const refused = [...settingsRefusals(body), ...keptRefusals(seen.found.body.series, body.series, lists)];
    if (refused.length > 0) return refuse(...refused);
    return { changes: [put(federationKind, id, seen.found.version, body)], outcome: { federation: id } };
  },
});

/** A published list is never touched: its series keeps its regulation, revision, part and first list. */
function keptRefusals(before: readonly Series[], after: readonly Series[], lists: readonly OfficialList[]): Refusal[] {
  return before.flatMap((series) => {
    const own = lists.filter((list) => list.series === series.id);
    if (own.length === 0) return [];
    const i = after.findIndex(({ id }) => id === series.id);
    const now = after[i];
    const values = { series: series.id, lists: own.length };
    if (now === undefined) return [invalid('series-has-lists', values, { field: 'series' })];
    const refused: Refusal[] = [];
    // A change of book has its own act, which checks the lists (D-OFF-532).
    for (const field of ['regulation', 'part', 'bookChange'] as const)
      if (!isSameContent(now[field], series[field]))
        refused.push(invalid('series-fixed', { ...values, name: field }, { field: `series.${i}.${field}` }));
    if (refused.length === 0 && isComputed(own) && revisionOf(now) !== revisionOf(series))
      refused.push(invalid('series-fixed', { ...values, name: 'revision' }, { field: `series.${i}.revision` }));
    return [
      ...refused,
      ...firstListRefusals(series, now, own, `series.${i}.firstList`),
      ...monthlyRefusals(series, now, own, `series.${i}.monthlyFrom`),
    ];
  });
}

/** Another revision would recompute every list of the office without a preview of what moves (D-OFF-399). */
const isComputed = (lists: readonly OfficialList[]): boolean => lists.some(({ source }) => source === 'computed');

/** The calendar of published lists stays as it was: monthly lists may only begin after them (fide-2009 7.3). */
function monthlyRefusals(
  { monthlyFrom: before }: Series,
  { name, monthlyFrom: after }: Series,
  lists: readonly OfficialList[],
  field: string,
): Refusal[] {
  if (before === after) return [];
  const first = [before, after].filter((day) => day !== undefined).reduce((a, b) => (a < b ? a : b));
  const out = lists.filter(({ source, date }) => source === 'computed' && date >= first);
  const last = out.map(({ date }) => date).reduce((a, b) => (a > b ? a : b), '');
  return last === '' ? [] : [invalid('monthly-from-published', { date: last, name }, { field })];
}

/** Once the office has published, its first list is fixed; before that it must come after every imported list. */
function firstListRefusals(
  before: Series,
  { id: series, firstList }: Series,
  lists: readonly OfficialList[],
  field: string,
): Refusal[] {
  const isPublished = isComputed(lists);
  if (isPublished && firstList !== before.firstList)
    return [invalid('series-fixed', { series, lists: lists.length, name: 'firstList' }, { field })];
  const last = lists.map(({ date }) => date).reduce((a, b) => (a > b ? a : b));
  return isPublished || last < firstList ? [] : [invalid('first-list-too-early', { series, last }, { field })];
}
