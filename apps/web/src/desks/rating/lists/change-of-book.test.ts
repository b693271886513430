import { LANGUAGES, type Language } from '@escala/messages';
import { type TestOffice, testOffice } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { actOf, sitterOf } from '../../../testing/visitor.ts';
import { changeOfBook } from './change-of-book.ts';

const office = (): Promise<TestOffice> =>
  testOffice({
    name: 'Federació de prova',
    timeZone: 'Europe/Madrid',
    language: 'ca',
    series: [
      { id: 'elo', name: 'Elo', regulation: 'fide-2009', firstList: '2024-01-01' },
      { id: 'rapid', name: 'Rapid', regulation: 'fide-2024', part: 'rapid', firstList: '2024-04-01' },
    ],
  });

const officer = (made: TestOffice, language: Language = 'en') =>
  sitterOf(made, language, { roles: ['officer'] }, '2024-02-05');

describe('another regulation for a series', () => {
  it.each(LANGUAGES)('%s: is chosen, looked at, decided and withdrawn (D-OFF-532, D-OFF-533)', async (language) => {
    const made = await office();
    const page = (query = {}) => officer(made, language)(changeOfBook, { series: 'elo' }, query);
    expect((await page()).main.html).not.toContain('data-act=');
    const refused = (await page({ from: '2024-03-02', lift: 'on' })).main.html;
    expect(refused).toContain('holds-no');
    const seen = await page({ from: '2024-03-01', lift: 'on' });
    expect(seen.main.html).toContain('data-act="series.change-book"');
    await made.perform(actOf('series.change-book'), {
      version: 1,
      series: 'elo',
      regulation: 'fide-2024',
      from: '2024-03-01',
      lift: true,
    });
    const after = (await page()).main.html;
    expect(after).toContain('data-act="series.keep-book"');
    expect(after).not.toContain('data-act="series.change-book"');
  });

  it('is offered only where another regulation can go on', async () => {
    const { main } = await officer(await office())(changeOfBook, { series: 'rapid' });
    expect(main.html).toContain('No other regulation can continue');
  });
});
