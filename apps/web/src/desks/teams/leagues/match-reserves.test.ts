import { LANGUAGES, type Language } from '@escala/messages';
import type { Actor } from '@escala/office';
import { delegateOf, FIRST_MATCH, officeWithLeague, sheetOf } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { league } from '../../../pages/teams/league.ts';
import { match } from '../../../pages/teams/match.ts';
import { actOf, sitterOf, text, visitorOf } from '../../../testing/visitor.ts';
import { deskHome } from '../../desk-home.ts';
import { gamesUnderReserve } from '../../events/rounds/games-under-reserve.ts';
import { clubDesk } from '../club/index.ts';
import { leaguesDesk } from './index.ts';

const TODAY = '2017-02-05';
const CLUB_MATCH = clubDesk.pages.find(({ path }) => path === '/desk/club/:club/matches/:match')!;
const CLUB_BOARD = clubDesk.pages.find(({ path }) => path === '/desk/club/:club')!;
const RULING = leaguesDesk.pages.find(({ path }) => path === '/desk/leagues/matches/:match')!;
const LEAGUE = leaguesDesk.pages.find(({ path }) => path === '/desk/leagues/:league')!;
type Sitting = Partial<Actor> & Pick<Actor, 'roles'>;
const OFFICER: Sitting = { roles: ['officer'] };
const formsOf = (html: string, act: string): number => html.split(`data-act="${act}"`).length - 1;

/** The visitors have put the first board, and the match, under reserve and signed. */
async function signed(language: Language = 'en') {
  const office = await officeWithLeague();
  const season = { number: 2017, from: '2017-01-01', to: '2017-12-31', renewalUntil: '2017-01-31' };
  await office.perform(actOf('season.open'), season);
  office.setToday(TODAY);
  const by = (club: string) => ({ actor: delegateOf(club), reason: '' });
  const results = ['1-0', '1/2', '1-0', '1-0'].map((result) => ({ result }));
  const acta = { match: FIRST_MATCH, side: 'home', version: 0, playedOn: '2017-02-04', results };
  const sheets = { home: sheetOf('alfa'), away: sheetOf('delta') };
  await office.perform(actOf('acta.submit'), { ...acta, ...sheets }, by('alfa'));
  const reserve = { match: FIRST_MATCH, side: 'away', version: 0, at: '2017-02-04T18:05:00Z' };
  const board = { ...reserve, board: 1, doubt: 'Touched <piece>', whiteClock: 12, blackClock: 3 };
  await office.perform(actOf('acta.reserve'), board, by('delta'));
  await office.perform(actOf('acta.reserve'), { ...reserve, doubt: 'They began late.' }, by('delta'));
  const look = (actor: Sitting) => sitterOf(office, language, actor, TODAY);
  const confirm = () =>
    office.perform(actOf('acta.confirm'), { match: FIRST_MATCH, side: 'away', version: 1 }, by('delta'));
  return { office, look, confirm };
}
const ofClub = (club: string) => ({ club, match: FIRST_MATCH });

