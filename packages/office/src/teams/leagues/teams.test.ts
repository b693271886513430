import { describe, expect, it } from 'vitest';
import { cancelLicence } from '../../registry/licences/licence-acts.ts';
import { showPlayer } from '../../registry/players/show-player.ts';
import { imposeSanction } from '../../registry/sanctions/sanction-acts.ts';
import { checkClubList, showClubList } from '../club-lists/club-lists.ts';
import { submitClubList } from '../club-lists/submit-club-list.ts';
import { checkLineUp } from '../line-ups/check-line-up.ts';
import { submitLineUp } from '../line-ups/submit-line-up.ts';
import { delegateMatches } from '../matches/delegate-matches.ts';
import { matchId } from '../matches/match.ts';
import { showMatch } from '../matches/show-match.ts';
import {
  delegateOf,
  FIRST,
  LEAGUE,
  listOf,
  officeWithClubs,
  officeWithLeague,
  sheetOf,
} from '../testing/league-office.ts';
import { drawLeague } from './draw-league.ts';
import { foundLeague } from './league-acts.ts';
import { showLeague } from './show-league.ts';
import { registerTeam } from './team-acts.ts';

describe('a league', () => {
  it('[Equips 8.1] has the boards of its competition, and matches by the tables with their days', async () => {
    const office = await officeWithLeague();
    const { league, matches } = await office.ask(showLeague, { league: 'liga' });
    expect(league).toMatchObject({ boards: 4, drawn: ['g1'] });
    expect(matches.map(({ id, on }) => [id, on])).toEqual([
      ['liga/g1/001/001', '2017-02-04'],
      ['liga/g1/001/002', '2017-02-04'],
      ['liga/g1/002/001', '2017-02-11'],
      ['liga/g1/002/002', '2017-02-11'],
      ['liga/g1/003/001', '2017-02-18'],
      ['liga/g1/003/002', '2017-02-18'],
    ]);
    expect(matches[0]).toMatchObject({ homeClub: 'alfa', awayClub: 'delta', acta: 'none' });
  });

  it('is drawn once, and takes no team afterwards', async () => {
    const office = await officeWithLeague();
    const again = office.perform(drawLeague, { league: 'liga', version: 2, group: 'g1' });
    expect(await office.refusals(again)).toMatchObject([{ code: 'group-drawn' }]);
    const team = { league: 'liga', group: 'g1', club: 'alfa', letter: 'B', name: 'B' };
    expect(await office.refusals(office.perform(registerTeam, team))).toMatchObject([{ code: 'group-drawn' }]);
  });

  it('refuses teams of unknown clubs and groups, twice the same, and delegates of other clubs', async () => {
    const office = await officeWithClubs();
    await office.perform(foundLeague, { league: 'liga', facts: LEAGUE });
    expect(await office.refusals(office.perform(foundLeague, { league: 'liga', facts: LEAGUE }))).toMatchObject([
      { code: 'league-exists' },
    ]);
    const team = { league: 'liga', group: 'g1', club: 'alfa', letter: 'A', name: 'A' };
    await office.perform(registerTeam, team);
    expect(await office.refusals(office.perform(registerTeam, team))).toMatchObject([{ code: 'team-exists' }]);
    const lost = { ...team, club: 'none', group: 'g2' };
    expect(await office.codes(office.perform(registerTeam, lost))).toEqual(['club-unknown', 'group-unknown']);
    const other = office.perform(registerTeam, { ...team, letter: 'B' }, { actor: delegateOf('beta') });
    expect(await office.refusals(other)).toMatchObject([{ kind: 'forbidden', code: 'not-own-matter' }]);
  });

  it('[Sistemes 3.1] in a knockout, draws the next round when the one before is decided', async () => {
    const office = await officeWithClubs();
    await office.perform(foundLeague, { league: 'liga', facts: { ...LEAGUE, system: 'knockout' } });
    for (const club of ['alfa', 'beta', 'gama', 'delta'])
      await office.perform(registerTeam, { league: 'liga', group: 'g1', club, letter: 'A', name: club });
    await office.perform(drawLeague, { league: 'liga', version: 1, group: 'g1' });
    const early = await office.refusals(office.perform(drawLeague, { league: 'liga', version: 2, group: 'g1' }));
    expect(early).toMatchObject([{ code: 'by-the-rules', values: { finding: 'fce-1990.knockout-undecided' } }, {}]);
  });
});

