import { type Finding, LIST_STATUS, LIST_STATUSES } from '@escala/core';
import { z } from 'zod';
import { eventKind } from '../../events/event.ts';
import { findingSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { sentenceSchema } from '../../kit/sentence-schema.ts';
import type { Reading } from '../../ports.ts';
import { shownOrder } from '../player/inactive-since.ts';
import type { SeriesRoom } from '../rooms/series-room.ts';
import { findSeries } from '../series/find-series.ts';
import { columnsToday } from './columns-of-list.ts';
import { listedRow, listRowSchema } from './list-row.ts';
import { liveList } from './live-list.ts';
import { publicationRefusals } from './publication-refusals.ts';
import { undecidedReports } from './undecided-reports.ts';

/** The next list before it comes out: who moves most, who is new, reassigned, inactive, off the list, and what is in the way. */
export const previewList = defineQuestion({
  kind: 'list.preview',
  input: z.strictObject({ series: z.string(), most: z.coerce.number().int().min(1).max(20_000).default(100) }),
  answer: z.strictObject({
    date: z.iso.date(),
    players: z.int(),
    games: z.int(),
    statuses: z.record(z.string(), z.int()),
    /** The largest changes first. */
    movers: z.array(listRowSchema),
    /** Everybody whose status is not simply `rated`. */
    others: z.record(z.string(), z.array(listRowSchema)),
    findings: z.array(findingSchema),
    /** Names of the events and players that the findings are about, by their ids. */
    names: z.record(z.string(), z.string()),
    /** Codes of what stands in the way of publishing it today. */
    obstacles: z.array(sentenceSchema<'refusal'>()),
  }),
  ask: async (reading, { series, most }, { today }, ports) => {
    const room = await findSeries(ports, reading, series);
    const { date, sheet, findings } = liveList(room);
    const { players, ranks } = shownOrder(sheet, room);
    const columns = await columnsToday(reading, room, date);
    const row = (place: number) => listedRow(room, sheet, players[place]!, ranks[place] || null, columns);
    const places = [...players.keys()];
    const change = (place: number): number => Math.abs(sheet.change[players[place]!]!);
    const movers = places.filter((place) => change(place) > 0).sort((a, b) => change(b) - change(a) || a - b);
    const byStatus = Map.groupBy(places, (place) => LIST_STATUSES[sheet.status[players[place]!]!]!);
    const others = [...byStatus].filter(([status]) => status !== LIST_STATUSES[LIST_STATUS.rated]);
    const obstacles = publicationRefusals(room.record, { series, date }, await undecidedReports(reading), today);
    return {
      date,
      players: players.length,
      games: sheet.games.reduce((sum, games) => sum + games, 0),
      statuses: Object.fromEntries([...byStatus].map(([status, each]) => [status, each.length])),
      movers: movers.slice(0, most).map(row),
      others: Object.fromEntries(others.map(([status, each]) => [status, each.slice(0, most).map(row)])),
      findings: findings.map((finding) => findingSchema.parse(finding)),
      names: await namesIn(reading, room, findings),
      obstacles: obstacles.map(({ code, values }) => ({ code, values: { ...values } })),
    };
  },
});

async function namesIn(
  reading: Reading,
  { record, numberOf }: SeriesRoom,
  findings: readonly Finding[],
): Promise<Record<string, string>> {
  const ids = (of: 'event' | 'player'): string[] => [
    ...new Set(findings.flatMap((finding) => (finding[of] === undefined ? [] : [finding[of]]))),
  ];
  const events = await reading.getMany(eventKind, ids('event'));
  const players = ids('player').map((id) => [id, record.players[numberOf(id) ?? -1]?.name ?? id] as const);
  return Object.fromEntries([...events.map(({ id, body }) => [id, body.name] as const), ...players]);
}
