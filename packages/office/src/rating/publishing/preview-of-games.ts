import { type Finding, LIST_STATUS, LIST_STATUSES, UNRATED } from '@escala/core';
import { eventKind } from '../../events/event.ts';
import { findingSchema } from '../../kit/finding.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { columnsToday } from '../lists/columns-of-list.ts';
import { listedRow } from '../lists/list-row.ts';
import { liveList } from '../lists/live-list.ts';
import { shownOrder } from '../player/inactive-since.ts';
import { findSeries } from '../series/find-series.ts';
import { lastListDate } from './next-list.ts';
import type { PreviewOfList } from './preview-list.ts';

/** The next head-to-head list; the regulation fixes its day. */
export async function previewOfGames(
  reading: Reading,
  ports: OfficePorts,
  series: Series,
  { most }: { readonly most: number },
): Promise<PreviewOfList> {
  const loaded = await findSeries(ports, reading, series.id);
  const { date, sheet, findings } = liveList(loaded);
  const { players, ranks } = shownOrder(sheet, loaded);
  const columns = await columnsToday(reading, loaded, date);
  const row = (place: number) => listedRow(loaded, sheet, players[place]!, ranks[place] || null, columns);
  const places = [...players.keys()];
  const change = (place: number): number => Math.abs(sheet.change[players[place]!]!);
  const movers = places.filter((place) => change(place) > 0).sort((a, b) => change(b) - change(a) || a - b);
  const isMoved = (place: number): boolean => {
    const player = players[place]!;
    return sheet.previous[player] !== UNRATED && sheet.rating[player] !== sheet.previous[player];
  };
  const byStatus = Map.groupBy(places, (place) => LIST_STATUSES[sheet.status[players[place]!]!]!);
  const others = [...byStatus].filter(([status]) => status !== LIST_STATUSES[LIST_STATUS.rated]);
  return {
    date,
    previous: lastListDate(loaded.record, series) ?? null,
    players: players.length,
    games: sheet.games.reduce((sum, games) => sum + games, 0),
    statuses: Object.fromEntries([...byStatus].map(([status, each]) => [status, each.length])),
    findings: findings.map((finding) => findingSchema.parse(finding)),
    names: await namesIn(reading, loaded, findings),
    rows: {
      kind: 'head-to-head',
      moving: movers.filter(isMoved).length,
      movers: movers.slice(0, most).map(row),
      others: Object.fromEntries(others.map(([status, each]) => [status, each.slice(0, most).map(row)])),
    },
  };
}

async function namesIn(
  reading: Reading,
  { record, numberOf }: LoadedSeries,
  findings: readonly Finding[],
): Promise<Record<string, string>> {
  const ids = (of: 'event' | 'player'): string[] => [
    ...new Set(findings.flatMap((finding) => (finding[of] === undefined ? [] : [finding[of]]))),
  ];
  const events = await reading.getMany(eventKind, ids('event'));
  const players = ids('player').map((id) => [id, record.players[numberOf(id) ?? -1]?.name ?? id] as const);
  return Object.fromEntries([...events.map(({ id, body }) => [id, body.name] as const), ...players]);
}
