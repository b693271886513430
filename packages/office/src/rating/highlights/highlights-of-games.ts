import { CHANGES_PER_POINT, decimal, LIST_STATUS, type ListSheet, UNRATED } from '@escala/core';
import type { OfficePorts, Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { printedColumns } from '../lists/columns-of-list.ts';
import { shownOrder } from '../player/inactive-since.ts';
import type { ColumnsOf } from '../printed/printed-columns.ts';
import { findSeries } from '../series/find-series.ts';
import { type Highlight, type Highlights, MOST_HIGHLIGHTS } from './highlight.ts';
import { type ListGroup, rankedGroup, rankIn } from './ranked-group.ts';

const known = new WeakMap<ListSheet, Highlights>();

/**
 * Computed once for each list in memory, from its publication on. Nothing is filed: after a correction it would
 * contradict the list (D-OFF-462).
 */
export async function highlightsOfGames(
  reading: Reading,
  ports: OfficePorts,
  series: Series,
  date: string,
): Promise<Highlights> {
  const loaded = await findSeries(ports, reading, series.id);
  const sheet = loaded.sheetOn(date)!;
  const before = known.get(sheet);
  if (before) return before;
  const made = highlightsOf(loaded, sheet, await printedColumns(ports, reading, loaded, date));
  known.set(sheet, made);
  return made;
}

function highlightsOf(loaded: LoadedSeries, sheet: ListSheet, columns: ColumnsOf): Highlights {
  const everybody = rankedGroup(loaded, sheet, columns, 'everybody');
  const line = (player: number, group = everybody): Highlight => ({
    rank: rankIn(sheet, group, player)?.rank ?? null,
    player: loaded.record.playerIds[player]!,
    ...columns(player),
    rating: sheet.rating[player]!,
    previous: sheet.previous[player] === UNRATED ? null : sheet.previous[player]!,
    change: sheet.previous[player] === UNRATED ? null : sheet.rating[player]! - sheet.previous[player]!,
    exactChange: decimal(sheet.change[player]! / CHANGES_PER_POINT),
    games: sheet.games[player]!,
  });
  const top = (name: ListGroup): Highlight[] => {
    const group = rankedGroup(loaded, sheet, columns, name);
    return [...group.subarray(0, MOST_HIGHLIGHTS)].map((player) => line(player, group));
  };
  const points = (player: number): number => sheet.rating[player]! - sheet.previous[player]!;
  const moved = everybody.filter((player) => sheet.previous[player] !== UNRATED && points(player) !== 0);
  // Ties in whole points are broken by the unrounded change, then by the order of the list.
  const byPoints = [...moved].sort((a, b) => points(b) - points(a) || sheet.change[b]! - sheet.change[a]!);
  const risers = byPoints.filter((player) => points(player) > 0);
  const fallers = byPoints.filter((player) => points(player) < 0).reverse();
  const isComputed = loaded.sheets.indexOf(sheet) >= loaded.imported;
  const entries = isComputed ? loaded.entriesOf(sheet.day) : undefined;
  const listed = shownOrder(sheet, loaded).players;
  return {
    events: entries?.events.length ?? null,
    games: entries?.games.length ?? null,
    newcomers: listed.filter((player) => sheet.status[player] === LIST_STATUS.new).length,
    moved: moved.length,
    top: { everybody: top('everybody'), women: top('women'), under18: top('under-18') },
    risers: risers.slice(0, MOST_HIGHLIGHTS).map((player) => line(player)),
    fallers: fallers.slice(0, MOST_HIGHLIGHTS).map((player) => line(player)),
  };
}
