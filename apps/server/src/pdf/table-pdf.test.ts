import { expect, it } from 'vitest';
import type { SheetHead } from './sheet.ts';
import { type TablePdf, tablePdf } from './table-pdf.ts';
import { paperOf } from './tagged-document.ts';
import { objectsOf, readPdf, textsOf } from './testing/read-pdf.ts';

const table = (rows: readonly (readonly string[])[]): TablePdf => ({
  language: 'ro',
  head: { title: 'Federația', subtitle: 'Listă, 1 ianuarie', when: 'sâmbătă, 17:00', where: 'Sala mare' },
  notes: ['o notă'],
  columns: [
    { name: 'Jucător', alignment: 'start', isHeading: true },
    { name: 'Rating', alignment: 'end', bold: true },
  ],
  rows,
  foot: { lines: (page, pages) => [`${page} din ${pages}`] },
});

it('says what it is, in which language, and that it can be listened to', () => {
  const { catalogue, info } = readPdf(tablePdf(table([])));
  expect(catalogue).toContain('/Lang(ro)');
  expect(catalogue).toContain('/MarkInfo<</Marked true>>');
  expect(catalogue).toContain('/DisplayDocTitle true');
  expect(info).toContain(
    `/Title<feff${Buffer.from('Federația: Listă, 1 ianuarie', 'utf16le').swap16().toString('hex')}>`,
  );
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

const LONG = 'Serradamunt i Casaverd de Collsacabra, Neus Helena Maria de les Neus Montserrat i Montserrat';
const sizesOf = (pdf: Uint8Array): number[] =>
  [
    ...readPdf(pdf)
      .pages.join('')
      .matchAll(/BT \/[RB] ([\d.]+) Tf/g),
  ].map(([, size]) => Number(size));

it('nothing is ever cut: a text that finds no room is smaller down to nine points, then narrower', () => {
  for (const times of [1, 2, 5]) {
    const pdf = tablePdf(table([[LONG.repeat(times), '1850']]));
    expect(textsOf(pdf)).toContain(LONG.repeat(times));
    expect(Math.min(...sizesOf(pdf).slice(0, -3))).toBeGreaterThanOrEqual(9 * 0.8);
  }
});

it('a name that finds no room is written in its shorter form, the others whole', () => {
  const [name, rating] = table([]).columns;
  const rows = [LONG, 'Pons, Ana'].map((each) => [each, '1850']);
  const texts = textsOf(tablePdf({ ...table(rows), columns: [{ ...name!, shorten: () => 'Serra' }, rating!] }));
  expect(texts).toEqual(expect.arrayContaining(['Serra', 'Pons, Ana']));
});

it('fills the sheet: few rows are large, many are small, and none smaller than nine points', () => {
  const sizes = [4, 25, 400].map((count) => {
    const pdf = tablePdf(table(Array.from({ length: count }, () => ['Pons, Ana', '1850'])));
    const names = readPdf(pdf)
      .pages.join('')
      .matchAll(/TH <<\/MCID \d+>> BDC BT \/R ([\d.]+) Tf/g);
    return Number([...names].at(-1)![1]);
  });
  expect(sizes[0]).toBe(26);
  expect(sizes[1]).toBeGreaterThan(14);
  expect(sizes[2]).toBeGreaterThanOrEqual(9);
  expect(sizes[2]).toBeLessThan(10);
});

it('a poster of thirty boards is set in 21 points at least', () => {
  const pdf = tablePdf({
    ...table(Array.from({ length: 30 }, () => ['Pons, Ana', ''])),
    paper: paperOf('a3'),
    mostRows: 30,
  });
  const [, size] = /TH <<\/MCID \d+>> BDC BT \/R ([\d.]+) Tf/.exec(readPdf(pdf).pages[0]!)!;
  expect(readPdf(pdf).pages).toHaveLength(1);
  expect(Number(size)).toBeGreaterThanOrEqual(21);
});

it('notes are in as many lines as they need, none is cut', () => {
  const legend = Array.from({ length: 40 }, (_, i) => `B${i}: the tie-break number ${i}`).join(' · ');
  expect(textsOf(tablePdf({ ...table([]), notes: [legend] })).join(' ')).toContain(legend);
});

it('tables side by side: rows go down the first before the second begins', () => {
  const rows = Array.from({ length: 120 }, (_, i) => [`Player ${i}`, String(2000 - i)]);
  const pdf = tablePdf({ ...table(rows), strips: [1, 2, 3] });
  expect(readPdf(pdf).pages).toHaveLength(1);
  expect(textsOf(pdf).filter((text) => text === 'Jucător').length).toBeGreaterThan(1);
  expect(textsOf(pdf).filter((text) => text.startsWith('Player'))).toEqual(rows.map(([name]) => name));
});

it('the mark of a federation stands on every sheet, as its picture or as letters', () => {
  const rgba = Uint8Array.from({ length: 4 * 4 }, (_, i) => (i % 4 === 3 ? 128 : 200));
  const rows = Array.from({ length: 130 }, (_, i) => [`Player ${i}`, '1']);
  const withMark = (mark: SheetHead['mark']) => tablePdf({ ...table(rows), head: { ...table([]).head, mark } });
  const picture = withMark({ width: 2, height: 2, rgba });
  expect(readPdf(picture).pages.map((page) => page.match(/\/P\d+ Do/g)?.length)).toEqual([1, 1, 1]);
  const letters = withMark({ initials: 'FEM', colour: [0, 0.5, 0.5] });
  expect(textsOf(letters).filter((text) => text === 'FEM')).toHaveLength(3);
  const shapes = withMark({ box: [10, 20, 200, 100], operators: '1 0 0 rg 10 20 m 210 20 l 210 120 l f' });
  // Twice as wide as high, then the other way round: centred in
  // its square of 32 points, in PDF coordinates from the bottom.
  const pages = readPdf(shapes).pages.map(
    (page) => /q (\S+ 0\.0000 0\.0000 -\S+ \S+ \S+) cm 10 20 200 100 re/.exec(page)?.[1],
  );
  expect(pages).toEqual(Array(3).fill('0.1600 0.0000 0.0000 -0.1600 34.4000 801.2000'));
});

it('an address stands at the foot as a code and in letters', () => {
  const address = { href: 'https://escacs.example/e/om26', label: 'Urmăriți' };
  const pdf = tablePdf({ ...table([]), foot: { address, lines: () => [] } });
  expect(textsOf(pdf)).toEqual(expect.arrayContaining(['Urmăriți', 'escacs.example/e/om26']));
  expect(readPdf(pdf).pages[0]!.match(/ re/g)!.length).toBeGreaterThan(200);
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
