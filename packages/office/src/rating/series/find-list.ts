import { missing, Refused } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { federationKind, type Series } from '../../registry/federation/federation.ts';
import { listId, listKind, type OfficialList } from '../lists/list.ts';

/** A series of the federation, whatever it rates. */
export async function seriesOnRecord(reading: Reading, id: string): Promise<Series> {
  const federation = await reading.get(federationKind, reading.federation);
  const series = federation?.body.series.find((each) => each.id === id);
  if (series === undefined) throw new Refused([missing('series-unknown', { series: id }, { field: 'series' })]);
  return series;
}

/** A published list of the series; by default the latest. */
export async function publishedList(reading: Reading, series: string, date?: string): Promise<Kept<OfficialList>> {
  const wanted = date === undefined ? undefined : await reading.get(listKind, listId(series, date));
  if (wanted !== undefined) return wanted;
  const lists = await reading.find(listKind, { key: 'series', equals: series });
  const latest = lists.toSorted((a, b) => (a.body.date < b.body.date ? -1 : 1)).at(-1);
  if (latest === undefined) throw new Refused([missing('no-list-yet', { series }, { field: 'series' })]);
  if (date !== undefined) throw new Refused([missing('list-unknown', { series, date }, { field: 'date' })]);
  return latest;
}
