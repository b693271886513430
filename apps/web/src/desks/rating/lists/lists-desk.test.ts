import { LANGUAGES, type Language, translator } from '@escala/messages';
import { filePlayers, type TestOffice } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { officerOffice } from '../../../testing/officer-office.ts';
import { actOf, sitterOf } from '../../../testing/visitor.ts';
import { board } from './board.ts';
import { nextList } from './next-list.ts';
import { type Preview, previewSummary } from './preview-rows.ts';
import { revision } from './revision.ts';

const officer = (office: TestOffice, language: Language = 'en', today = '2017-03-05') =>
  sitterOf(office, language, { roles: ['officer'] }, today);

const PREVIEW = { players: 12, games: 3, rows: { kind: 'head-to-head', movers: [], others: {} } };

describe('lists at the officer’s desk', () => {
  it.each(LANGUAGES)('%s: the board has each series with what is in and what waits', async (language) => {
    const office = await officerOffice();
    const { main, actions } = await officer(office, language)(board, {}, { series: 'standard' });
    const ways = html`${actions}`.html;
    expect(ways).toContain('?series=standard" aria-current="page"');
    expect(main.html).toContain(`href="/${language}/cat/desk/lists/standard"`);
    expect(main.html).toContain(`href="/${language}/cat/desk/reports/march"`);
    // No rapid list has been published: two of them are overdue.
    expect(ways.split('?series=rapid')[1]).toContain('badge warning');
    const rapid = await officer(office, language)(board);
    expect(rapid.main.html).toContain(`href="/${language}/cat/desk/lists/rapid#publish"`);
  });

  it.each(LANGUAGES)('%s: the next list is previewed and refused before its day', async (language) => {
    const office = await officerOffice();
    const { title, main } = await officer(office, language)(nextList, { series: 'standard' });
    expect(title).toContain('2017');
    expect(main.html).not.toContain('data-act="list.publish"');
    expect(main.html).toContain('holds-no');
    expect(main.html).toMatch(/class="hash">[0-9a-f]{64}/);
  });

  it.each(LANGUAGES)('%s: every word for a sort of players is explained', (language) => {
    const site = { language, translate: translator(language, { missing: 'throw' }) } as Site;
    const statuses = { rated: 9, absent: 3, new: 1, reassigned: 8, unrated: 1, pending: 1, inactive: 1, delisted: 1 };
    const summary = previewSummary(site, { ...PREVIEW, statuses } as unknown as Preview);
    const [counts, meanings] = summary.html.split('<details');
    expect(counts!.match(/<dt>[^<]+<\/dt><dd>\d+<\/dd>/g)).toHaveLength(7);
    expect(meanings!.match(/<dt>[^<]+<\/dt><dd>[^<]+<\/dd>/g)).toHaveLength(6);
    expect(previewSummary(site, { ...PREVIEW, statuses: { rated: 12 } } as unknown as Preview).html).not.toContain(
      '<details',
    );
  });

  it('on its day it is published; what waits is left out by a tick; several at once where some are behind', async () => {
    const office = await officerOffice();
    office.setToday('2017-05-02');
    const { main } = await officer(office, 'en', '2017-05-02')(nextList, { series: 'standard' });
    expect(main.html).toContain('data-act="list.publish"');
    expect(main.html).toMatch(/name="leaveOut" data-as="list" value="march"/);
    expect(main.html).toContain('data-act="list.publish-history"');
    expect(main.html).toContain('&quot;upTo&quot;:&quot;2017-05-01&quot;');
  });

  it('rows are filtered by name and status; a list is verified on request', async () => {
    const office = await officerOffice();
    const view = officer(office);
    const all = (await view(nextList, { series: 'standard' })).main.html;
    expect(all).toContain('Roca, Biel');
    const one = (await view(nextList, { series: 'standard' }, { text: 'pòns' })).main.html;
    expect(one).toContain('Pons &lt;b&gt;, Ana');
    expect(one).not.toContain('Roca, Biel');
    const verified = await view(nextList, { series: 'standard' }, { verify: '2017-03-01' });
    expect(verified.main.html).toContain('Correct: computed again');
  });

  it('what the registry moved is seen before the lists are revised', async () => {
    const office = await officerOffice();
    expect((await officer(office)(revision)).main.html).toContain('The revised lists are up to date');
    await filePlayers(office, [{ name: 'Roca, Biel', birthDate: '1980-05-06' }]);
    await office.perform(actOf('player.merge'), { kept: 'p3', version: 1, duplicate: 'p1', duplicateVersion: 1 });
    const { main } = await officer(office)(revision);
    expect(main.html).toContain('data-act="list.revise"');
    expect(main.html).toContain('class="moved"');
    expect((await officer(office)(board)).main.html).toContain('/desk/revision');
  });
});
