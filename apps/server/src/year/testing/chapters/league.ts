import { expect } from 'vitest';
import type { Person } from '../person.ts';
import type { Year } from '../year.ts';
import { acceptReport, eventVersion } from './desk.ts';
import { CLUBS, membersOf } from './founding.ts';

const LEAGUE = {
  name: 'Promoció a tercera',
  season: 2017,
  competition: 'promotion',
  system: 'round-robin',
  scoring: 'match-points',
  groups: [{ id: 'g1', name: 'Grup 1' }],
  roundDates: ['2017-03-18', '2017-03-19', '2017-03-25'],
};

interface Match {
  readonly id: string;
  readonly round: number;
  readonly home: string;
  readonly away: string;
  readonly homeClub: string;
  readonly awayClub: string;
  readonly on: string;
}

interface ShownLeague {
  readonly version: number;
  readonly teams: readonly { readonly id: string; readonly version: number; readonly club: string }[];
  readonly matches: readonly Match[];
}

/** A league of four clubs: teams, lists, line-ups, actas, standings, and its games as a report. */
export async function league(year: Year): Promise<void> {
  const { officer, visitor } = year;
  await officer.act('league.found', { league: 'lliga', facts: { ...LEAGUE, name: 'Promoció' } });
  await officer.act('league.amend', { league: 'lliga', version: 1, facts: LEAGUE });
  for (const club of CLUBS) await teamOf(year, club);
  await officer.act('league.draw', { league: 'lliga', version: 2, group: 'g1' });
  const { matches, teams } = await visitor.ask<ShownLeague>('league.show', { league: 'lliga' });
  await movedThereAndBack(year, matches[0]!);
  await lineUps(year, matches[0]!);
  year.goTo('2017-03-25');
  await contested(year, matches[0]!);
  await reserved(year, matches[1]!);
  for (const match of matches.slice(2, 4)) await played(year, match);
  const last = teams.find(({ club }) => club === 'lleida')!;
  await officer.act(
    'team.withdraw',
    { team: last.id, version: last.version, afterRound: 2 },
    { reason: 'No players.' },
  );
  const open = matches.slice(4).find(({ home, away }) => home !== last.id && away !== last.id)!;
  await played(year, open);
  await ruled(year, open.id);
  expect(await visitor.ask('league.search', { season: 2017 })).toMatchObject({ leagues: [{ id: 'lliga' }] });
  await visitor.ask('league.standings', { league: 'lliga', group: 'g1' });
  await vacancy(year);
  await report(year);
}

/** The sports commission moves a match of the first round, and back. */
async function movedThereAndBack({ commission, officer }: Year, { id, on }: Match): Promise<void> {
  const move = { match: id, to: '2017-03-20', because: 'other' };
  await officer.refused('match.move', { ...move, version: 1 }, { reason: 'By myself.' });
  await commission.act('match.move', { ...move, version: 1 }, { reason: 'Both clubs ask for it.' });
  await commission.act('match.move', { ...move, version: 2, to: on }, { reason: 'The hall is free after all.' });
}

/** The team of first category that would take a vacant place above. */
async function vacancy({ officer, commission }: Year): Promise<void> {
  const facts = { ...LEAGUE, name: 'Primera categoria', competition: 'first' };
  await officer.act('league.found', { league: 'primera', facts });
  for (const club of ['mataro', 'reus'])
    await officer.act('team.register', { league: 'primera', group: 'g1', club, letter: 'A', name: `Club ${club} A` });
  await droppedGroup(officer, facts);
  const [mataro, reus] = ['primera/mataro/A', 'primera/reus/A'];
  const asked = { league: 'primera', passed: [mataro] };
  expect(await commission.ask('league.vacancy', asked)).toMatchObject({
    division: 'second-division',
    vacancy: { teams: [reus], step: { articles: ['Normes 4.2.1.2b2'] } },
  });
  const none = await officer.refusedAnswer('league.vacancy', { league: 'lliga' });
  expect(none).toMatchObject([{ code: 'league-no-vacancy', article: 'Normes 4.2.1.2' }]);
}

/** A group left by its only team. */
async function droppedGroup(officer: Person, facts: typeof LEAGUE): Promise<void> {
  const groups = [...facts.groups, { id: 'g2', name: 'Grup 2' }];
  await officer.act('league.amend', { league: 'primera', version: 1, facts: { ...facts, groups } });
  const team = { league: 'primera', group: 'g2', club: 'lleida', letter: 'A', name: 'Club lleida A' };
  await officer.act('team.register', team);
  const drop = { league: 'primera', version: 2, group: 'g2' };
  const because = { reason: 'Nobody is left.' };
  const [standing] = await officer.refused('league.drop-group', drop, because);
  expect(standing).toMatchObject({ code: 'group-has-teams' });
  const gone = { team: 'primera/lleida/A', version: 1, afterRound: 0 };
  await officer.act('team.withdraw', gone, { reason: 'No players.' });
  await officer.act('league.drop-group', drop, because);
}

const delegateOf = ({ delegate, otherDelegate }: Year, club: string): Person =>
  ['mataro', 'reus'].includes(club) ? delegate : otherDelegate;

async function teamOf(year: Year, club: string): Promise<void> {
  const delegate = delegateOf(year, club);
  const team = { league: 'lliga', group: 'g1', club, letter: 'A', name: `Club ${club} A` };
  await delegate.act('team.register', team);
  const players = membersOf(club).map((id, i) => ({ id, number: String(i + 1) }));
  const list = { season: 2017, club, players };
  expect(await delegate.ask('club-list.check', list)).toMatchObject({ faults: [] });
  const wrong = [...players, { id: '999', number: '1' }];
  expect((await delegate.refused('club-list.submit', { ...list, version: 0, players: wrong })).length).toBeGreaterThan(
    1,
  );
  await delegate.act('club-list.submit', { ...list, version: 0 });
  expect(await delegate.ask('club-list.show', { season: 2017, club })).toMatchObject({ version: 1 });
}

