import { type Day, dayFrom, writeDay } from '@escala/core';
import { ruleBookOf } from '@escala/regulations';
import { importList } from '../imports/lists/import-list.ts';
import { openImport } from '../imports/open-import.ts';
import { put } from '../kit/act.ts';
import { publishHistory } from '../rating/publishing/publish-history.ts';
import { clubKind } from '../registry/clubs/club.ts';
import { fileDirectly, fileEvents, filePlayers } from './file-directly.ts';
import { CATALONIA, type TestOffice, testOffice } from './test-office.ts';
import { swissOn } from './told-facts.ts';

/** A federation with one series by this regulation and one list of it, of two players of whom everything is known. */
export async function listedOffice(regulation: string): Promise<TestOffice & { readonly date: string }> {
  const book = ruleBookOf(regulation)!;
  // A year after the regulation came into force.
  const start = dayFrom(book.inForceFrom) + 366;
  const [from, next] = book.listDays(start, start + 200) as [Day, Day];
  const [imported, date] = [writeDay(from), writeDay(next)];
  const part = book.kind === 'head-to-head' && book.rhythms.length > 1 && { part: book.rhythms[0] };
  const series = { id: 'elo', name: 'Elo', regulation, ...part, firstList: date };
  const office = await testOffice({ ...CATALONIA, series: [series] });
  await fileDirectly(office, [put(clubKind, 'c1', 0, { name: 'Ateneu' })]);
  const facts = { birthDate: '1997-08-23', licences: { [imported.slice(0, 4)]: 'c1' } };
  await filePlayers(office, [
    { ...facts, name: 'Menchik, Vera', titles: [{ title: 'WGM' }], sex: 'f', nationality: 'CZE' },
    { ...facts, name: 'Roca, Biel', titles: [{ title: 'MF' }], sex: 'm', nationality: 'AND' },
  ]);
  const source = { name: 'past.csv', digest: 'a'.repeat(64) };
  const { outcome } = await office.perform(openImport, { subject: 'lists', source });
  const lines = [2104, 2211].map((rating, i) => ({ line: i + 2, id: `p${i}`, rating }));
  const batch = { import: outcome.import, digest: source.digest, batch: 0, file: source };
  await office.perform(importList, { ...batch, series: 'elo', date: imported, lines });
  const games = [1, 2, 3].map((round) => ({ round, white: 'p0', black: 'p1', result: '1-0' }) as const);
  await fileEvents(office, [swissOn('e1', writeDay(from + 9), games)]);
  office.setToday(date);
  await office.perform(publishHistory, { series: 'elo', upTo: date });
  return { ...office, date };
}
