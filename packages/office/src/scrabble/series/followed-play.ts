import { canonicalText } from '../../kit/act-entry.ts';
import type { Digest, Reading } from '../../ports.ts';
import type { FollowedLists } from '../../rating/editions/followed-lists.ts';
import { regulationOn } from '../../rating/series/series-book.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { revisionsOfPlay, rowsOtherThan } from './revisions-of-play.ts';
import { loadScrabbleRecord } from './scrabble-record.ts';
import { ratedAgain, unpackScrabbleSheet } from './scrabble-sheet.ts';
import { listedTypes } from './settle-scrabble.ts';
import { keptLists, scrabbleLists } from './sheet-editions.ts';
import { scrabbleMovements, sheetMovements, unpackSheetMovements } from './sheet-movements.ts';

/** The lists of a series of Scrabble in force after an act, rated again from the record of that moment. */
export async function followedPlay(
  reading: Reading,
  series: Series,
  asOf: number,
  digest: Digest,
): Promise<FollowedLists> {
  const record = await loadScrabbleRecord(reading, asOf);
  const kept = new Map(
    (await keptLists(reading, series.id, 'revised', { asOf })).map((list) => [list.date, list.bytes]),
  );
  const lists = record
    .listsOf(series.id)
    .filter(({ source, reading: by, date }) => source === 'computed' && by === regulationOn(series, date).reading);
  const made = new Map(ratedAgain(record, series, lists).map((sheet) => [sheet.listDate, sheet]));
  return {
    differing: (date) => {
      const [sheet, bytes] = [made.get(date), kept.get(date)];
      if (sheet === undefined || bytes === undefined) return undefined;
      return rowsOtherThan(unpackScrabbleSheet(bytes), sheet).map(({ id }) => id);
    },
    revisions: (list) => revisionsOfPlay(reading, list, { digest }, asOf),
    contradicted: async (date) => {
      const terms = { edition: 'all', name: date, asOf } as const;
      const told = new Map((await reading.papers(scrabbleMovements(series.id), terms)).map((each) => [each.seq, each]));
      const sheets = await reading.papers(scrabbleLists(series.id), { ...terms, part: 0 });
      const found = new Set<string>();
      sheets.slice(1).forEach(({ seq, bytes }, i) => {
        const moved = sheetMovements(
          unpackScrabbleSheet(sheets[i]!.bytes),
          unpackScrabbleSheet(bytes),
          listedTypes(series),
        ).map(canonicalText);
        const paper = told.get(seq);
        const filed = (paper ? unpackSheetMovements(paper.bytes) : []).map(canonicalText);
        for (const each of [
          ...moved.filter((one) => !filed.includes(one)),
          ...filed.filter((one) => !moved.includes(one)),
        ])
          found.add((JSON.parse(each) as { readonly player: string }).player);
      });
      return [...found].sort();
    },
  };
}
