import type { IsoDate } from '@escala/core';
import { isSameContent } from '../../kit/same-content.ts';
import type { Digest, Kept, Reading } from '../../ports.ts';
import { federationKind, type Series } from '../../registry/federation/federation.ts';
import { type EditionScope, verifyEditions } from '../editions/verify-editions.ts';
import { listId, listKind, type OfficialList } from '../lists/list.ts';
import { columnsOnPaper, printedLists } from '../printed/kept-printed.ts';
import { columnsOn } from '../printed/printed-columns.ts';
import { type Compared, headAfter, type ListVerdict, listVerdict } from './list-verdict.ts';
import type { PrintedRow } from './rating-series.ts';
import { ratingOf } from './ratings.ts';
import { regulationOn } from './series-book.ts';

export async function verifyList(
  reading: Reading,
  series: string,
  date: IsoDate,
  digest: Digest,
): Promise<ListVerdict | undefined> {
  for await (const verdict of verifyLists(reading, series, [date], digest)) return verdict;
  return undefined;
}

/**
 * Whether lists of a series are what the record gives, oldest first: as published, from the record of their day, and as
 * in force. Lists published together are computed together. Unknown dates are skipped.
 */
export async function* verifyLists(
  reading: Reading,
  series: string,
  dates: readonly IsoDate[],
  digest: Digest,
  scope: EditionScope = 'in-force',
): AsyncGenerator<ListVerdict, void> {
  const federation = await reading.get(federationKind, reading.federation);
  const own = federation?.body.series.find(({ id }) => id === series);
  if (own === undefined) return;
  const ids = dates.map((date) => listId(series, date));
  const lists = (await reading.getMany(listKind, ids)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const editionsOf = await verifyEditions(reading, own, lists, digest, scope);
  for (const [asOf, together] of Map.groupBy(lists, ({ body }) => body.asOf))
    yield* verifyTogether(reading, own, asOf, together, digest, editionsOf);
}

/** Lists made from one state of the record. */
async function* verifyTogether(
  reading: Reading,
  series: Series,
  asOf: number,
  lists: readonly Kept<OfficialList>[],
  digest: Digest,
  editionsOf: Awaited<ReturnType<typeof verifyEditions>>,
): AsyncGenerator<ListVerdict, void> {
  const wanted = lists.filter(
    ({ body }) => body.source === 'computed' && body.reading === regulationOn(series, body.date).reading,
  );
  const dates = wanted.map(({ body }) => body.date);
  const { register, made, kept } = await ratingOf(series).recompute(reading, series, asOf, dates);
  const head = await headAfter(reading, asOf);
  const printed = await printedLists({}, reading, series.id);
  for (const list of lists) {
    const { date } = list.body;
    const rows = (await kept(date))?.(columnsOnPaper(printed, register.playerIds, date));
    const again = made.get(date);
    const printedAgain = again?.rows(columnsOn(register, date));
    const compared: Compared = {
      kept: rows,
      editions: editionsOf(list.body),
      ...(again &&
        printedAgain && {
          recomputed: {
            printed: printedAgain,
            differing: differingRows(rows ?? [], printedAgain),
            players: again.players,
            games: again.games,
          },
        }),
    };
    const [writtenBy] = await reading.actsAfter(list.seq - 1, 1);
    yield listVerdict(reading.federation, list, compared, { head, writtenBy }, digest);
  }
}

/** Players whose lines differ, or are on one side only. */
function differingRows(kept: readonly PrintedRow[], recomputed: readonly PrintedRow[]): string[] {
  const before = new Map(kept.map((row) => [row.id, row]));
  const others = recomputed.filter((row) => !isSameContent(row, before.get(row.id))).map(({ id }) => id);
  const made = new Set(recomputed.map(({ id }) => id));
  return [...others, ...kept.filter(({ id }) => !made.has(id)).map(({ id }) => id)].sort();
}
