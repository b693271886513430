import type { Tournament } from '@escala/core';
import { parseTrf, tournamentOfTrf, trfOfTournament, writeTrf } from '@escala/formats';
import { competitionBookOf } from '@escala/regulations';
import { expect, it } from 'vitest';
import { eventTeamRecords } from './event-team-records.ts';

const { systems } = competitionBookOf('fide-2026')!;
const TEAMS = ['Llop', 'Ós'];
const tournament: Tournament = {
  format: 'escala/tournament@1',
  rules: 'fide-2026',
  system: 'team-round-robin',
  rounds: 1,
  players: ['a', 'b', 'c', 'd'].map((id, i) => ({ id, number: i + 1, name: id, team: TEAMS[i >> 1]! })),
  games: [
    { round: 1, board: 1, white: 'a', black: 'c', result: '1-0' },
    { round: 1, board: 2, white: 'd', black: 'b', result: '1/2' },
  ],
};

it('[D-TRF-8] the report of an event of teams tells their points, ranks, line-ups and what ranks them', () => {
  const numbers = new Map(tournament.players.map(({ id, number }) => [id, number!]));
  const records = eventTeamRecords(systems['team-round-robin']!.teams!, tournament, numbers);
  const { report } = trfOfTournament(tournament, systems);
  const { text } = writeTrf({ ...report, ...records }, { edition: 'trf26' });
  const linesOf = (record: string): string[] =>
    text.split('\r\n').flatMap((line) => (line.startsWith(record) ? [line.trimEnd()] : []));
  expect(linesOf('082')).toEqual(['082 2']);
  expect(linesOf('092')).toEqual(['092 Team: team-round-robin']);
  expect(linesOf('212')).toEqual(['212 MP,GP,DE,TBR']);
  expect(linesOf('352')).toEqual(['352 WB']);
  expect(linesOf('362')).toEqual(['362 TW 2.0   TD 1.0   TL 0.0']);
  expect(linesOf('310')).toEqual([
    `${'310   1 Llop'.padEnd(57)}2.0    1.5   1     1    2`,
    `${'310   2 Ós'.padEnd(57)}0.0    0.5   2     3    4`,
  ]);
  expect(linesOf('300')).toEqual(['300   1   1   2    1    2', '300   1   2   1    3    4']);
  expect(linesOf('013')).toHaveLength(2);
  expect(parseTrf(text).problems).toEqual([]);
});

it('[D-TB-23] the tie-breaks of the event stand in 212 and 202, and rank the teams; none leaves the points alone', () => {
  const drawn = { ...tournament, games: tournament.games.map((game) => ({ ...game, result: '1-0' }) as const) };
  const numbers = new Map(tournament.players.map(({ id, number }) => [id, number!]));
  const { teams } = systems['team-round-robin']!;
  const records = (...codes: string[]) => eventTeamRecords(teams!, drawn, numbers, codes);
  expect(records('DE', 'TPN/R')).toMatchObject({
    tieBreaks: ['DE', 'TPN/R'],
    standingsOrder: ['MP', 'DE', 'TPN/R'],
    teams: [
      { name: 'Llop', rank: 2 },
      { name: 'Ós', rank: 1 },
    ],
  });
  expect(records()).toMatchObject({
    standingsOrder: ['MP'],
    teams: [
      { matchPoints: 1, rank: 1 },
      { matchPoints: 1, rank: 1 },
    ],
  });
});

it('[C.04.6 1.4] a team that the pairing left over stands in 320, and is read back', () => {
  const system = systems['team-swiss']!;
  const simulated = system.simulate!({ players: 20, rounds: 3, seed: 2 });
  const numbers = new Map(simulated.players.map(({ id, number }) => [id, number!]));
  const { report } = trfOfTournament(simulated, systems);
  const records = eventTeamRecords(system.teams!, simulated, numbers);
  const byes = system.teams!.byes!(simulated).toSorted((a, b) => a.round - b.round);
  const rested = byes.map(({ team }) => Number(team.replace('Team ', '')));
  expect(records.teamByes).toEqual([{ matchPoints: 1, gamePoints: 2, teams: rested }]);
  const { text } = writeTrf({ ...report, ...records }, { edition: 'trf26' });
  expect(parseTrf(text).problems).toEqual([]);
  const { tournament: read } = tournamentOfTrf(parseTrf(text).report, { systems });
  expect(system.check!(read).flatMap(({ differences }) => differences)).toEqual([]);
  expect(system.teams!.table(read).rows).toEqual(system.teams!.table(simulated).rows);
});
