import { isListed, type ListSheet } from '@escala/core';
import type { OfficePorts, Reading } from '../../ports.ts';
import { rankedGroup, rankIn } from '../highlights/ranked-group.ts';
import type { SeriesRoom } from '../rooms/series-room.ts';
import { roomFor } from '../series/find-series.ts';
import { bookOf } from '../series/series-book.ts';
import { hasRating } from './list-order.ts';
import type { ListedRow } from './list-row.ts';

/** The federation's other series of games. */
export async function otherRooms(ports: OfficePorts, reading: Reading, room: SeriesRoom): Promise<SeriesRoom[]> {
  const all = await roomFor(ports, reading);
  const found: SeriesRoom[] = [];
  for (const series of all.record.federation.series)
    if (series.id !== room.series.id && bookOf(series).kind === 'head-to-head')
      found.push((await all.series(reading, series.id))!);
  return found;
}

/** Further columns of a line: the rank on the previous list, and the ratings of other series in force on that day. */
export function besideOf(
  room: SeriesRoom,
  { day }: ListSheet,
  others: readonly SeriesRoom[],
): (player: number) => Pick<ListedRow, 'rankBefore' | 'others'> {
  const before = room.sheets.findLast((sheet) => sheet.day < day);
  const ranked = before && rankedGroup(room, before, NOBODYS_COLUMNS, 'everybody');
  const inForce = others.flatMap(({ series, sheets }) => {
    const sheet = sheets.findLast((each) => each.day <= day);
    return sheet === undefined ? [] : [{ id: series.id, sheet }];
  });
  return (player) => {
    const rank = before && rankIn(before, ranked!, player)?.rank;
    const rated = inForce.filter(({ sheet: { status } }) => isListed(status[player]!) && hasRating(status[player]!));
    return {
      ...(rank !== undefined && { rankBefore: rank }),
      ...(rated.length > 0 && {
        others: Object.fromEntries(rated.map(({ id, sheet }) => [id, sheet.rating[player]!])),
      }),
    };
  };
}

/** Ranking does not need any printed columns. */
const NOBODYS_COLUMNS = () => ({ name: '' });