describe('a match under reserve', () => {
  it.each(LANGUAGES)('has all its words in %s', async (language) => {
    const { office, look, confirm } = await signed(language);
    const pages = [await look(delegateOf('delta'))(CLUB_MATCH, ofClub('delta'))];
    await confirm();
    const visit = visitorOf(office, language);
    pages.push(
      await look(delegateOf('delta'))(CLUB_MATCH, ofClub('delta')),
      await look(delegateOf('delta'))(CLUB_BOARD, { club: 'delta' }),
      await look(OFFICER)(RULING, { match: FIRST_MATCH }),
      await look(OFFICER)(LEAGUE, { league: 'liga' }),
      await look(OFFICER)(gamesUnderReserve),
      await look(OFFICER)(deskHome),
      await visit(match, { match: FIRST_MATCH }),
      await visit(league, { league: 'liga' }),
    );
    const said = pages.map(({ title, main }) => title + main.html).join('');
    expect(said).not.toMatch(/undefined|\[object|NaN|web\.[a-z]/);
  });

  it('[Sub-condicione 6.1] is written by the clubs until both have signed: each its own version', async () => {
    const { look, confirm } = await signed();
    const [home, away] = [look(delegateOf('alfa')), look(delegateOf('delta'))];
    const own = (await away(CLUB_MATCH, ofClub('delta'))).main.html;
    expect([formsOf(own, 'acta.reserve'), formsOf(own, 'acta.release'), formsOf(own, 'acta.rule')]).toEqual([1, 2, 0]);
    expect(own).toContain('Touched &lt;piece&gt;');
    expect(text(own)).toMatch(/White 12 min, Black 3 min.*4 Feb 2017, 19:05/);
    expect(own).toContain('the match report is then signed under reserve');
    const other = (await home(CLUB_MATCH, ofClub('alfa'))).main.html;
    expect([formsOf(other, 'acta.reserve'), formsOf(other, 'acta.release')]).toEqual([3, 0]);
    await confirm();
    const settled = (await home(CLUB_MATCH, ofClub('alfa'))).main.html;
    expect([formsOf(settled, 'acta.reserve'), formsOf(settled, 'acta.release')]).toEqual([0, 0]);
    expect(text((await away(CLUB_BOARD, { club: 'delta' })).main.html)).toContain(
      'match report confirmed under reserve',
    );
  });

  it('[Sub-condicione 6.1] shows in public without the words, and waits for the committee', async () => {
    const { office, look, confirm } = await signed();
    await confirm();
    const visit = visitorOf(office, 'en');
    const shown = (await visit(match, { match: FIRST_MATCH })).main.html;
    expect(text(shown)).toMatch(/This match is under reserve.*Under reserve: board 1\./);
    expect(shown).not.toContain('Touched');
    expect((await visit(league, { league: 'liga' })).main.html).toContain('class="reserve small"');
    const waiting = (await look({ roles: ['committee'] })(gamesUnderReserve)).main.html;
    expect(formsOf(waiting, 'acta.rule')).toBe(2);
    expect(text(waiting)).toMatch(/Club alfa A – Club delta A.*Whole match.*Board 1: .*In the match report: 1 – 0/);
    const missing = text((await look(OFFICER)(LEAGUE, { league: 'liga' })).main.html);
    expect(missing).toContain('Ruling: played under reserve');
    const home = text((await look(OFFICER)(deskHome)).main.html);
    expect(home).toContain('2 games or matches waiting for a ruling');
  });

  it('is ruled on at the page of the match as well, by whoever rules', async () => {
    const { look, confirm } = await signed();
    await confirm();
    const of = { match: FIRST_MATCH };
    const officer = (await look(OFFICER)(RULING, of)).main.html;
    expect([formsOf(officer, 'acta.rule'), formsOf(officer, 'match.rule')]).toEqual([2, 1]);
    const commission = (await look({ roles: ['committee'] })(RULING, of)).main.html;
    expect([formsOf(commission, 'acta.rule'), formsOf(commission, 'acta.reserve')]).toEqual([2, 0]);
    expect(commission).toContain('Touched &lt;piece&gt;');
    const arbiter = (await look({ roles: ['arbiter'] })(RULING, of)).main.html;
    expect([formsOf(arbiter, 'acta.rule'), formsOf(arbiter, 'match.rule')]).toEqual([0, 0]);
  });
});

it('a group that all teams have left is dropped on the page of the league, where it is not the only one (D-OFF-333)', async () => {
  const { office, look } = await signed();
  const facts = {
    name: 'Copa',
    season: 2017,
    competition: 'promotion',
    system: 'round-robin',
    scoring: 'match-points',
  };
  const groups = ['g1', 'g2'].map((id) => ({ id, name: `Grup ${id}` }));
  await office.perform(actOf('league.found'), { league: 'copa', facts: { ...facts, groups } });
  const team = { league: 'copa', group: 'g2', club: 'alfa', letter: 'A', name: 'Club alfa A' };
  await office.perform(actOf('team.register'), team);
  const page = async (): Promise<string> => (await look(OFFICER)(LEAGUE, { league: 'copa' })).main.html;
  expect([formsOf(await page(), 'team.withdraw'), formsOf(await page(), 'league.drop-group')]).toEqual([1, 0]);
  const gone = { team: 'copa/alfa/A', version: 1, afterRound: 0 };
  await office.perform(actOf('team.withdraw'), gone, { reason: 'No players.' });
  expect(formsOf(await page(), 'league.drop-group')).toBe(1);
  const drop = { league: 'copa', version: 1, group: 'g2' };
  await office.perform(actOf('league.drop-group'), drop, { reason: 'Nobody is left.' });
  expect(await page()).not.toContain('Grup g2');
  const amend = leaguesDesk.pages.find(({ path }) => path === '/desk/leagues/:league/facts')!;
  expect((await look(OFFICER)(amend, { league: 'copa' })).main.html).toContain('data-dropped="g2"');
});
