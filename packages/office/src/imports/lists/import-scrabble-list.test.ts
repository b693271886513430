import { beforeEach, describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { listKind } from '../../rating/lists/list.ts';
import { verifyPublished } from '../../rating/lists/verify-published.ts';
import { explainRating } from '../../rating/player/explain-rating.ts';
import { ratingHistory } from '../../rating/player/rating-history.ts';
import { previewList } from '../../rating/publishing/preview-list.ts';
import { publishList } from '../../rating/publishing/publish-list.ts';
import { accepted, corrected, gameOf, printed, scrabbleOffice } from '../../scrabble/testing/scrabble-office.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { openImport } from '../open-import.ts';
import { DIGEST, FILE } from '../testing/import-office.ts';
import { importList, readOldList } from './import-list.ts';
import type { OldLine } from './old-line.ts';

let office: TestOffice;
let id: string;
beforeEach(async () => {
  office = await scrabbleOffice(['a', 'b', 'c']);
  const source = { name: 'past', digest: DIGEST };
  id = (await office.perform(openImport, { subject: 'lists', source })).outcome.import;
});

const take = async (batch: number, date: string, lines: readonly OldLine[], series = 'seniori') =>
  (
    await office.perform(importList, {
      import: id,
      digest: DIGEST,
      batch,
      file: FILE,
      series,
      date,
      lines: [...lines],
    })
  ).outcome;

const line = (player: string, rating: number): OldLine => ({
  line: 2,
  id: player,
  ratings: { compunere: { rating } },
});
describe('an old list of Scrabble', () => {
  it('comes in from a file, as it was printed', async () => {
    const text = 'Cod;Compunere;Compunere partide;Compunere statut;Libere;General\na;163;7;activ;;155\nb;;;;140;';
    const { lines } = await office.ask(readOldList, { series: 'seniori', date: '2011-12-01', text });
    const outcome = await take(0, '2011-12-01', lines);
    expect(outcome).toMatchObject({ taken: 1, known: 0, leftOut: 0, doubts: 0, lines: 2 });
    const [list] = await office.read((reading) => reading.list(listKind));
    expect(list).toMatchObject({
      id: 'seniori/2011-12-01',
      body: { source: 'imported', publishedOn: '2011-12-01', part: 'seniors', players: 2, games: 7 },
    });
    expect(await printed(office, '2011-12-01', 'published')).toEqual({ a: 163 });
    expect(await printed(office, '2011-12-01', 'revised', 'libere')).toEqual({ b: 140 });
    expect(await printed(office, '2011-12-01', 'published', 'general')).toEqual({ a: 155 });
  });

  it('leaves out whom nobody knows and who stands on it twice', async () => {
    const known = { ...line('a', 150), line: 3 };
    const outcome = await take(0, '2011-12-01', [line('x', 150), known, { ...known, line: 4 }]);
    expect(outcome).toMatchObject({ lines: 1, doubts: 2 });
  });

  it('comes in once', async () => {
    await take(0, '2011-12-01', [line('a', 150)]);
    expect(await take(1, '2011-12-01', [line('a', 1)])).toMatchObject({ known: 1, taken: 0, lines: 0, doubts: 1 });
    expect(await printed(office, '2011-12-01', 'published')).toEqual({ a: 150 });
  });

  it('is from before the first list of the office: a day before, the day, a day after', async () => {
    await take(0, '2012-01-31', [line('a', 150)]);
    for (const date of ['2012-02-01', '2012-02-02'])
      expect(await office.faults(take(1, date, [line('a', 150)]))).toEqual(['old-list-too-late date']);
    expect(await office.faults(take(1, '2012-01-01', [line('a', 150)], 'blitz'))).toEqual(['series-unknown series']);
  });

  it('is taken in by the office, and of a series of Scrabble', async () => {
    const command = { import: id, digest: DIGEST, batch: 0, file: FILE, series: 'seniori', date: '2011-12-01' };
    const lines = [line('a', 150)];
    const nobody = office.perform(importList, { ...command, lines }, { actor: NOBODY });
    expect(await office.faults(nobody)).toEqual(['not-allowed']);
    const chess = { id: 'chess', name: 'Chess', regulation: 'fce-2016', part: 'standard', firstList: '2017-02-01' };
    const { ROMANIA } = await import('../../scrabble/testing/scrabble-office.ts');
    office = await scrabbleOffice(['a'], { ...ROMANIA, series: [chess] });
    id = (await office.perform(openImport, { subject: 'lists', source: { name: 'p', digest: DIGEST } })).outcome.import;
    expect(await office.faults(take(0, '2011-12-01', lines, 'chess'))).toEqual(['old-list-of-other-book lines']);
  });
});

describe('beside the lists that the office computes', () => {
  const game = (date: string, ...players: readonly string[]) => gameOf('g', date, ...players);
  beforeEach(async () => {
    await take(0, '2011-12-01', [line('a', 163), line('b', 120)]);
    await accepted(office, { event: 'e', collective: [game('2011-11-01', 'a', 'b')] });
  });

  it('it is what the first of them is compared with, and starts nothing (D-OFF-191)', async () => {
    const { rows, ...preview } = await office.ask(previewList, { series: 'seniori', most: 100 });
    expect(preview).toMatchObject({ previous: '2011-12-01', obstacles: [] });
    const lines = rows.kind === 'scrabble' ? rows.lines : [];
    expect(lines.find(({ player, type }) => player === 'a' && type === 'compunere')).toMatchObject({
      before: 163,
      after: 200,
    });
  });

  it('it stays as it was, whatever is corrected, and is verified by its source', async () => {
    await office.perform(publishList, { series: 'seniori', date: '2012-02-01' });
    const moved = { kind: 'game-date' as const, event: 'e', game: 'g', date: '2011-10-01' };
    await corrected(office, moved);
    expect(await printed(office, '2011-12-01', 'revised')).toEqual({ a: 163, b: 120 });
    const verdict = await office.ask(verifyPublished, { series: 'seniori', date: '2011-12-01' });
    expect(verdict).toMatchObject({ holds: true, source: 'imported', recomputed: null });
  });

  it('it stands in the history of a player, and cannot be explained', async () => {
    const { series } = await office.ask(ratingHistory, { player: 'a' });
    expect(series).toMatchObject([{ type: 'compunere', points: [{ date: '2011-12-01', rating: 163 }] }]);
    const explained = office.ask(explainRating, {
      series: 'seniori',
      date: '2011-12-01',
      player: 'a',
      type: 'compunere',
      edition: 'published',
    });
    expect(await office.faults(explained)).toEqual(['scrabble-list-imported date']);
  });
});
