import type { Tournament } from '@escala/core';
import { expect, it } from 'vitest';
import { parseTrf } from '../parse-trf.ts';
import { SYSTEMS } from '../testing/reported-systems.ts';
import { writeTrf } from '../write/write-trf.ts';
import { teamTournamentOfTrf } from './team-tournament-of-trf.ts';
import { tournamentOfTrf } from './tournament-of-trf.ts';
import { trfOfTournament } from './trf-of-tournament.ts';

/** Three players, matches of two games; the top player has the bye. */
const KNOCKOUT: Tournament = {
  format: 'escala/tournament@1',
  system: 'knockout',
  rounds: 2,
  initialColour: 'white',
  gamesPerMatch: 2,
  players: [1, 2, 3].map((number) => ({ id: String(number), number, name: `Player ${number}` })),
  games: [
    { round: 1, white: '2', black: '3', result: '1-0' },
    { round: 1, white: '3', black: '2', result: '1/2' },
    { round: 2, white: '1', black: '2', result: '0-1' },
    { round: 2, white: '2', black: '1', result: '1-0' },
  ],
  byes: [{ round: 1, player: '1', points: 1 }],
  absences: [],
  event: { start: '2026-05-02', end: '2026-05-03', roundDates: ['2026-05-02', '2026-05-03'] },
};

const reported = (tournament: Tournament) => {
  const { report, remarks } = trfOfTournament(tournament, SYSTEMS);
  return {
    report,
    remarks,
    back: tournamentOfTrf(parseTrf(writeTrf(report, { edition: 'trf26' }).text).report, { systems: SYSTEMS })
      .tournament,
  };
};

it('[D-RR-7] every game of a match is in the report, each in a round of its own', () => {
  const { report, remarks } = reported(KNOCKOUT);
  expect(remarks).toEqual([]);
  expect(report.rounds).toBe(4);
  expect(report.roundDates).toHaveLength(4);
  const rowOf = (number: number) => report.players.find((player) => player.number === number)!;
  expect(rowOf(2).rounds.map(({ opponent, colour, result }) => `${opponent}${colour}${result}`)).toEqual([
    '3w1',
    '3b=',
    '1b1',
    '1w1',
  ]);
  expect(rowOf(2).points).toBe(3.5);
  expect(rowOf(1).rounds.map(({ result }) => result)).toEqual(['U', ' ', '0', '0']);
});

it('[D-KO-10] a match begun comes back as one that goes on; a final of other length is known once it is over', () => {
  const { games } = KNOCKOUT;
  const back = (rounds: number, own: Tournament['games']) =>
    reported({ ...KNOCKOUT, rounds, games: own, event: undefined }).back.gamesPerMatch;
  expect(back(3, games.slice(0, 3))).toBe(2);
  expect(back(2, games.slice(0, 3))).toEqual([2, 1]);
});

it('[D-RR-7] and is read back: two players who meet again in the next round of a knockout have one match', () => {
  const { back } = reported(KNOCKOUT);
  const { rounds, games, byes, gamesPerMatch, event } = KNOCKOUT;
  expect(back).toMatchObject({ rounds, byes, gamesPerMatch, event });
  expect(new Set(back.games)).toEqual(new Set(games));
});

it('[D-RR-7] single games stay as they are, also if two players meet twice in other systems', () => {
  const twice: Tournament = {
    ...KNOCKOUT,
    system: 'double-round-robin',
    gamesPerMatch: undefined,
    byes: [],
    games: KNOCKOUT.games.slice(0, 2).map((game, i) => ({ ...game, round: i + 1 })),
  };
  const { report, back } = reported(twice);
  expect(report.rounds).toBe(2);
  expect(back.games.map(({ round }) => round)).toEqual([1, 2]);
});

it('[D-RR-9] the teams of Scheveningen are in the report and come back, also by the records of 2016', () => {
  const players = [1, 2, 3, 4].map((number) => ({
    id: String(number),
    number,
    name: `Player ${number}`,
    team: number < 3 ? 'Old' : 'Young',
  }));
  const games = [
    { round: 1, white: '1', black: '3', result: '1-0' as const },
    { round: 1, white: '2', black: '4', result: '1/2' as const },
  ];
  const told: Tournament = { ...KNOCKOUT, system: 'scheveningen', gamesPerMatch: undefined, byes: [], players, games };
  const { report, remarks } = trfOfTournament(told, SYSTEMS);
  expect(remarks).toEqual([]);
  expect(report.teamLists).toEqual([
    { name: 'Old', players: [1, 2] },
    { name: 'Young', players: [3, 4] },
  ]);
  for (const edition of ['trf16', 'trf26'] as const) {
    const { report: read } = parseTrf(writeTrf(report, { edition }).text);
    expect(tournamentOfTrf(read, { systems: SYSTEMS })).toMatchObject({
      tournament: { system: 'scheveningen', players: players.map(({ id, team }) => ({ id, team })), games },
      remarks: [],
    });
    expect(teamTournamentOfTrf(read, SYSTEMS)).toBeUndefined();
    // For a report naming another system, team lists are left out, and this is reported.
    const { tournament } = tournamentOfTrf(read, { systems: SYSTEMS, system: 'round-robin' });
    expect(tournament.players.some(({ team }) => team !== undefined)).toBe(false);
  }
});
