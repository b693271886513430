import { entryOf } from '@escala/core';
import { type HeadToHeadRuleBook, headToHeadBooks } from '@escala/regulations';
import { z } from 'zod';
import { type Change, defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { listKind } from '../../rating/lists/list.ts';
import { asSeen } from '../as-seen.ts';
import { type Federation, federationKind, type Series } from './federation.ts';
import { settingsRefusals } from './series-refusals.ts';

/** The facts for deciding on a change of book. */
interface ChangeFacts {
  readonly id: string;
  readonly present: Kept<Federation> | undefined;
  /** The last list of the series, whether imported or computed. */
  readonly last: string | undefined;
}

async function loadChange(reading: Reading, { series }: { readonly series: string }): Promise<ChangeFacts> {
  const id = reading.federation;
  const lists = await reading.find(listKind, { key: 'series', equals: series });
  return {
    id,
    present: await reading.get(federationKind, id),
    last: lists
      .map(({ body }) => body.date)
      .sort()
      .at(-1),
  };
}

export const changeBookShape = {
  series: z.string(),
  regulation: z.string(),
  revision: z.string().optional(),
  /** The first list under the new regulation. */
  from: z.iso.date(),
  lift: z.boolean(),
};

/**
 * From a future list on, rates a series by another regulation (D-OFF-532), so that no published list changes. It can be
 * cancelled until that list is published.
 */
export const changeBook = defineAct({
  kind: 'series.change-book',
  command: z.strictObject({ version: z.int(), ...changeBookShape }),
  reason: 'required',
  outcome: z.strictObject({ federation: z.string(), series: z.string() }),
  subject: (_command, outcome: { federation: string }) => ({ kind: 'federation', id: outcome.federation }),
  load: (reading, command) => loadChange(reading, command),
  decide: (facts, command) => decideOn(facts, command, (series) => changedSeries(series, command, facts.last)),
});

/** Cancels a change of regulation whose first list is not published yet (D-OFF-533). */
export const keepBook = defineAct({
  kind: 'series.keep-book',
  command: z.strictObject({ version: z.int(), series: z.string() }),
  reason: 'required',
  outcome: z.strictObject({ federation: z.string(), series: z.string() }),
  subject: (_command, outcome: { federation: string }) => ({ kind: 'federation', id: outcome.federation }),
  load: (reading, command) => loadChange(reading, command),
  decide: (facts, command) => decideOn(facts, command, (series) => keptSeries(series, facts.last)),
});

type Decided = { readonly changed: Series } | { readonly refused: readonly Refusal[] };

function decideOn(
  { id, present }: ChangeFacts,
  command: { readonly version: number; readonly series: string },
  decide: (series: Series) => Decided,
) {
  const seen = asSeen(present, command, { code: 'federation-unknown', field: 'version', id });
  if ('refused' in seen) return seen;
  const { body, version } = seen.found;
  const own = body.series.find((each) => each.id === command.series);
  if (own === undefined) return refuse(missing('series-unknown', { series: command.series }, { field: 'series' }));
  const decided = decide(own);
  if ('refused' in decided) return refuse(...decided.refused);
  const after = { ...body, series: body.series.map((each) => (each === own ? decided.changed : each)) };
  const changes: Change[] = [put(federationKind, id, version, after)];
  return { changes, outcome: { federation: id, series: own.id } };
}

/** The series with the change, or all objections. */
export function changedSeries(
  series: Series,
  { regulation, revision, from, lift }: z.infer<z.ZodObject<typeof changeBookShape>>,
  last: string | undefined,
): Decided {
  const { regulation: before, revision: edition, bookChange, part: _, ...kept } = series;
  if (bookChange !== undefined)
    return {
      refused: [invalid('book-changed-already', { series: series.id, date: bookChange.from }, { field: 'series' })],
    };
  const after = entryOf<HeadToHeadRuleBook>(headToHeadBooks, regulation);
  const changed: Series = {
    ...kept,
    regulation,
    ...(revision !== undefined && { revision }),
    ...(after && after.rhythms.length > 1 && { part: series.part ?? after.rhythms[0] }),
    bookChange: { before, ...(edition !== undefined && { revision: edition }), from, lift },
  };
  const refused = settingsRefusals({ timeZone: 'UTC', series: [changed] }).map(({ field, ...refusal }) => ({
    ...refusal,
    ...(field !== undefined && { field: field.slice(field.lastIndexOf('.') + 1) }),
  }));
  if (last !== undefined && from <= last)
    refused.push(invalid('change-after-lists', { series: series.id, date: from, last }, { field: 'from' }));
  return refused.length > 0 ? { refused } : { changed };
}

function keptSeries(series: Series, last: string | undefined): Decided {
  const { bookChange, regulation: _after, revision: _edition, part, ...kept } = series;
  if (bookChange === undefined)
    return { refused: [invalid('book-not-changed', { series: series.id }, { field: 'series' })] };
  const { before, revision, from } = bookChange;
  if (last !== undefined && last >= from)
    return { refused: [invalid('change-published', { series: series.id, date: from, last }, { field: 'series' })] };
  const book = (headToHeadBooks as Readonly<Record<string, HeadToHeadRuleBook>>)[before]!;
  return {
    changed: {
      ...kept,
      regulation: before,
      ...(revision !== undefined && { revision }),
      ...(book.rhythms.length > 1 && part !== undefined && { part }),
    },
  };
}
