import { hasMessage, LANGUAGES, type Language } from '@escala/messages';
import { allActs, recordKinds } from '@escala/office';
import { describe, expect, it } from 'vitest';
import { pagesOffice } from '../../testing/pages-office.ts';
import { actOf, sitterOf } from '../../testing/visitor.ts';
import { actPage } from './act-page.ts';
import { startOf } from './instant.ts';
import { recordPage } from './record-page.ts';

const REASON = 'La planella és signada pels dos jugadors';

async function desk(language: Language = 'en') {
  const { office, correct } = await pagesOffice(language);
  await correct();
  await office.perform(actOf('account.invite'), { email: 'olga@example.org', name: 'Olga Serra', roles: ['officer'] });
  const [{ id: olga } = { id: '' }] = await office.ports.archive.read('cat', (reading) =>
    reading.acts({ kind: 'account.invite' }).then((acts) => acts.map(({ subject }) => subject)),
  );
  const actor = { account: olga, roles: ['officer' as const], clubs: [], events: [], player: null };
  await office.perform(
    actOf('player.amend'),
    { player: 'p1', version: 1, name: 'Roca, Biela' },
    { actor, reason: REASON },
  );
  const sitter = sitterOf(office, language, { roles: ['officer'] });
  return {
    office,
    sitter,
    search: async (query: Record<string, string>) => (await sitter(recordPage, {}, query)).main.html,
  };
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('every kind of act and of record has a name', () => {
    const keys = [
      ...allActs.map(({ kind }) => `web.act.${kind}`),
      ...recordKinds.map(({ name }) => `web.record.${name}`),
    ];
    expect(keys.filter((key) => !hasMessage(key))).toEqual([]);
  });

  it('every page has all its words', async () => {
    const { office, sitter } = await desk(language);
    const { seq } = await office.ports.archive.read('cat', (reading) => reading.head());
    const pages = [await sitter(recordPage)];
    for (let i = 1; i <= seq; i++) pages.push(await sitter(actPage, { seq: String(i) }));
    const written = pages.map(({ main }) => main.html).join('');
    expect(/.{40}(?:undefined|\[object|<b>).{40}/.exec(written)?.[0]).toBeUndefined();
  });
});

describe('the search', () => {
  it('finds by what was done, by whom, about what, by words of the reason without accents', async () => {
    const { search } = await desk();
    const rows = (html: string): number => html.match(/<th scope="row">/g)?.length ?? 0;
    expect(rows(await search({ kind: 'player.amend' }))).toBe(1);
    expect(rows(await search({ who: 'serra' }))).toBe(1);
    expect(rows(await search({ who: 'olga@example.org' }))).toBe(1);
    expect(rows(await search({ text: 'es signada' }))).toBe(1);
    expect(rows(await search({ about: 'player', id: 'p1' }))).toBe(1);
    expect(await search({ who: 'serra' })).toContain('Roca, Biela');
    expect(await search({ text: 'nothing of the sort' })).toContain('Use fewer filters.');
  });

  it('goes by the calendar of the federation: the day before, the day, the day after', async () => {
    const { search } = await desk();
    const found = async (from: string, to: string): Promise<boolean> =>
      (await search({ kind: 'player.amend', from, to })).includes('Roca');
    expect(await found('2017-03-04', '2017-03-04')).toBe(false);
    expect(await found('2017-03-05', '2017-03-05')).toBe(true);
    expect(await found('2017-03-06', '2017-03-06')).toBe(false);
    expect(startOf('2026-03-29', 'Europe/Madrid')).toBe('2026-03-28T23:00:00.000Z');
    expect(startOf('2026-03-30', 'Europe/Madrid')).toBe('2026-03-29T22:00:00.000Z');
  });
});

describe('an act', () => {
  it('shows who, why, each field before and after, and both seals', async () => {
    const { office, sitter } = await desk();
    const { seq, hash } = await office.ports.archive.read('cat', (reading) => reading.head());
    const { main, title } = await sitter(actPage, { seq: String(seq) });
    expect(title).toBe(`Act ${seq}: Player changed`);
    expect(main.html).toContain(REASON);
    expect(main.html).toContain('Olga Serra');
    expect(main.html).toMatch(/<th scope="row">name<\/th><td>Roca, Biel<\/td><td>Roca, Biela<\/td>/);
    expect(main.html).toContain(hash);
    expect(main.html).toContain('version 1 → 2');
    expect(main.html).not.toContain('Next act');
  });

  it('that is not on record is refused, whatever the address says', async () => {
    const { sitter } = await desk();
    for (const seq of ['0', '9999', 'x'])
      await expect(sitter(actPage, { seq })).rejects.toMatchObject({ refusals: [{ code: 'act-unknown' }] });
  });

  it('is not for players', async () => {
    const { office } = await desk();
    const player = sitterOf(office, 'en', { roles: ['player'], player: 'p0' });
    await expect(player(recordPage)).rejects.toMatchObject({ refusals: [{ code: 'not-allowed' }] });
  });
});
