import { type IsoDate, type ListSheet, linesBetween, SHEET_COLUMNS, type SheetColumn, writeDay } from '@escala/core';
import type { Digest, Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { linesIn, revisedFolder, takeRevised } from '../columns/revised-lines.ts';
import { type LoadedRecord, loadRecord } from '../in-memory/loaded-record.ts';
import { loadSeries } from '../in-memory/loaded-series.ts';
import type { OfficialList } from '../lists/list.ts';
import { keptSheets, sheetOf } from '../series/editions.ts';
import { type Movement, movementFolder, movementsOfLines, unpackMovements } from '../series/movements.ts';
import { loadAllSeries } from '../series/series-state.ts';
import { firstOfReading, settle } from '../series/settle.ts';
import type { ListRevision } from './list-edition.ts';
import { revisionsOfGames } from './revisions-of-games.ts';

/** The lists of a series in force after an act, compared with what the record of that moment gives. */
export interface FollowedLists {
  /** Players whose kept line is not what the record gives; undefined if the list cannot be recomputed. */
  differing(date: IsoDate): readonly string[] | undefined;
  /** The revised editions up to the act. */
  revisions(list: OfficialList): Promise<readonly ListRevision[]>;
  /**
   * Players for whom what acts filed about their changes contradicts the list: the lines as they were before, or the
   * movements.
   */
  contradicted(date: IsoDate): Promise<readonly string[]>;
}

/** By replaying the whole history, as `list.revise` does. */
export async function followedGames(
  reading: Reading,
  series: Series,
  asOf: number,
  digest: Digest,
): Promise<FollowedLists> {
  const record = await loadRecord(reading, asOf);
  const settled = settle(record, await loadAllSeries(reading, record, asOf));
  const { state, sheets } = settled.find((each) => each.state.series.id === series.id)!;
  const from = firstOfReading(record, state);
  const differing = new Map<IsoDate, readonly string[]>();
  state.computed.forEach((kept, list) => {
    if (kept.day < from) return;
    const players = otherPlayers(kept, sheets[list]!).map((player) => record.playerIds[player]!);
    differing.set(writeDay(kept.day), players.sort());
  });
  const loaded = await loadSeries(reading, record, series, undefined, asOf);
  return {
    differing: (date) => differing.get(date),
    revisions: (list) => revisionsOfGames(reading, loaded, list, { digest }),
    contradicted: (date) => contradicted(reading, record, series, date, asOf),
  };
}

function otherPlayers(kept: ListSheet, sheet: ListSheet): number[] {
  if (kept === sheet) return [];
  const players = new Set(linesBetween(kept, sheet).players);
  for (const name of ['pools', 'poolFigures', 'seeds', 'lifts'] as const) {
    const [was, is] = [kept[name] ?? new Map(), sheet[name] ?? new Map()];
    for (const player of new Set([...was.keys(), ...is.keys()]))
      if (JSON.stringify(was.get(player)) !== JSON.stringify(is.get(player))) players.add(player);
  }
  return [...players];
}

const COLUMNS = Object.keys(SHEET_COLUMNS) as SheetColumn[];

/** Goes through what acts filed about a list, from the published lines on. */
async function contradicted(
  reading: Reading,
  { playerIds, players }: LoadedRecord,
  { id }: Series,
  date: IsoDate,
  asOf: number,
): Promise<readonly string[]> {
  const [kept] = await keptSheets(reading, id, 'published', { asOf, date });
  if (kept === undefined) return [];
  const sheet = sheetOf(kept, players.length);
  const terms = { edition: 'all', name: date, asOf } as const;
  const filed = await reading.papers(movementFolder(id), terms);
  const told = new Map(filed.map(({ seq, bytes }) => [seq, unpackMovements(date, bytes).movements]));
  const found = new Set<number>();
  for (const { seq, bytes } of await reading.papers(revisedFolder(id), terms)) {
    const [before, after] = [linesIn(bytes, 'before'), linesIn(bytes, 'after')];
    before.players.forEach((player, i) => {
      if (COLUMNS.some((name) => before[name][i] !== sheet[name][player])) found.add(player);
    });
    for (const player of otherMovements(movementsOfLines(sheet, after).movements, told.get(seq) ?? []))
      found.add(player);
    told.delete(seq);
    takeRevised(sheet, bytes);
  }
  // Movements of an act that changed no line.
  for (const movements of told.values()) for (const { player } of movements) found.add(player);
  return [...found].map((player) => playerIds[player]!).sort();
}

function otherMovements(made: readonly Movement[], told: readonly Movement[]): number[] {
  const [ours, theirs] = [made, told].map((all) => new Map(all.map((each) => [each.player, JSON.stringify(each)])));
  return [...new Set([...ours!.keys(), ...theirs!.keys()])].filter(
    (player) => ours!.get(player) !== theirs!.get(player),
  );
}
