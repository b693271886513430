import { LANGUAGES, type Language, translator } from '@escala/messages';
import { showReport } from '@escala/office/questions';
import type { TestOffice } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { findingList } from '../../../components/reasons/findings.ts';
import { type DeskSite, mayEnter } from '../../../kit/desk-page.ts';
import { officerOffice } from '../../../testing/officer-office.ts';
import { actOf, sitterOf, text } from '../../../testing/visitor.ts';
import { inbox } from './inbox.ts';
import { type Report, report } from './report.ts';
import { findingsSection } from './report-findings.ts';

const officer = (office: TestOffice, language: Language = 'en') => sitterOf(office, language, { roles: ['officer'] });
const viewer = (role: 'arbiter' | 'commission' | 'officer') =>
  ({ account: 'a', name: 'A', roles: [role], clubs: [], events: [], player: null }) as const;

async function waived(office: TestOffice, event: string): Promise<void> {
  const { version, open } = await office.ask(showReport, { event });
  const matters = new Map(open.map(({ code, article }) => [`${code} ${article}`, { code, article }]));
  for (const matter of matters.values())
    await office.perform(actOf('report.waive'), { event, version, ...matter }, { reason: 'Let pass <so>.' });
}

describe('reports at the officer’s desk', () => {
  it.each(LANGUAGES)(
    '%s: the inbox has each with its findings, its list and whether it comes late',
    async (language) => {
      const office = await officerOffice();
      const { main } = await officer(office, language)(inbox);
      expect(main.html).toContain(`href="/${language}/cat/desk/reports/march"`);
      expect(main.html).toContain('Duel &lt;late&gt;');
      expect(main.html.match(/class="badge error"/g)).toHaveLength(1);
      for (const state of ['refused', 'accepted', 'annulled']) await officer(office, language)(inbox, {}, { state });
    },
  );

  it.each(LANGUAGES)(
    '%s: a report shows its findings by article, and is accepted once none is open',
    async (language) => {
      const office = await officerOffice();
      const before = (await officer(office, language)(report, { event: 'march' })).main.html;
      expect(before).toContain('data-act="report.waive"');
      expect(before).toMatch(/<button type="button" disabled aria-describedby="accept-why">/);
      expect(before).not.toContain('data-act="report.accept"');
      await waived(office, 'march');
      const after = (await officer(office, language)(report, { event: 'march' })).main.html;
      expect(after).toContain('data-act="report.accept"');
      expect(after).toContain('<q>Let pass &lt;so&gt;.</q>');
      expect(after).toContain('2017-04-01');
    },
  );

  it('[8.1] a late one is accepted like any other, and says that it counts on the next list', async () => {
    const office = await officerOffice();
    await waived(office, 'late');
    const { main } = await officer(office)(report, { event: 'late' });
    expect(main.html).toContain('data-act="report.accept"');
    expect(main.html).toContain('The games count on the next list');
    expect(main.html).toMatch(/1 Apr 2017<\/time> <span class="badge error">/);
  });

  it('the commission waives and annuls but does not accept; an event of the past has no report', async () => {
    const office = await officerOffice();
    const { main } = await sitterOf(office, 'en', { roles: ['commission'] })(report, { event: 'march' });
    for (const [act, is] of [
      ['report.waive', true],
      ['event.annul', true],
      ['report.refuse', false],
    ] as const)
      expect(main.html.includes(`data-act="${act}"`), act).toBe(is);
    const past = await officer(office)(report, { event: 'e1' });
    expect(past.main.html).toContain('without a report');
  });

  it('another name in a report is a remark of ours: neither desk cites an article (D-OFF-334)', () => {
    const site = { language: 'en', translate: translator('en'), federation: 'cat' } as unknown as DeskSite;
    const values = { id: 'p1', name: 'Puig, Anna', told: 'Mas, Pol' };
    const finding = { severity: 'warning', code: 'office.report-name', article: '', player: 'p1', values } as const;
    const shown = { report: { findings: [finding] }, event: {}, names: {} } as unknown as Report;
    for (const { html } of [findingList(site, [finding]), findingsSection(site, shown)]) {
      expect(html).toContain('Mas, Pol');
      expect(html).not.toMatch(/class="cite"|Article|\/regulations\//);
    }
  });

  it('a remark that the decision has to answer says so; no other one does', () => {
    const site = { language: 'en', translate: translator('en'), federation: 'cat' } as unknown as DeskSite;
    const late = { severity: 'warning', code: 'fce-2016.event-late', article: '2.1', values: {} } as const;
    const shown = (terms: object[], overruled: object[] = []) => {
      const report = { state: 'submitted', findings: [late] };
      const told = { report, terms, overruled, event: {}, names: {} } as unknown as Report;
      return text(findingsSection(site, told).html);
    };
    expect(shown([])).toContain('Remarks do not.');
    expect(shown([{ article: '2.1', verdict: 'late' }])).toContain('Remarks do not.');
    const permission = shown([{ article: '2.1', verdict: 'needs-permission' }]);
    expect(permission).toMatch(/those that are marked.*needs a permission/);
    expect(permission).not.toContain('Remarks do not.');
    expect(shown([], [late])).toMatch(/those that are marked.*needs a reason/);
  });

  it('lets the officer and the commission in, nobody else', () => {
    const may = (['officer', 'commission', 'arbiter'] as const).filter((role) => mayEnter(viewer(role), inbox.needs));
    expect(may).toEqual(['officer', 'commission']);
  });
});
