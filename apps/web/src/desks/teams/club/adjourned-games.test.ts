import { LANGUAGES, type Language } from '@escala/messages';
import { delegateOf, FIRST_MATCH, officeWithLeague, sheetOf } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { league } from '../../../pages/teams/league.ts';
import { match } from '../../../pages/teams/match.ts';
import { actOf, sitterOf, text, visitorOf } from '../../../testing/visitor.ts';
import { clubDesk } from './index.ts';

const MATCH = clubDesk.pages.find(({ path }) => path === '/desk/club/:club/matches/:match')!;
const TODAY = '2017-02-05';

/** Both clubs have confirmed an acta with the last board adjourned. */
async function adjourned(results: readonly object[], language: Language = 'en') {
  const office = await officeWithLeague();
  office.setToday(TODAY);
  const sheets = { home: sheetOf('alfa'), away: sheetOf('delta') };
  const acta = { match: FIRST_MATCH, side: 'home', version: 0, playedOn: '2017-02-04', ...sheets, results };
  await office.perform(actOf('acta.submit'), acta, { actor: delegateOf('alfa') });
  const agreed = { match: FIRST_MATCH, side: 'away', version: 1 };
  await office.perform(actOf('acta.confirm'), agreed, { actor: delegateOf('delta') });
  const visit = visitorOf(office, language);
  const look = sitterOf(office, language, delegateOf('delta'), TODAY);
  return { visit, club: () => look(MATCH, { club: 'delta', match: FIRST_MATCH }) };
}

const LEVEL = [{ result: '1-0' }, { result: '1-0' }, { result: '1/2' }, {}];
const DECIDED = [{ result: '1-0' }, { result: '0-1' }, { result: '1-0' }, {}];

describe('adjourned games', () => {
  it.each(LANGUAGES)('have their words in %s', async (language) => {
    const { visit, club } = await adjourned(LEVEL, language);
    const pages = [await visit(match, { match: FIRST_MATCH }), await visit(league, { league: 'liga' }), await club()];
    expect(pages.map(({ title, main }) => title + main.html).join('')).not.toMatch(/undefined|\[object|NaN/);
  });

  it('[Ajornaments 10.1] [Sistemes 4.1] the match says whether it hangs on them, and is not ranked before they are over', async () => {
    const [level, decided] = [await adjourned(LEVEL), await adjourned(DECIDED)];
    const said = async ({ visit }: typeof level) => text((await visit(match, { match: FIRST_MATCH })).main.html);
    expect(await said(level)).toContain(
      'board 4 is adjourned. The match has no points until it has finished. Ajornaments 10.1',
    );
    expect(await said(decided)).toContain('board 4 is adjourned. The match is already decided. Ajornaments 10.1');
    for (const { visit } of [level, decided])
      expect(text((await visit(league, { league: 'liga' })).main.html)).toContain('open');
  });

  it('are entered later by either club, in an acta that has everything else filled in (D-OFF-470)', async () => {
    const { club } = await adjourned(LEVEL);
    const { html } = (await club()).main;
    expect(text(html)).toContain('Enter results of adjourned games');
    expect(html).toContain('data-key="."');
    expect(html.match(/ checked/g)).toHaveLength(4);
  });
});
