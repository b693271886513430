import { LANGUAGES } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import { pagesOffice } from '../testing/pages-office.ts';
import { latestList } from './list.ts';

describe.each(LANGUAGES)('a list in %s', (language) => {
  it('says by which regulation it was made in words; the ids are beside the hash', async () => {
    const { view } = await pagesOffice(language);
    const { html } = (await view(latestList, { series: 'standard' })).main;
    const [facts] = html.split('</p>');
    expect(facts).toMatch(/regulations\/fce-2016">[^<]{20,}<\/a>\.\s+[^<]*5\.3/);
    expect(facts).not.toContain('5.3-repealed');
    expect(html).toMatch(/class="hash">\w{64}<\/span> <span class="quiet small">\(fce-2016, 5\.3-repealed\)/);
  });

  it('no choice of its filters is empty', async () => {
    const { view } = await pagesOffice(language);
    const { html } = (await view(latestList, { series: 'standard' })).main;
    expect(html.match(/<option value="" selected>[^<]+</g)!.length).toBeGreaterThanOrEqual(4);
    expect(html).not.toMatch(/<option[^>]*><\/option>/);
  });
});
