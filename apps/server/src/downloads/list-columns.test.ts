import { csvLine, writeListCsv } from '@escala/formats';
import { translator } from '@escala/messages';
import { editionName, type ListedRow, viewList } from '@escala/office';
import { listedOffice } from '@escala/office/testing';
import { type ListedFact, ruleBooks } from '@escala/regulations';
import { LIST_HEADINGS } from '@escala/web';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../pdf/testing/read-pdf.ts';
import { listPdf } from './list-files.ts';
import type { WholeList } from './notice-board-list.ts';
import { sectionPdf } from './section-pdf.ts';

const books = Object.entries(ruleBooks).filter(([, { kind }]) => kind === 'head-to-head');

/** What a reader finds of a fact on paper. */
const onPaper: Readonly<Record<ListedFact, (row: ListedRow) => unknown>> = {
  name: ({ name }) => name,
  title: ({ title }) => title,
  id: ({ id }) => id,
  club: ({ clubName }) => clubName,
  nationality: ({ nationality }) => nationality,
  sex: ({ sex }) => sex?.toUpperCase(),
  birthYear: ({ birthYear }) => birthYear,
  rating: ({ rating }) => rating,
  k0: ({ k0 }) => k0,
  k: ({ k }) => k,
  games: ({ games }) => games,
};

async function listBy(regulation: string): Promise<{ readonly whole: WholeList; readonly rows: readonly ListedRow[] }> {
  const { ports, read, date } = await listedOffice(regulation);
  const { lines, ...view } = await read((reading) =>
    viewList(ports, reading, { series: 'elo', date, edition: 'revised' }),
  );
  const { places, row } = lines();
  const rows = places.map(row);
  return { whole: { ...view, rows: () => rows }, rows };
}

describe.each(books)('the official list of %s', (regulation, { listShows }) => {
  const facts = Object.keys(listShows) as ListedFact[];

  it('[9.1] [7.12] [7.1.2] has every fact that its article asks for on paper, in CSV and in JSON', async () => {
    const { whole, rows } = await listBy(regulation);
    const texts = textsOf(listPdf(whole, 'en'));
    const [headings = ''] = [...writeListCsv(rows, editionName(whole.list))];
    const written = JSON.parse(JSON.stringify(rows)) as Record<string, unknown>[];
    expect(rows).toHaveLength(2);
    for (const fact of facts) {
      expect(texts, `heading of ${fact}`).toContain(translator('en')(LIST_HEADINGS[fact]));
      for (const row of rows) expect(texts, fact).toContain(String(onPaper[fact](row) ?? 'nothing'));
      expect(headings.trim().split(',')).toContain(csvLine([fact]).trim());
      for (const line of written) expect(line[fact], fact).toBeDefined();
    }
  });

  it('[7.22] [7.24] the best have them all as well, the titled everything that is no figure', async () => {
    const { whole } = await listBy(regulation);
    const figures = ['rating', 'k0', 'k', 'games'];
    const best = textsOf(sectionPdf(whole, 'top', 'en'));
    const titled = textsOf(sectionPdf(whole, 'titled', 'en'));
    for (const fact of facts) {
      const heading = translator('en')(LIST_HEADINGS[fact]);
      expect(best).toContain(heading);
      expect(titled.includes(heading), fact).toBe(!figures.includes(fact));
    }
  });

  it('[7.12] no list tells more of a birth than the year', async () => {
    const { whole, rows } = await listBy(regulation);
    const told = [
      ...textsOf(listPdf(whole, 'en')),
      ...writeListCsv(rows, editionName(whole.list)),
      JSON.stringify(rows),
    ].join(' ');
    expect(told).not.toMatch(/08-23|August|23 Aug/);
  });
});
