import { describe, expect, it } from 'vitest';
import { readDocument } from '../../interchange/read-document.ts';
import { serialise } from '../../interchange/testing/serialise.ts';
import { parseTrf } from '../parse-trf.ts';
import { caseNames, playerLines as players, readCase } from '../testing/case-files.ts';
import { SYSTEMS } from '../testing/reported-systems.ts';
import type { TrfRemark } from '../trf-problem.ts';
import { writeTrf } from '../write/write-trf.ts';
import { codeOfToday, eventTypeOfReport } from './system-of-report.ts';
import { tournamentOfTrf } from './tournament-of-trf.ts';
import { trfOfTournament } from './trf-of-tournament.ts';

const told = (text: string) => tournamentOfTrf(parseTrf(text).report, { systems: SYSTEMS });
/** By the Catalan book, unless the report names another. */
const convert = (text: string) => tournamentOfTrf(parseTrf(text).report, { systems: SYSTEMS, assumed: 'fce-1990' });

const codesOf = (remarks: readonly TrfRemark[]): readonly string[] => remarks.map(({ code }) => code);

describe('a tournament from a report', () => {
  it('has its games, byes and absences', () => {
    const { tournament } = convert(readCase('irish-events/valid.tab'));
    expect(tournament).toMatchObject({ name: 'Gonzaga Classic', rounds: 5, initialColour: 'black' });
    expect(tournament.players[0]).toEqual({
      id: '1',
      number: 1,
      name: 'Griffiths,Ryan Rhys',
      federation: 'IRL',
      fideId: '2502054',
    });
    expect(tournament.games).toHaveLength(27);
    expect(tournament.games.filter(({ kind }) => kind === 'forfeit')).toEqual([
      { round: 2, white: '9', black: '12', result: '1-0', kind: 'forfeit' },
      { round: 3, white: '12', black: '7', result: '0-1', kind: 'forfeit' },
      { round: 4, white: '11', black: '4', result: '0-1', kind: 'forfeit' },
    ]);
    expect(tournament.byes).toEqual([
      { round: 1, player: '1', points: 0.5, kind: 'half' },
      { round: 1, player: '8', points: 0.5, kind: 'half' },
      { round: 4, player: '10', points: 0.5, kind: 'half' },
      { round: 5, player: '11', points: 1 },
    ]);
    expect(tournament.withdrawals).toEqual([{ player: '12', afterRound: 3 }]);
    expect(tournament.event).toEqual({
      start: '2008-02-01',
      end: '2008-02-03',
      timeControl: { minutes: 120 },
      federation: 'IRL',
      arbiter: 'Michael Germaine, mlgermaine@eircom.net',
    });
  });

  it('[D-TRF-1] a player absent to the end, twice or more, has left; once is an absence', () => {
    const rows = (last: string) =>
      players(['1.0', '   2 w 1', '0000 - Z', last], ['1.0', '   1 b 0', '0000 - U', '0000 - Z'], ['0.0', '', '', '']);
    const { tournament } = convert(`XXR 3\n${rows('0000 - Z')}`);
    expect(tournament.withdrawals).toEqual([{ player: '1', afterRound: 1 }]);
    expect(tournament.absences).toEqual([
      { player: '2', round: 3 },
      { player: '3', round: 1 },
      { player: '3', round: 2 },
    ]);
  });

  it('[D-TRF-2] a single blank round that counts in the points was a bye', () => {
    const rows = players(
      ['1.5', '   2 w 1', ''],
      ['1.0', '   1 b 0', '0000 - U'],
      ['1.0', '   4 w 0', ''],
      ['1.0', '   3 b 1', ''],
    );
    const { tournament } = convert(`XXR 2\n${rows}`);
    expect(tournament.byes).toEqual([
      { round: 2, player: '1', points: 0.5, kind: 'half' },
      { round: 2, player: '2', points: 1 },
      { round: 2, player: '3', points: 1 },
    ]);
    expect(tournament.absences).toEqual([{ round: 2, player: '4' }]);
  });

  it.each([
    ['white', '   2 w 1', '   1 b 0'],
    ['black', '   2 b 1', '   1 w 0'],
  ])('[D-TRF-3] %s was the initial colour if the first number has it in round one', (colour, own, theirs) => {
    expect(convert(players(['1.0', own], ['0.0', theirs])).tournament.initialColour).toBe(colour);
  });

  it('[D-TRF-3] an even number shows the other colour; without games it is not known', () => {
    const rows = players(['0.0', '0000 - Z'], ['1.0', '   3 w 1'], ['0.0', '   2 b 0']);
    expect(convert(rows).tournament.initialColour).toBe('black');
    const { tournament, remarks } = convert('XXR 3\n001    1      A');
    expect(tournament.initialColour).toBeUndefined();
    expect(remarks.map(({ code, values }) => [code, values.found])).toEqual([
      ['trf-system-assumed', 'none'],
      ['trf-initial-colour-unknown', undefined],
    ]);
  });

  it('[D-OFF-571] a game over the board may be lost by both', () => {
    const rows = players(['0.0', '   2 w 0'], ['0.0', '   1 b 0']);
    const { tournament, remarks } = convert(`XXR 1\n092 fce-1990\n${rows}`);
    expect(tournament.games).toEqual([{ round: 1, white: '1', black: '2', result: '0-0', kind: 'played' }]);
    expect(remarks).toEqual([]);
  });

  it.each([
    ['own signs', '=', '0', '299 L        0.0    1    2'],
    ['a draw without points for Black', '=', '=', '299 D        0.0    1    2'],
    ['a win worth a half', '1', '0', '299 W        0.5    1    1'],
  ])('[D-OFF-571] 299 makes half a point for White alone: %s', (_, own, theirs, record) => {
    const rows = players(['0.5', `   2 w ${own}`], ['0.0', `   1 b ${theirs}`]);
    const text = `XXR 1\n092 fce-1990\n${rows}\n${record}`;
    expect(parseTrf(text).problems).toEqual([]);
    const { tournament, remarks } = convert(text);
    expect(tournament.games).toEqual([{ round: 1, white: '1', black: '2', result: '1/2-0' }]);
    expect(remarks).toEqual([]);
  });

  it('[D-TRF-6] without 299, a half against a zero is read if the points of both lines agree; otherwise it is a contradiction', () => {
    const text = (...points: readonly [string, string]): string =>
      `XXR 1\n092 fce-1990\n${players([points[0], '   2 w ='], [points[1], '   1 b 0'])}`;
    expect(parseTrf(text('0.5', '0.0')).problems).toMatchObject([{ severity: 'warning', code: 'trf-half-and-none' }]);
    expect(convert(text('0.5', '0.0')).tournament.games).toEqual([
      { round: 1, white: '1', black: '2', result: '1/2-0' },
    ]);
    const clash = { severity: 'error', code: 'trf-results-clash' };
    expect(parseTrf(text('0.5', '')).problems).toMatchObject([clash]);
    const differ = { code: 'trf-points-differ' };
    expect(parseTrf(text('0.5', '0.5')).problems).toMatchObject([clash, differ]);
    expect(parseTrf(text('1.0', '0.0')).problems).toMatchObject([differ, clash]);
  });

  it('[D-OFF-571] points that no game gives are left out', () => {
    const rows = players(['0.5', '   2 w ='], ['-0.5', '   1 b =']);
    const { remarks } = convert(`XXR 1\n092 fce-1990\n${rows}\n299         -1.0    1    2`);
    expect(remarks[0]).toMatchObject({ code: 'trf-left-out', values: { field: 'abnormalPoints', count: 1 } });
  });

  it('[D-OFF-571] a report has both results and 299; TRF16 says that it cannot', () => {
    const games = [
      { round: 1, white: '1', black: '2', result: '1/2-0' },
      { round: 1, white: '3', black: '4', result: '0-0', kind: 'played' },
    ] as const;
    const ids = ['1', '2', '3', '4'].map((id) => ({ id, number: Number(id) }));
    const tournament = { format: 'escala/tournament@1', system: 'fide-dutch', rounds: 1, players: ids, games } as const;
    const { report } = trfOfTournament(tournament, SYSTEMS);
    expect(report.players.map(({ rounds, points }) => [rounds[0]!.result, points])).toEqual([
      ['=', 0.5],
      ['0', 0],
      ['0', 0],
      ['0', 0],
    ]);
    const written = writeTrf(report, { edition: 'trf26' });
    expect(written.text.split(/\r?\n|\r/).filter((line) => line.startsWith('299'))).toEqual([
      '299 D         0.5    1    1',
      '299 L         0.0    1    2    3    4',
    ]);
    expect(tournamentOfTrf(parseTrf(written.text).report, { systems: SYSTEMS }).tournament.games).toEqual(games);
    expect(writeTrf(report, { edition: 'trf16' }).remarks).toMatchObject([{ code: 'trf-not-in-edition' }]);
  });

  it('takes requests for the round to be paired as absences', () => {
    const rows = players(['1.0', '   2 w 1'], ['0.0', '   1 b 0', '0000 - H'], ['1.0', '0000 - U'], ['0.0', '']);
    const { tournament, remarks } = convert(`XXR 3\n092 fce-1990\nXXZ 3\n240 Z   2    1\n${rows}`);
    expect(tournament.absences).toEqual([
      { round: 2, player: '1' },
      { round: 2, player: '2' },
      { round: 2, player: '3' },
      { round: 1, player: '4' },
    ]);
    expect(remarks).toMatchObject([{ code: 'trf-bye-requested', values: { player: 2, round: 2, points: 0.5 } }]);
  });

  it('takes a bye asked for in the columns as an absence, and says so', () => {
    const { tournament, remarks } = convert(readCase('engine-samples/javafo_sample2.trf'));
    expect(tournament.absences).toContainEqual({ round: 5, player: '43' });
    expect(remarks).toContainEqual(expect.objectContaining({ code: 'trf-bye-requested', severity: 'warning' }));
  });

  it('says what it cannot hold', () => {
    const text = readCase('engine-samples/grandmommyscup.trf');
    const leftOut = (report: string): unknown[] =>
      convert(report)
        .remarks.filter(({ code }) => code === 'trf-left-out')
        .map(({ values }) => values.field);
    // Its 162 has the usual points, which need not be stored.
    expect(leftOut(text)).toEqual([]);
    const otherwise = text.replace('162  W 1.0 ', '162  W 2.0 ');
    expect(leftOut(otherwise)).toEqual(['scoring']);
  });

  it('D-OFF-1120: has the points of its system, which the report repeats', () => {
    const scoring = { win: 3, draw: 1, loss: 0 };
    const systems = { guest: { eventType: 'swiss' as const, scoring } };
    const text = `092 Swiss system (guest)\n162  W 3.0    D 1.0\n${players([' 3.0', '   2 w 1'], [' 0.0', '   1 b 0'])}`;
    const { tournament, remarks } = tournamentOfTrf(parseTrf(text).report, { systems });
    expect(tournament).toMatchObject({ system: 'guest', scoring });
    expect(remarks.filter(({ code }) => code === 'trf-left-out')).toEqual([]);
  });

  it('has the titles of its system', () => {
    const line = (title: string) => `001    1   ${title.padStart(2)} A`;
    const titleOf = (text: string) => convert(text).tournament.players[0]!.title;
    expect(titleOf(`092 fce-1990\n${line('IM')}`)).toBe('MI');
    expect(titleOf(`092 fce-1990\n${line('m')}`)).toBe('MI');
    expect(titleOf(`092 round robin\n${line('IM')}`)).toBe('IM');
    expect(titleOf(`092 fce-1990\n${line('XX')}`)).toBeUndefined();
  });

  it.each([
    ['Swiss (fce-1990)', 'fce-1990'],
    ['Round Robin', 'round-robin'],
    ['Individual: Round-Robin', 'round-robin'],
    ['Lliga', 'round-robin'],
    ['Rundenturnier', 'round-robin'],
    ['Vollrundig', 'round-robin'],
    ['All-play-all', 'round-robin'],
    ['Girone all’italiana', 'round-robin'],
    ['Круговая система', 'round-robin'],
    ['Körmérkőzés', 'round-robin'],
    ['System kołowy', 'round-robin'],
    ['Individual: RR', 'round-robin'],
    ['Double round-robin', 'double-round-robin'],
    ['Knock-out', 'knockout'],
    ['K.-O.-System', 'knockout'],
    ['Eliminatòria', 'knockout'],
    ['Individual: round robin (short-league)', 'short-league'],
  ])('092 %s', (type, system) => {
    const { tournament, remarks } = told(`092 ${type}\n001    1`);
    expect(tournament.system).toBe(system);
    expect(codesOf(remarks)).not.toContain('trf-system-assumed');
  });

  it.each([
    '',
    'Individual',
    'Swiss',
    'Swiss system',
    'Individual: Swiss-System',
    'Individual Swiss System',
    'Swiss Dutch',
    'Swiss System (Dutch)',
    'FIDE Dutch',
    'Dutch System',
    'JaVaFo',
    'Open Swiss 9 rounds',
    'Schweizer System',
    'Einzel: Schweizer System',
    'Système suisse',
    'Suizo',
    'Sistema suizo',
    'Suís',
    'Sistema suís',
    'Sistema svizzero',
    'Sistem elvețian',
    'Швейцарская система',
    'Svájci rendszer',
    'Rapid open',
  ])('[D-OFF-1240] without a word of another system it is FIDE’s Dutch: 092 %s', (type) => {
    const { tournament, remarks } = told(`092 ${type}\n001    1`);
    expect(tournament.system).toBe('fide-dutch');
    expect(remarks.find(({ code }) => code === 'trf-system-assumed')?.values.system).toBe('fide-dutch');
  });

  it.each([
    ['092 Swiss (Dubov)', 'Swiss (Dubov)'],
    ['092 Individual: Burstein', 'Individual: Burstein'],
    ['092 Swiss, Lim', 'Swiss, Lim'],
    ['092 Monrad', 'Monrad'],
    ['192 FIDE_DUBOV', 'FIDE_DUBOV'],
    ['192 FIDE_DOUBLESWISS', 'FIDE_DOUBLESWISS'],
    ['192 FIDE_DUTCHER', 'FIDE_DUTCHER'],
    ['192 CUSTOM_SWISS', 'CUSTOM_SWISS'],
    ['192 FIDE_TEAM_DOUBLEROUNDROBIN', 'FIDE_TEAM_DOUBLEROUNDROBIN'],
  ])('[D-TRF-9] another system is named, and none of ours: %s', (record, found) => {
    const { remarks } = told(`${record}\n001    1`);
    expect(remarks[0]).toMatchObject({ code: 'trf-system-other', values: { found } });
  });
});

