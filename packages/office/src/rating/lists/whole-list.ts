import type { OfficePorts, Reading } from '../../ports.ts';
import type { Federation, Series } from '../../registry/federation/federation.ts';
import { shownOrder } from '../player/inactive-since.ts';
import type { Edition } from '../series/editions.ts';
import { findList, findSeries } from '../series/find-series.ts';
import { printedColumns } from './columns-of-list.ts';
import type { OfficialList } from './list.ts';
import { type ListedRow, listedRow } from './list-row.ts';
import { sheetOfEdition } from './published-sheet.ts';

/** A list with all its rows, for files. */
export interface WholeList {
  readonly list: OfficialList;
  readonly edition: Edition;
  /** Whether this is not what was published. */
  readonly isRevised: boolean;
  readonly series: Series;
  readonly federation: Federation;
  readonly country: string;
  /** Changes with anything that the rows show. */
  readonly tag: string;
  rows(): Iterable<ListedRow>;
}

export async function wholeList(
  ports: OfficePorts,
  reading: Reading,
  wanted: { readonly series: string; readonly date: string | undefined; readonly edition: Edition },
): Promise<WholeList> {
  const room = await findSeries(ports, reading, wanted.series);
  const date = findList(room, wanted.date);
  const sheet = await sheetOfEdition(reading, room, date, wanted.edition);
  const published = await sheetOfEdition(reading, room, date, 'published');
  const { players, ranks } = shownOrder(sheet, room);
  const columns = await printedColumns(ports, reading, room, date);
  const list = room.record.listsOf(wanted.series).find((each) => each.date === date)!;
  return {
    list,
    edition: wanted.edition,
    isRevised: sheet !== published,
    series: room.series,
    federation: room.record.federation,
    country: room.record.federation.country ?? '',
    tag: `${list.hash.slice(0, 16)}-${wanted.edition}-${room.record.seq}`,
    *rows() {
      for (let place = 0; place < players.length; place++)
        yield listedRow(room, sheet, players[place]!, ranks[place] || null, columns, published);
    },
  };
}
