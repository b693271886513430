import { isSameContent } from '../../kit/same-content.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import {
  digestOfRows,
  type ListRevision,
  listRevisions,
  type RevisedStep,
} from '../../rating/editions/list-edition.ts';
import type { OfficialList } from '../../rating/lists/list.ts';
import { gamesIn, listedPlayers, type ScrabbleSheet, unpackScrabbleSheet } from './scrabble-sheet.ts';
import { scrabbleLists } from './sheet-editions.ts';

export interface RevisionOfPlay extends ListRevision {
  readonly sheet: ScrabbleSheet;
}

/** The revised editions of a list of Scrabble: each was filed as a whole. */
export async function revisionsOfPlay(
  reading: Reading,
  list: OfficialList,
  work: Pick<OfficePorts, 'digest' | 'pause'>,
  asOf?: number,
): Promise<RevisionOfPlay[]> {
  const terms = { edition: 'all', name: list.date, part: 0, asOf } as const;
  const papers = await reading.papers(scrabbleLists(list.series), terms);
  const [first, ...later] = papers.toSorted((a, b) => a.seq - b.seq);
  if (first === undefined || later.length === 0) return [];
  const published = unpackScrabbleSheet(first.bytes);
  const steps: (RevisedStep & Pick<RevisionOfPlay, 'sheet'>)[] = [];
  for (const { seq, bytes } of later) {
    const sheet = unpackScrabbleSheet(bytes);
    const rows = await digestOfRows(rowsOtherThan(published, sheet), work);
    steps.push({ act: seq, sheet, rows, players: listedPlayers(sheet).length, games: gamesIn(sheet) });
  }
  return (await listRevisions(reading, list, steps, work)).map(({ step, ...revision }) => ({
    ...revision,
    sheet: step.sheet,
  }));
}

/** Who is printed otherwise, by id. */
export function rowsOtherThan(published: ScrabbleSheet, sheet: ScrabbleSheet): { readonly id: string }[] {
  const players = [...new Set([...listedPlayers(published), ...listedPlayers(sheet)])].sort();
  return players.flatMap((id) => {
    const [was, is] = [published, sheet].map(({ ratings, general }) => ({
      id,
      ...(Object.hasOwn(ratings, id) && { ratings: ratings[id] }),
      ...(Object.hasOwn(general, id) && { general: general[id] }),
    }));
    return isSameContent(was, is) ? [] : [is!];
  });
}