it.each([
  ['FIDE_DUTCH', 'fide-dutch'],
  ['FIDE_DUTCH_2026', 'fide-dutch'],
  ['FIDE_DUTCH_2025', 'fide-dutch'],
  ['FIDE_DUTCH_BAKU', 'fide-dutch'],
  ['FIDE_DUTCH_2026_BAKU', 'fide-dutch'],
  ['fide_dutch', 'fide-dutch'],
  ['FIDE_DOUBLEROUNDROBIN', 'double-round-robin'],
  ['BERGER_ROUNDROBIN_G1', 'round-robin'],
  ['BERGER_ROUNDROBIN_G2', 'double-round-robin'],
  ['BERGER_DOUBLEROUNDROBIN', 'double-round-robin'],
  ['CUSTOM_KNOCKOUT', 'knockout'],
  ['FIDE_TEAM', 'team-swiss'],
  ['FIDE_TEAM_TYPEB_GP_MP', 'team-swiss'],
  ['FIDE_TEAM_ROUNDROBIN', 'team-round-robin'],
  ['BERGER_TEAM_ROUNDROBIN', 'team-round-robin'],
  ['BERGER_TEAM_ROUNDROBIN_G1', 'team-round-robin'],
  ['SHORT_LEAGUE', 'short-league'],
])('[D-OFF-1241] 192 %s', (typeCode, system) => {
  const { tournament, remarks } = told(`192 ${typeCode}\n001    1`);
  expect(tournament.system).toBe(system);
  expect(codesOf(remarks)).not.toEqual(expect.arrayContaining(['trf-system-assumed']));
  expect(codesOf(remarks)).not.toContain('trf-older-edition');
});

