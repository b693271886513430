import { readdirSync, readFileSync } from 'node:fs';
import type { ScrabbleInput, ScrabbleOutput } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { verifyPublished } from '../rating/lists/verify-published.ts';
import { publishList } from '../rating/publishing/publish-list.ts';
import { unpackScrabbleSheet } from './series/scrabble-sheet.ts';
import { keptLists } from './series/sheet-editions.ts';
import { accepted, ROMANIA, reportsOf, rowsOf, scrabbleOffice } from './testing/scrabble-office.ts';

const cases = new URL('../../../regulations/src/frs-2012/cases/', import.meta.url);
const names = readdirSync(cases).flatMap((file) => file.match(/^(.*)\.input\.json$/)?.[1] ?? []);

function read<Document>(file: string): Document {
  return JSON.parse(readFileSync(new URL(file, cases), 'utf8'));
}

describe('worked examples through the office', () => {
  it.each(names)(
    '[7] %s: reported, accepted and published, every rating comes out and the hash holds',
    async (name) => {
      const input = read<ScrabbleInput>(`${name}.input.json`);
      const expected = read<ScrabbleOutput>(`${name}.expected.json`);
      const part = input.class ?? 'seniors';
      const series = [{ id: 'list', name: 'List', regulation: 'frs-2012', part, firstList: input.listDate }];
      const all = ['seniors', 'youth', 'pairs', 'teams'].filter((each) => each !== part);
      const others = all.map((each) => ({ ...series[0]!, id: each, part: each }));
      const office = await scrabbleOffice(
        input.players.map(({ id }) => id),
        { ...ROMANIA, series: [...series, ...others] },
      );
      office.setToday('2030-01-01');
      await accepted(office, ...reportsOf(input));
      const { outcome } = await office.perform(publishList, { series: 'list', date: input.listDate });
      expect(outcome.players).toBe(Object.keys(expected.ratings).length);
      await office.read(async (reading) => {
        const [list] = await keptLists(reading, 'list', 'published');
        const sheet = unpackScrabbleSheet(list!.bytes);
        expect(sheet.ratings).toEqual(expected.ratings);
        expect(sheet.general).toEqual(expected.general);
      });
      expect(await office.ask(verifyPublished, { series: 'list', date: input.listDate })).toMatchObject({
        holds: true,
      });
      for (const type of ['compunere', 'libere'] as const) {
        const rows = await rowsOf(office, { series: 'list', type });
        for (const status of ['active', 'provisional', 'inactive'] as const) {
          const lines = rows.filter((row) => row.status === status);
          expect(lines.map(({ id }) => id).sort()).toEqual(
            Object.keys(expected.ratings)
              .filter((player) => expected.ratings[player]![type]?.status === status)
              .sort(),
          );
          const ratings = lines.map(({ exact }) => exact!);
          expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
        }
      }
    },
  );
});
