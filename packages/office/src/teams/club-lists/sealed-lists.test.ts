import { describe, expect, it } from 'vitest';
import { type Actor, NOBODY } from '../../access/actor.ts';
import { playerKind } from '../../registry/players/player.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { drawLeague } from '../leagues/draw-league.ts';
import { foundLeague } from '../leagues/league-acts.ts';
import { registerTeam } from '../leagues/team-acts.ts';
import { checkLineUp } from '../line-ups/check-line-up.ts';
import { submitLineUp } from '../line-ups/submit-line-up.ts';
import { showMatch } from '../matches/show-match.ts';
import { CLUBS, delegateOf, FIRST, LEAGUE, listOf, officeWithLeague, sheetOf } from '../testing/league-office.ts';
import { clubListKind } from './club-list.ts';
import { showClubList } from './club-lists.ts';
import { submitClubList } from './submit-club-list.ts';

const grown = (number: string) => ({
  ...listOf('alfa'),
  version: 1,
  players: [...listOf('alfa').players, { id: 'alfa7', number }],
});
const grow = (office: TestOffice, number = '6 bis') =>
  office.perform(submitClubList, grown(number), { actor: delegateOf('alfa') });
const refused = async (office: TestOffice) => (await office.refusals(grow(office))).map(({ values }) => values.finding);

/** The player's licences, and the days on which they were issued. */
async function licensed(office: TestOffice, licences: object, licensedOn: object): Promise<void> {
  const player = (await office.record(playerKind, 'alfa7'))!;
  await office.ports.archive.write(office.federation, (writing) =>
    writing.put(playerKind, 'alfa7', player.version + 1, 1, { ...player.body, licences, licensedOn } as never),
  );
}

describe('a sealed list', () => {
  it('[Delegats 5.2.2.1] grows by who had no licence this season when it was handed in: the day before, the day, the day after', async () => {
    const on = async (day: string) => {
      const office = await officeWithLeague();
      await licensed(office, { 2017: 'alfa' }, { 2017: day });
      return office.refusals(grow(office).then(() => Promise.reject(new Error('grown')))).catch(() => []);
    };
    // Handed in on 15 January 2017.
    expect(await on('2017-01-14')).toMatchObject([{ values: { finding: 'fce-1990.list-growth-licence' } }]);
    expect([await on('2017-01-15'), await on('2017-01-16')]).toEqual([[], []]);
  });

  it('[Delegats 5.2.2.1] a licence of an earlier season is no licence of this one', async () => {
    const office = await officeWithLeague();
    await licensed(office, { 2016: 'beta', 2017: 'alfa' }, { 2016: '2016-01-02', 2017: '2017-01-20' });
    await grow(office);
  });

  it('[Delegats 5.2.2.1] the three rounds are those of the preliminary stage: not of a final, not of the cup', async () => {
    const office = await officeWithLeague();
    const other = async (league: string, facts: object) => {
      await office.perform(foundLeague, { league, facts: { ...LEAGUE, ...facts } as never });
      for (const club of CLUBS) {
        const letter = 'competition' in facts ? 'A-1' : 'A';
        await office.perform(registerTeam, { league, group: 'g1', club, letter, name: `${club} ${league}` });
      }
      await office.perform(drawLeague, { league, version: 1, group: 'g1' });
    };
    const days = ['2017-01-10', '2017-01-11', '2017-01-12'];
    await other('final', { final: true, roundDates: days });
    await other('copa', { competition: 'copa-catalana', roundDates: days });
    const list = await office.ask(showClubList, { season: 2017, club: 'alfa' }, delegateOf('alfa'));
    expect(list).toMatchObject({ onlyGrows: true, growsUntil: '2017-02-03' });
    office.setToday('2017-02-04');
    expect(await refused(office)).toEqual(['fce-1990.term-list-growth']);
    office.setToday('2017-02-03');
    await grow(office);
  });

  it('[Delegats 5.4.1] [Delegats 5.4.2] is shown to the rival with numbers and categories once both line-ups are in, and to nobody else', async () => {
    const office = await officeWithLeague();
    const seen = async (viewer: Actor) => (await office.ask(showMatch, { match: FIRST }, viewer)).lists;
    const hand = (side: 'home' | 'away', club: string) =>
      office.perform(submitLineUp, { match: FIRST, side, version: 0, sheet: sheetOf(club) });
    await hand('home', 'alfa');
    expect(await seen(delegateOf('delta'))).toBeUndefined();
    await hand('away', 'delta');
    const rival = await seen(delegateOf('delta'));
    expect(rival?.home.slice(0, 2)).toMatchObject([
      { player: 'alfa1', number: '1' },
      { player: 'alfa2', number: '2' },
    ]);
    expect(rival?.away).toHaveLength(6);
    expect(await seen(delegateOf('beta'))).toBeUndefined();
    expect(await seen(NOBODY)).toBeUndefined();
  });

  it('[Delegats 5.4.2] is that of the day of the match: who came later is neither shown nor playable in it', async () => {
    const office = await officeWithLeague();
    for (const [side, club] of [
      ['home', 'alfa'],
      ['away', 'delta'],
    ] as const)
      await office.perform(submitLineUp, { match: FIRST, side, version: 0, sheet: sheetOf(club) });
    const ids = async () =>
      (await office.ask(showMatch, { match: FIRST }, delegateOf('delta'))).lists!.home.map(({ player }) => player);
    await licensed(office, { 2017: 'alfa' }, {});
    office.setToday('2017-02-03');
    await grow(office);
    // The first round is on 4 February: added the day before, the player is on the list of that day.
    expect(await ids()).toContain('alfa7');
    const boards = ['alfa1', 'alfa2', 'alfa3', 'alfa7'];
    const check = async (to: TestOffice) =>
      (await to.ask(checkLineUp, { match: FIRST, side: 'home', sheet: { boards } }, delegateOf('alfa'))).reasons
        .filter(({ holds }) => holds === 'no')
        .map(({ code }) => code);
    expect(await check(office)).toEqual([]);
    const later = await officeWithLeague();
    for (const [side, club] of [
      ['home', 'alfa'],
      ['away', 'delta'],
    ] as const)
      await later.perform(submitLineUp, { match: FIRST, side, version: 0, sheet: sheetOf(club) });
    const list = (await later.record(clubListKind, '2017/alfa'))!;
    const players = [...list.body.players, { id: 'alfa7', number: '6 bis', addedOn: '2017-02-05' }];
    await later.ports.archive.write(later.federation, async (writing) => {
      await writing.put(clubListKind, '2017/alfa', 2, 1, { ...list.body, players });
    });
    expect((await later.ask(showMatch, { match: FIRST }, delegateOf('delta'))).lists!.home).toHaveLength(6);
    expect(await check(later)).toEqual(['fce-1990.lineup-unlisted']);
  });
});