it.each([
  ['FIDE_DUTCH', 'FIDE_DUTCH'],
  ['FIDE_DUTCH_2026', 'FIDE_DUTCH'],
  ['FIDE_DUTCH_2025_BAKU', 'FIDE_DUTCH_BAKU'],
  ['FIDE_DUTCH_2017', 'FIDE_DUTCH_2017'],
])('[D-OFF-1241] %s is written as %s', (code, written) => {
  expect(codeOfToday(code, SYSTEMS['fide-dutch']!)).toBe(written);
  expect(codesOf(told(`192 ${code}\n001    1`).remarks).includes('trf-older-edition')).toBe(code === 'FIDE_DUTCH_2017');
});

it.each([
  ['FIDE_DUTCH_2026', 'swiss'],
  ['FIDE_DOUBLEROUNDROBIN', 'double-round-robin'],
  ['CUSTOM', 'round-robin'],
])('the code %s counts before the words of a report', (typeCode, type) => {
  expect(eventTypeOfReport(parseTrf(`092 Lliga\n192 ${typeCode}\n001    1`).report)).toBe(type);
});

it.each([
  ['team-round-robin', 'FIDE_TEAM_ROUNDROBIN'],
  ['knockout', 'CUSTOM_KNOCKOUT'],
  ['scheveningen', 'CUSTOM_SCHEVENINGEN'],
  ['double-scheveningen', 'CUSTOM_SCHEVENINGEN'],
])('[D-OFF-1241] %s is written as %s (192)', (system, code) => {
  const told = {
    format: 'escala/tournament@1',
    system,
    rounds: 1,
    players: [{ id: '1', number: 1 }],
    games: [],
  } as const;
  expect(trfOfTournament(told, SYSTEMS).report.typeCode).toBe(code);
});