/** An invalid line-up is pointed out before it is sent, and refused with all reasons. */
async function lineUps(year: Year, match: Match): Promise<void> {
  const delegate = delegateOf(year, match.homeClub);
  const [first, second, third, fourth] = membersOf(match.homeClub);
  const [stranger] = membersOf(match.awayClub);
  const wrong = { match: match.id, side: 'home', sheet: { boards: [second, first, stranger!, fourth] } };
  expect(await delegate.ask('line-up.check', wrong)).toMatchObject({ verdict: 'no' });
  const refusals = await delegate.refused('line-up.submit', { ...wrong, version: 0 });
  expect(refusals.length).toBeGreaterThan(1);
  expect(refusals).toContainEqual(expect.objectContaining({ code: 'player-by-the-rules', regulation: 'fce-1990' }));
  const sheet = { boards: [first, second, third, fourth] };
  await delegate.act('line-up.submit', { match: match.id, side: 'home', version: 0, sheet });
  const own = await delegate.ask<{ matches: unknown[] }>('delegate.matches', { club: match.homeClub });
  expect(own.matches).toHaveLength(3);
}

async function played(year: Year, match: Match, version = 0): Promise<void> {
  await sent(year, match, version);
  const confirmed = { match: match.id, side: 'away', version: version + 1 };
  await delegateOf(year, match.awayClub).act('acta.confirm', confirmed);
}

async function sent(year: Year, match: Match, version: number): Promise<void> {
  const sheet = (club: string) => ({ boards: membersOf(club).slice(0, 4) });
  const results = ['1-0', '1/2', '1-0', '1-0'].map((result) => ({ result }));
  const acta = { match: match.id, version, playedOn: match.on, results };
  const sheets = { home: sheet(match.homeClub), away: sheet(match.awayClub) };
  await delegateOf(year, match.homeClub).act('acta.submit', { ...acta, ...sheets, side: 'home' });
}

/** The visitors disagree; the home club sends it again, and they agree. */
async function contested(year: Year, match: Match): Promise<void> {
  await sent(year, match, 0);
  const against = { match: match.id, side: 'away', version: 1 };
  await delegateOf(year, match.awayClub).act('acta.contest', against, { reason: 'Board 2 was won.' });
  const open = { season: 2017, upTo: match.on, league: 'lliga' };
  const { matches } = await year.officer.ask<{ matches: object[] }>('league.open-matches', open);
  expect(matches).toContainEqual(
    expect.objectContaining({ match: expect.objectContaining({ id: match.id, acta: 'contested' }) }),
  );
  await played(year, match, 2);
}

/** The visitors sign under reserve, and the committee rules. */
async function reserved(year: Year, match: Match): Promise<void> {
  const { commission, visitor } = year;
  await sent(year, match, 0);
  const visitors = delegateOf(year, match.awayClub);
  const reserve = { match: match.id, side: 'away', version: 0, at: `${match.on}T18:05:00Z` };
  const board = { ...reserve, board: 1, doubt: 'Touched, not moved.', whiteClock: 12, blackClock: 3 };
  await visitors.act('acta.reserve', board);
  await visitors.act('acta.reserve', { ...reserve, doubt: 'They began an hour late.' });
  await visitors.act('acta.release', { match: match.id, side: 'away', version: 1 }, { reason: 'They did not.' });
  await visitors.act('acta.confirm', { match: match.id, side: 'away', version: 1 });
  const [late] = await visitors.refused('acta.reserve', { ...board, board: 2 });
  expect(late).toMatchObject({ code: 'reserve-late', article: 'Sub-condicione 6.1' });
  const shown = { match: { acta: 'confirmed', underReserve: { match: false, boards: [1] } } };
  expect(await visitor.ask('match.show', { match: match.id })).toMatchObject(shown);
  const waiting = { matches: [{ match: { id: match.id }, reserves: [{ board: 1, result: '1-0' }] }] };
  expect(await commission.ask('reservation.search')).toMatchObject(waiting);
  const ruling = { match: match.id, board: 1, version: 1, result: '1/2' };
  await commission.act('acta.rule', ruling, { reason: 'Touched means moved.' });
  expect(await commission.ask('reservation.search')).toMatchObject({ matches: [] });
}

async function ruled({ commission, visitor }: Year, match: string): Promise<void> {
  const shown = await visitor.ask<{ match: { version: number } }>('match.show', { match });
  const ruling = { match, version: shown.match.version, result: '1-0', article: 'Retirats 14.1' };
  await commission.act('match.rule', ruling, { reason: 'By resolution.' });
}

async function report({ officer, visitor }: Year): Promise<void> {
  const event = 'lliga-partides';
  const facts = {
    name: 'Promoció a tercera: partides',
    type: 'team',
    start: '2017-03-18',
    end: '2017-03-25',
    rounds: 3,
    roundDates: LEAGUE.roundDates,
    timeControl: { minutes: 90, increment: 30 },
    league: 'lliga',
    arbiters: [],
  };
  await officer.act('event.register', { event, facts });
  const version = await eventVersion(visitor, event);
  await officer.act('report.submit', { event, version, from: { kind: 'league' } });
  await acceptReport(officer, event);
}
