import { isListed, type ListSheet, type RowForm, sheetRow } from '@escala/core';
import type { OfficePorts, Paper, Reading } from '../../ports.ts';
import { poolFolder, unpackPools } from '../columns/packed-sheet.ts';
import { joinRevised, linesIn, revisedFolder, revisedSheet } from '../columns/revised-lines.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { listId, listKind, type OfficialList } from '../lists/list.ts';
import type { Revision } from '../series/revisions.ts';
import { headToHeadBook } from '../series/series-book.ts';
import { digestOfRows, type ListRevision, listRevisions, type RevisedStep, ROWS_AT_ONCE } from './list-edition.ts';

type Work = Pick<OfficePorts, 'digest' | 'pause'>;

export interface RevisionOfGames extends ListRevision {
  readonly sheet: ListSheet;
}

/** What is in memory about a list's revision stays the same until another act revises it. */
const known = new WeakMap<Revision, Promise<readonly RevisionOfGames[]>>();

/** The revised editions of a list of games, from the lines that acts filed after its publication. */
export function revisionsOfGames(
  reading: Reading,
  loaded: LoadedSeries,
  list: OfficialList,
  work: Work,
): Promise<readonly RevisionOfGames[]> {
  const revision = loaded.revisions.get(list.date);
  if (revision === undefined) return Promise.resolve([]);
  const before = known.get(revision);
  if (before !== undefined) return before;
  const made = revisionsFiled(reading, loaded, list, work);
  known.set(revision, made);
  // Not kept if the archive could not be read.
  made.catch(() => known.delete(revision));
  return made;
}

/** The sheet of an edition; those published and in force are in memory. */
export function editionSheet(
  loaded: LoadedSeries,
  date: string,
  revisions: readonly RevisionOfGames[],
  revision: RevisionOfGames | undefined,
): ListSheet {
  if (revision === revisions.at(-1)) return loaded.sheetOn(date)!;
  return revision?.sheet ?? loaded.sheetOn(date, 'published')!;
}

async function revisionsFiled(
  reading: Reading,
  loaded: LoadedSeries,
  list: OfficialList,
  work: Work,
): Promise<RevisionOfGames[]> {
  const { series, date } = list;
  const published = loaded.sheetOn(date, 'published')!;
  const { seq = 0 } = (await reading.get(listKind, listId(series, date))) ?? {};
  const terms = { edition: 'all', name: date, asOf: loaded.revisions.get(date)!.seq } as const;
  const lines = await reading.papers(revisedFolder(series), terms);
  const pools = (await reading.papers(poolFolder(series), terms)).filter((paper) => paper.seq > seq);
  const acts = [...new Set([...lines, ...pools].map((paper) => paper.seq))].sort((a, b) => a - b);
  const steps: (RevisedStep & Pick<RevisionOfGames, 'sheet'>)[] = [];
  for (const act of acts) {
    const upTo = (paper: Paper): boolean => paper.seq <= act;
    const joined = joinRevised(lines.filter(upTo).map(({ bytes }) => bytes));
    const own = pools.findLast(upTo);
    const sheet = revisedSheet(
      published,
      joined,
      'after',
      loaded.record.players.length,
      own && (() => unpackPools(own.bytes)),
    );
    const players = new Set(linesIn(joined, 'after').players);
    if (own) for (const player of [...inPools(published), ...inPools(sheet)]) players.add(player);
    steps.push({ act, sheet, ...(await differenceIn(loaded, list, { published, sheet }, players, work)) });
  }
  return (await listRevisions(reading, list, steps, work)).map(({ step, ...revision }) => ({
    ...revision,
    sheet: step.sheet,
  }));
}

const inPools = ({ poolFigures, seeds, lifts }: ListSheet): number[] =>
  [poolFigures, seeds, lifts].flatMap((each) => [...(each?.keys() ?? [])]);

/** The rows of these players that are printed otherwise than published, and the counts of the whole list. */
async function differenceIn(
  { series, record }: LoadedSeries,
  list: OfficialList,
  { published, sheet }: { readonly published: ListSheet; readonly sheet: ListSheet },
  among: ReadonlySet<number>,
  work: Work,
): Promise<Pick<RevisedStep, 'rows' | 'players' | 'games'>> {
  const { rowForm } = headToHeadBook(series);
  const rows: object[] = [];
  let { players, games } = list;
  for (const [place, player] of [...among].sort((a, b) => a - b).entries()) {
    if (place % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await work.pause?.();
    const id = record.playerIds[player]!;
    const [was, is] = [printed(published, player, id, rowForm), printed(sheet, player, id, rowForm)];
    if (JSON.stringify(was) !== JSON.stringify(is)) rows.push(is);
    players += Number(isListed(sheet.status[player]!)) - Number(isListed(published.status[player]!));
    games += sheet.games[player]! - published.games[player]!;
  }
  return { rows: await digestOfRows(rows, work), players, games };
}

const printed = (sheet: ListSheet, player: number, id: string, form: RowForm): object =>
  isListed(sheet.status[player]!) ? sheetRow(sheet, player, id, form) : { id, status: 'absent' };