describe('a club’s list', () => {
  const submit = (office: Awaited<ReturnType<typeof officeWithClubs>>, list: ReturnType<typeof listOf>) =>
    office.perform(submitClubList, list, { actor: delegateOf(list.club) });

  it('[Equips 8.2.1] is refused with every fault of its numbers and players', async () => {
    const office = await officeWithClubs();
    const list = listOf('alfa', 3);
    const wrong = {
      ...list,
      players: [
        ...list.players,
        { id: 'beta1', number: '5' },
        { id: 'nobody', number: '5' },
        { id: 'alfa1', number: 'x' },
      ],
    };
    const refusals = await office.refusals(submit(office, wrong));
    expect(refusals.map(({ code, values }) => values.finding ?? code)).toEqual([
      'player-not-of-club',
      'player-unknown',
      'fce-1990.list-number',
      'fce-1990.list-repeated-number',
      'fce-1990.list-repeated-player',
      'fce-1990.list-missing-number',
    ]);
    expect(refusals.at(-1)).toMatchObject({ regulation: 'fce-1990', article: 'Equips 8.2.1' });
  });

  it('is changed freely until matches are drawn, then only grows (D-OFF-24)', async () => {
    const office = await officeWithClubs();
    await submit(office, listOf('alfa', 3));
    await submit(office, { ...listOf('alfa', 2), version: 1 });
    const stale = submit(office, { ...listOf('alfa', 4), version: 1 });
    expect(await office.refusals(stale)).toMatchObject([{ kind: 'conflict' }]);
    const drawn = await officeWithLeague();
    const moved = submit(drawn, { ...listOf('alfa', 5), version: 1 });
    expect(await drawn.refusals(moved)).toMatchObject([{ values: { finding: 'fce-1990.list-growth-moved' } }]);
    const grown = { ...listOf('alfa'), version: 1 };
    await submit(drawn, { ...grown, players: [...grown.players, { id: 'alfa7', number: '2 bis' }] });
    const { players, ...shown } = await drawn.ask(showClubList, { season: 2017, club: 'alfa' }, delegateOf('alfa'));
    expect(shown).toMatchObject({ onlyGrows: true, growsUntil: '2017-02-03', submittedOn: '2017-01-15' });
    expect(players.at(-1)).toMatchObject({ id: 'alfa7', number: '2 bis' });
  });

  it.each([
    ['2017-02-02', []],
    ['2017-02-03', []],
    ['2017-02-04', ['fce-1990.term-list-growth']],
  ])('[Delegats 5.2.2.1] grows until three rounds before the end: on %s', async (today, expected) => {
    const office = await officeWithLeague();
    office.setToday(today);
    const { reasons } = await office.ask(checkClubList, {
      season: 2017,
      club: 'alfa',
      players: [...listOf('alfa').players, { id: 'alfa7', number: '6 bis' }],
    });
    expect(reasons.filter(({ holds }) => holds === 'no').map(({ code }) => code)).toEqual(expected);
  });
});