describe.each(Object.entries(SYSTEMS))('%s', (system, { eventType, reportCode, reportCodeOf }) => {
  it('is written with its code and read back, for pairing and for rating', () => {
    const players = [{ id: '1', number: 1 }];
    const told = { format: 'escala/tournament@1', system, rounds: 1, players, games: [] } as const;
    const { report } = trfOfTournament(told, SYSTEMS);
    expect(report.typeCode).toBe(reportCodeOf?.(told) ?? reportCode);
    const { typeCode: _code, ...older } = report;
    for (const written of [report, older]) {
      const { tournament, remarks } = tournamentOfTrf(written, { systems: SYSTEMS });
      expect(tournament.system).toBe(system);
      expect(remarks.filter(({ code }) => code === 'trf-system-assumed')).toEqual([]);
    }
    expect(eventTypeOfReport(report)).toBe(eventType);
  });
});

describe('a report from a tournament', () => {
  it('says what it leaves behind', () => {
    const { remarks } = trfOfTournament(
      {
        format: 'escala/tournament@1',
        system: 'fce-1990',
        rounds: 2,
        players: [
          { id: 'a', club: 'X', category: 'first' },
          { id: 'b', federation: 'AND' },
        ],
        games: [{ round: 1, board: 1, white: 'a', black: 'b', result: '1-0' }],
        byes: [{ round: 2, player: 'a', points: 0 }],
        event: { kind: 'open', start: '2020-01-01' } as object,
      },
      SYSTEMS,
    );
    expect(remarks.map(({ code, values }) => [code, values.field ?? values.points])).toEqual([
      ['trf-left-out', 'club'],
      ['trf-left-out', 'category'],
      ['trf-left-out', 'board'],
      ['trf-left-out', 'event'],
      ['trf-numbers-assigned', undefined],
      ['trf-bye-points', 0],
    ]);
  });

  it('numbers players in the order of the document if they have no numbers', () => {
    const { report } = trfOfTournament(
      {
        format: 'escala/tournament@1',
        system: 'fce-1990',
        rounds: 1,
        players: [{ id: 'x' }, { id: 'y' }],
        games: [{ round: 1, white: 'y', black: 'x', result: '1-0', kind: 'adjudicated' }],
      },
      SYSTEMS,
    );
    expect(report.players).toMatchObject([
      { number: 1, points: 0, rounds: [{ opponent: 2, colour: 'b', result: 'L' }] },
      { number: 2, points: 1, rounds: [{ opponent: 1, colour: 'w', result: 'W' }] },
    ]);
  });
});

