import type { Reading } from '../../ports.ts';
import { listFolder, partsOfPlayers } from '../columns/packed-sheet.ts';
import { playersOfRevised, revisedFolder } from '../columns/revised-lines.ts';
import type { OfficialList } from '../lists/list.ts';
import type { SeriesRoom } from '../rooms/series-room.ts';

/** Parts of lists that were filed anew: date of the list, part and act. */
export type RevisedParts = readonly (readonly [date: string, part: number, seq: number])[];

/** Which published lists are kept in another edition than the published one, and since which act. */
export interface Revisions {
  readonly revised: RevisedParts;
  /** Whether that part of the list is another one by now. */
  isRevised(date: string, part: number): boolean;
  isListRevised(date: string): boolean;
  /** Whether, after this list came out, any list of the series up to it was revised. */
  isRevisedUpTo(list: OfficialList): boolean;
}

const known = new WeakMap<SeriesRoom, Promise<Revisions>>();

/** Looked up once for each room: as long as nothing is filed anew, a room serves. */
export function revisionsOf(reading: Reading, room: SeriesRoom): Promise<Revisions> {
  const before = known.get(room);
  if (before) return before;
  const loading = loadRevisions(reading, room);
  known.set(room, loading);
  loading.catch(() => known.delete(room));
  return loading;
}

/** Nothing was filed anew since: what was looked up for the room of before holds for this one. */
export function takeRevisions(before: SeriesRoom, room: SeriesRoom): void {
  const revisions = known.get(before);
  if (revisions) known.set(room, revisions);
}

async function loadRevisions(reading: Reading, { series, record }: SeriesRoom): Promise<Revisions> {
  // A list is filed by the act after the last one that it read; what later acts filed was not published with it.
  const filedBy = new Map(record.listsOf(series.id).map(({ date, asOf }) => [date, asOf + 1]));
  const papers = await reading.papers(listFolder(series.id), { edition: 'all', slice: { from: 0, length: 0 } });
  const lines = await reading.papers(revisedFolder(series.id), { edition: 'all' });
  return revisionsFrom([
    ...papers
      .filter(({ name, seq }) => !(seq <= filedBy.get(name)!))
      .map(({ name, part, seq }) => [name, part, seq] as const),
    ...lines.flatMap(({ name, seq, bytes }) =>
      partsOfPlayers(playersOfRevised(bytes)).map((part) => [name, part, seq] as const),
    ),
  ]);
}

/** As they were kept ready. */
export const takeReadyRevisions = (room: SeriesRoom, revised: RevisedParts): void =>
  void known.set(room, Promise.resolve(revisionsFrom(revised)));

function revisionsFrom(revised: RevisedParts): Revisions {
  const latest = new Map<string, number>();
  const parts = new Set<string>();
  for (const [name, part, seq] of revised) {
    latest.set(name, Math.max(seq, latest.get(name) ?? 0));
    parts.add(`${name}/${part}`);
  }
  return {
    revised,
    // Asked for every list of a page, where mostly there is none.
    isRevised: parts.size === 0 ? () => false : (date, part) => parts.has(`${date}/${part}`),
    isListRevised: (date) => latest.has(date),
    isRevisedUpTo: ({ date, asOf }) => [...latest].some(([name, seq]) => name <= date && seq > asOf + 1),
  };
}