describe('a line-up', () => {
  const submit = (office: Awaited<ReturnType<typeof officeWithLeague>>, boards: (string | null)[], club = 'alfa') =>
    office.perform(
      submitLineUp,
      { match: FIRST, side: 'home', version: 0, sheet: { boards } },
      { actor: delegateOf(club) },
    );

  it('[Equips 8.3.2] is checked before it is sent, and refused with all its reasons', async () => {
    const office = await officeWithLeague();
    const boards = ['alfa2', 'alfa1', 'beta1', 'alfa4'];
    const sheet = { boards };
    const checked = await office.ask(checkLineUp, { match: FIRST, side: 'home', sheet }, delegateOf('alfa'));
    expect(checked.verdict).toBe('no');
    const wrong = checked.reasons.filter(({ holds }) => holds === 'no').map(({ code }) => code);
    expect(wrong).toEqual(['fce-1990.lineup-unlisted', 'fce-1990.lineup-order']);
    const refusals = await office.refusals(submit(office, boards));
    expect(refusals.map(({ values }) => values.finding)).toEqual(wrong);
  });

  it('[Delegats 5.3.1.2] tells the colours of its side', async () => {
    const office = await officeWithLeague();
    const ask = (side: 'home' | 'away', club: string) =>
      office.ask(checkLineUp, { match: FIRST, side, sheet: sheetOf(club) }, delegateOf(club));
    expect((await ask('home', 'alfa')).boards.map(({ colour }) => colour)).toEqual([
      'white',
      'black',
      'white',
      'black',
    ]);
    expect((await ask('away', 'delta')).boards[0]?.colour).toBe('black');
  });

  it('stays with the own club until both are in (D-OFF-25)', async () => {
    const office = await officeWithLeague();
    await submit(office, sheetOf('alfa').boards);
    const seen = async (club: string) =>
      (await office.ask(showMatch, { match: FIRST }, delegateOf(club))).home !== undefined;
    expect([await seen('alfa'), await seen('delta')]).toEqual([true, false]);
    const away = { match: FIRST, side: 'away' as const, version: 0, sheet: sheetOf('delta') };
    await office.perform(submitLineUp, away, { actor: delegateOf('delta') });
    expect([await seen('delta'), await seen('beta')]).toEqual([true, true]);
  });

  it('[Equips 8.3.4] names nobody who is on another sheet of the same day, in whatever league', async () => {
    const office = await officeWithLeague();
    await office.perform(foundLeague, { league: 'lliga-b', facts: { ...LEAGUE, name: 'Grup B' } });
    for (const club of ['alfa', 'beta'])
      await office.perform(registerTeam, { league: 'lliga-b', group: 'g1', club, letter: 'B', name: `${club} B` });
    await office.perform(drawLeague, { league: 'lliga-b', version: 1, group: 'g1' });
    await submit(office, ['alfa1', 'alfa2', 'alfa4', 'alfa5']);
    const sheet = { boards: ['alfa5', 'alfa6', null, null] };
    const match = matchId('lliga-b', 'g1', 1, 1);
    const { reasons } = await office.ask(checkLineUp, { match, side: 'home', sheet }, delegateOf('alfa'));
    expect(reasons.filter(({ holds }) => holds === 'no')).toMatchObject([
      { code: 'fce-1990.lineup-twice', player: 'alfa5', values: { other: 'Club alfa A' } },
    ]);
  });

  it('[Normes 4.1.1] tells who has no licence any more, and what sanctions are in force (D-OFF-172)', async () => {
    const office = await officeWithLeague();
    const { version } = await office.ask(showPlayer, { player: 'alfa2' });
    await office.perform(cancelLicence, { player: 'alfa2', version, season: 2017 });
    const sanction = { decision: 'Two months.', imposedOn: '2017-01-10' };
    await office.perform(imposeSanction, { player: 'alfa3', ...sanction, until: '2017-02-04' });
    await office.perform(imposeSanction, { player: 'alfa4', ...sanction, until: '2017-02-03' });
    const sheet = sheetOf('alfa');
    const checked = await office.ask(checkLineUp, { match: FIRST, side: 'home', sheet }, delegateOf('alfa'));
    expect(checked.reasons.filter(({ holds }) => holds === 'no')).toMatchObject([
      { code: 'fce-1990.papers-licence', article: 'Normes 4.1.1', player: 'alfa2' },
    ]);
    expect(checked.sanctions.map(({ player, name }) => [player, typeof name])).toEqual([['alfa3', 'string']]);
    expect(await office.refusals(submit(office, sheet.boards))).toMatchObject([
      { code: 'player-by-the-rules', values: { finding: 'fce-1990.papers-licence' } },
    ]);
  });

  it('is the club’s own, and needs its list', async () => {
    const office = await officeWithLeague();
    expect(await office.refusals(submit(office, sheetOf('alfa').boards, 'delta'))).toMatchObject([
      { code: 'not-own-matter' },
    ]);
    const { matches } = await office.ask(delegateMatches, { club: 'alfa', limit: 10 }, delegateOf('alfa'));
    expect(matches).toHaveLength(3);
    expect(matches[0]).toMatchObject({
      sides: ['home'],
      lineUpIn: false,
      resultsDue: { day: '2017-02-06', minute: 780 },
    });
  });
});
