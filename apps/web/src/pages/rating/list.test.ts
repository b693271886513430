import { LANGUAGES } from '@escala/messages';
import type { Refused } from '@escala/office';
import { describe, expect, it } from 'vitest';
import { pagesOffice } from '../../testing/pages-office.ts';
import { latestList } from './list.ts';

describe.each(LANGUAGES)('a list in %s', (language) => {
  it('says by which regulation it was made in words; the ids are beside the hash', async () => {
    const { view } = await pagesOffice(language);
    const { html } = (await view(latestList, { series: 'standard' })).main;
    const [, facts] = /<div class="inside"><p>(.*?)<\/p>/s.exec(html.slice(html.lastIndexOf('<section')))!;
    expect(facts).toMatch(/regulations\/fce-2016">[^<]{20,}<\/a>\.\s+[^<]*5\.3/);
    expect(facts).not.toContain('5.3-repealed');
    expect(html).toMatch(/class="hash">\w{64}<\/span> <span class="quiet small">\(fce-2016, 5\.3-repealed\)/);
  });

  it('narrowed down to nobody it says so, with the way back; its CSV has the filters (D-OFF-437)', async () => {
    const { view } = await pagesOffice(language);
    const none = (await view(latestList, { series: 'standard' }, { search: 'zzz', age: 'u18' })).main.html;
    expect(none).toMatch(
      /<div data-list-rows><div class="card empty"><strong>[^<]{15,}<\/strong><a class="button" href="\/\w\w\/cat\/lists\/standard\/2017-03-01">/,
    );
    expect(none).not.toContain('<table');
    expect(none).toMatch(/2017-03-01\.csv\?edition=published&(amp;)?search=zzz&(amp;)?bornFrom=1999/);
    expect(none).toMatch(/2017-03-01\.json\?edition=published"/);
    const whole = (await view(latestList, { series: 'standard' })).main.html;
    expect(whole).toMatch(/2017-03-01\.csv\?edition=published"/);
  });

  it('has no page beyond the last: before, at, after (D-OFF-437)', async () => {
    const { view } = await pagesOffice(language);
    const page = (number: number) => view(latestList, { series: 'standard' }, { page: String(number) });
    await page(1);
    const refused = await page(2).catch((error: Refused) => error.refusals);
    expect(refused).toMatchObject([{ kind: 'missing', code: 'list-page-unknown', values: { page: 2, last: 1 } }]);
  });

  it('no choice of its filters is empty', async () => {
    const { view } = await pagesOffice(language);
    const { html } = (await view(latestList, { series: 'standard' })).main;
    expect(html.match(/<option value="" selected>[^<]+</g)!.length).toBeGreaterThanOrEqual(3);
    expect(html).not.toMatch(/<option[^>]*><\/option>/);
  });
});