describe('reports of others', () => {
  it.each(caseNames())('%s: the tournament satisfies its own format, as far as the report has no errors', (name) => {
    const { report, problems } = parseTrf(readCase(name));
    if (problems.some(({ severity }) => severity === 'error')) return;
    const document = serialise(tournamentOfTrf(report, { systems: SYSTEMS }).tournament);
    expect(readDocument(document, { revisions: {} })).toMatchObject({ ok: true });
  });

  it.each(['issue_7.input', 'issue_15.input'])(
    '%s: points and rounds stay when it goes to a tournament and back',
    (name) => {
      const { report } = parseTrf(readCase(`engine-samples/${name}`));
      const back = trfOfTournament(tournamentOfTrf(report, { systems: SYSTEMS }).tournament, SYSTEMS).report;
      // In our documents a whole-point bye is the pairing-allocated one.
      const sign = (result: string) => (result === 'F' ? 'U' : result);
      for (const [i, player] of report.players.entries()) {
        const { number, name: called, points, rounds } = back.players[i]!;
        expect([number, called, points]).toEqual([player.number, player.name, player.points]);
        expect(rounds.filter(({ result }) => result !== 'Z')).toEqual(
          player.rounds
            .filter(({ opponent, result }) => opponent > 0 || !' Z'.includes(result))
            .map((round) => ({ ...round, result: sign(round.result) })),
        );
      }
    },
  );
});
