import { describe, expect, it } from 'vitest';
import { type ClubMatch, isLate, tasksOf } from './tasks.ts';

const match = (facts: Partial<ClubMatch['match']> = {}, more: Partial<ClubMatch> = {}): ClubMatch => ({
  match: {
    id: 'liga/g1/001/001',
    version: 1,
    round: 1,
    group: 'g1',
    home: 'a',
    away: 'b',
    homeClub: 'alfa',
    awayClub: 'beta',
    on: '2017-02-04',
    acta: 'none',
    ...facts,
  },
  league: 'Lliga',
  season: 2017,
  home: 'Alfa A',
  away: 'Beta A',
  sides: ['home'],
  lineUpIn: false,
  resultsDue: { day: '2017-02-06', minute: 780 },
  ...more,
});
const TEAM = { id: 'liga/alfa/A', league: 'liga', letter: 'A', name: 'Alfa A' };
const listed = { version: 1, teams: [TEAM] };
const kinds = (matches: readonly ClubMatch[], today: string, list = listed) =>
  tasksOf(list, 2017, matches, today).map(({ kind }) => kind);

describe('what a club has to do', () => {
  it('begins with the list, which is due with the first match', () => {
    const tasks = tasksOf({ version: 0, teams: [TEAM] }, 2017, [match()], '2017-01-20');
    expect(tasks).toEqual([{ kind: 'list', season: 2017, due: { day: '2017-02-04' } }]);
    expect(tasksOf({ version: 0, teams: [] }, 2017, [], '2017-01-20')).toEqual([]);
  });

  it.each([
    ['2017-02-03', ['line-up']],
    ['2017-02-04', ['send']],
    ['2017-02-07', ['send']],
  ])('is the line-up before the day of the match, the acta from then on: %s', (today, expected) => {
    expect(kinds([match()], today)).toEqual(expected);
    expect(kinds([match({}, { lineUpIn: true })], '2017-02-03')).toEqual([]);
  });

  it('is a word on the acta of the other club, and on what that has against the own one', () => {
    expect(kinds([match({ acta: 'submitted', actaBy: 'away' })], '2017-02-05')).toEqual(['confirm']);
    expect(kinds([match({ acta: 'submitted', actaBy: 'home' })], '2017-02-05')).toEqual([]);
    expect(kinds([match({ acta: 'contested', actaBy: 'home' })], '2017-02-05')).toEqual(['answer']);
    expect(kinds([match({ acta: 'contested', actaBy: 'away' })], '2017-02-05')).toEqual([]);
    expect(kinds([match({ acta: 'confirmed', actaBy: 'away' })], '2017-02-05')).toEqual([]);
    const adjourned = { boards: [2], decide: true };
    expect(kinds([match({ acta: 'confirmed', actaBy: 'away', adjourned })], '2017-02-05')).toEqual(['send']);
    const ruling = { result: '1-0' as const, on: '2017-02-05' };
    expect(kinds([match({ ruling })], '2017-02-07')).toEqual([]);
  });

  it.each([
    ['2017-02-05', false],
    ['2017-02-06', false],
    ['2017-02-07', true],
  ])('[Delegats 5.5.1] is late after its day: %s', (today, late) => {
    expect(isLate(tasksOf(listed, 2017, [match()], today)[0]!, today)).toBe(late);
  });

  it('comes by deadline', () => {
    const later = match(
      { id: 'liga/g1/002/001', on: '2017-02-11' },
      { resultsDue: { day: '2017-02-13', minute: 780 } },
    );
    const tasks = tasksOf(listed, 2017, [later, match()], '2017-02-05');
    expect(tasks.map(({ kind, due }) => [kind, due?.day])).toEqual([
      ['send', '2017-02-06'],
      ['line-up', '2017-02-11'],
    ]);
  });
});
