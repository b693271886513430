import { expect, it } from 'vitest';
import { type TablePdf, tablePdf } from './table-pdf.ts';
import { objectsOf, readPdf, textsOf } from './testing/read-pdf.ts';

const table = (rows: readonly (readonly string[])[]): TablePdf => ({
  language: 'ro',
  title: 'Listă, 1 ianuarie',
  notes: ['o notă'],
  columns: [
    { name: 'Jucător', share: 3, alignment: 'start', isHeading: true },
    { name: 'Rating', share: 1, alignment: 'end', bold: true },
  ],
  rows,
  pageName: (page, pages) => `${page} din ${pages}`,
});

it('says what it is, in which language, and that it can be listened to', () => {
  const { catalogue, info } = readPdf(tablePdf(table([])));
  expect(catalogue).toContain('/Lang(ro)');
  expect(catalogue).toContain('/MarkInfo<</Marked true>>');
  expect(catalogue).toContain('/DisplayDocTitle true');
  expect(info).toContain(`/Title<feff${Buffer.from('Listă, 1 ianuarie', 'utf16le').swap16().toString('hex')}>`);
});

it('can be searched in the letters of four languages', () => {
  const names = ['Ștefănuță, Țoc', 'Muñoz, Íñigo', 'Vidal·la, Çeli', 'Ødegård “K” – 1½'];
  const pdf = tablePdf(table(names.map((name) => [name, '1850'])));
  for (const name of names) expect(textsOf(pdf)).toContain(name);
});

it('a change down has the minus of the pages (D-OFF-284), results and days have their hyphens', () => {
  const texts = textsOf(
    tablePdf({
      ...table([
        ['Pons, Anna', '-12,5'],
        ['1-0', '2017-01-02'],
      ]),
      notes: ['K: -3'],
    }),
  );
  expect(texts).toEqual(expect.arrayContaining(['−12,5', 'K: −3', '1-0', '2017-01-02']));
});

it('a letter that the font does not have is a question mark', () => {
  expect(textsOf(tablePdf(table([['王 Wang', '1850']])))).toContain('? Wang');
});

it('a text that is a little too long is written smaller, whole', () => {
  const long = 'Serradamunt i Casaverd de Collsacabra, Neus Helena Maria de les Neus Montserrat i Montserrat';
  expect(textsOf(tablePdf(table([[long, '1850']])))).toContain(long);
});

it('a text that does not fit ends in dots', () => {
  const long = 'Serradamunt i Casaverd de Collsacabra, Neus Helena Maria de les Neus Montserrat i Montserrat';
  const shown = textsOf(tablePdf(table([[long.repeat(2), '1850']]))).find((text) => text.startsWith('Serra'));
  expect(shown).toMatch(/^Serradamunt .*…$/);
});

it('is one table over all pages, with a tag for each cell that is written', () => {
  const rows = Array.from({ length: 130 }, (_, i) => [`Player ${i}`, String(2000 - i)]);
  const pdf = tablePdf(table(rows));
  const tags = objectsOf(pdf).filter((text) => text.includes('/Type/StructElem'));
  const count = (name: string): number => tags.filter((text) => text.includes(`/S/${name}/`)).length;
  expect([count('Table'), count('TR'), count('TD'), count('TH'), count('H1')]).toEqual([1, 131, 130, 132, 1]);
  const { pages } = readPdf(pdf);
  expect(pages.length).toBe(3);
  for (const [i, page] of pages.entries()) {
    const written = [...page.matchAll(/<<\/MCID (\d+)>> BDC/g)].map(([, number]) => Number(number));
    expect(written).toEqual(written.map((_, piece) => piece));
    const parents = objectsOf(pdf).find((text) => text.startsWith('<</Nums['))!;
    const own = new RegExp(`(?:\\[| )${i}\\[([^\\]]*)\\]`).exec(parents)![1]!;
    expect(own.split(' 0 R').length - 1).toBe(written.length);
  }
  const texts = textsOf(pdf);
  expect(texts.filter((text) => text === 'Jucător').length).toBe(3);
  expect(texts).toContain('3 din 3');
});
