import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PairedRound } from '@escala/core';
import { schemaProblems } from '@escala/formats/testing';
import { describe, expect, it } from 'vitest';
import { runEscala, temporaryFile, temporaryFolder } from './testing/run-escala.ts';
import { caseFile, swissCase, tournamentText } from './testing/swiss-cases.ts';

const TRF = caseFile('swiss-bye.trf');

function withoutTraces({ pairs, ...round }: PairedRound): object {
  return { ...round, pairs: pairs.map(({ board, white, black }) => ({ board, white, black })) };
}

describe('escala pair', () => {
  it.each(['swiss-bye', 'swiss-last-round'])(
    '%s: pairs, colours and bye as expected, every pair with a trace',
    async (name) => {
      const run = await runEscala(['pair', '-'], { input: tournamentText(name) });
      expect(run).toMatchObject({ code: 0, stderr: '' });
      const round = JSON.parse(run.stdout) as PairedRound;
      expect(withoutTraces(round)).toEqual(swissCase(name).answer);
      for (const { trace } of round.pairs) expect(trace.level).toBe(name === 'swiss-bye' ? 'strict' : 'last');
    },
  );

  it('[Retirats 14.3] does not pair players who left a round robin, and names their opponents', async () => {
    const players = [1, 2, 3, 4].map((number) => ({ id: `p${number}`, number, name: `Player ${number}` }));
    const withdrawals = [{ player: 'p2', afterRound: 1 }];
    const league = { format: 'escala/tournament@1', system: 'round-robin', rounds: 3, players, games: [], withdrawals };
    const input = JSON.stringify(league);
    const round = JSON.parse((await runEscala(['pair', '-', '--round', '2'], { input })).stdout);
    expect(round).toMatchObject({ pairs: [{ board: 1, white: 'p4', black: 'p3' }], bye: null, free: ['p1'] });
    const { stdout } = await runEscala(['pair', '-', '--round', '2', '--table'], { input });
    expect(stdout).toContain('No game: Player 1 (1), whose opponent has left.');
  });

  it('[Suis 2] says which settings of a document its system ignores', async () => {
    const players = [1, 2, 3, 4].map((number) => ({ id: `p${number}`, number, name: `Player ${number}` }));
    const settings = {
      scoring: { win: 3, draw: 1, loss: 0 },
      acceleration: 'baku',
      forbidden: [{ players: ['p1', 'p3'] }],
      unratedAs: 1400,
    };
    const open = { format: 'escala/tournament@1', rounds: 2, initialColour: 'white', players, games: [], ...settings };
    const unused = async (command: string, parts: object) => {
      const { code, stderr } = await runEscala([...command.split(' '), '-'], {
        input: JSON.stringify({ ...open, ...parts }),
      });
      return [code, ...[...stderr.matchAll(/`(\w+)` was not used/g)].map(([, field]) => field)];
    };
    const pairing = ['scoring', 'acceleration', 'forbidden'];
    expect(await unused('pair', { system: 'fce-1990' })).toEqual([0, ...pairing]);
    expect(await unused('pair', { system: 'round-robin' })).toEqual([0, ...pairing]);
    expect(await unused('pair', { system: 'round-robin', rules: 'fide-2026' })).toEqual([0, ...pairing.slice(1)]);
    expect(await unused('pair', { system: 'fide-dutch', scoring: undefined })).toEqual([0]);
    expect(await unused('check --pairings', { system: 'fce-1990' })).toEqual([0, ...pairing]);
    expect(await unused('standings', { system: 'fce-1990' })).toEqual([0, 'scoring', 'unratedAs']);
    expect(await unused('prizes --prizes 9', { system: 'fce-1990' })).toEqual([0, 'scoring', 'unratedAs']);
    expect(await unused('standings', { system: 'fide-dutch' })).toEqual([0]);
    const usual = { win: 1, draw: 0.5, loss: 0 };
    const nothing = { scoring: usual, acceleration: undefined, forbidden: [], unratedAs: undefined };
    expect(await unused('pair', { system: 'fce-1990', ...nothing })).toEqual([0]);
    expect(await unused('standings', { system: 'fce-1990', ...nothing })).toEqual([0]);
  });

  it('[Sistemes 2.1] [C.05 annex 1] warns if a league so far does not follow its table and numbers', async () => {
    const players = [1, 2, 3, 4].map((number) => ({ id: `p${number}`, number, name: `Player ${number}` }));
    const game = (round: number, white: string, black: string) => ({ round, white, black, result: '1/2' });
    const warned = async (system: string, rounds: number, games: object[], rules?: string) => {
      const input = JSON.stringify({ format: 'escala/tournament@1', system, rules, rounds, players, games });
      const { code, stderr } = await runEscala(['pair', '-'], { input });
      return [code, ...[...stderr.matchAll(/p\d meets p\d/g)].map(([text]) => text)];
    };
    const first = [game(1, 'p1', 'p4'), game(1, 'p2', 'p3')];
    const other = [game(1, 'p1', 'p2'), game(1, 'p3', 'p4')];
    for (const rules of ['fce-1990', 'fide-2026']) {
      expect(await warned('round-robin', 3, first, rules)).toEqual([0]);
      expect(await warned('round-robin', 3, other, rules)).toEqual([0, 'p4 meets p3', 'p1 meets p2']);
      const third = [game(1, 'p4', 'p2'), game(1, 'p1', 'p3')];
      expect(await warned('double-round-robin', 6, third, rules)).toEqual([0, 'p2 meets p4', 'p3 meets p1']);
    }
    const cycle = [...first, game(2, 'p2', 'p4'), game(2, 'p3', 'p1'), game(3, 'p4', 'p3'), game(3, 'p1', 'p2')];
    expect(await warned('double-round-robin', 6, cycle)).toEqual([0]);
    expect(await warned('double-round-robin', 6, [...cycle, game(3, 'p4', 'p1')])).toEqual([1]);
    expect(
      await warned(
        'double-round-robin',
        6,
        cycle.filter(({ round }) => round < 3),
      ),
    ).toEqual([0]);
  });

  it('[Oberts 4] warns if an open pairs a second-category player without hope of promotion with one who has it', async () => {
    // Two of second and two of third category. Player 1, of second, lost seven games to players who have left since.
    const seven = [1, 2, 3, 4, 5, 6, 7];
    const player = (id: string, number: number, category: string) => ({ id, number, name: id, category });
    const others = seven.map((round) => player(`x${round}`, 10 + round, 'second'));
    const players = [player('1', 1, 'second'), player('2', 2, 'third'), ...others];
    const games = seven.flatMap((round) => [{ round, white: '1', black: `x${round}`, result: '0-1' }]);
    const byes = seven.map((round) => ({ round, player: '2', points: 1 }));
    const withdrawals = others.map(({ id }) => ({ player: id, afterRound: 7 }));
    const open = { format: 'escala/tournament@1', system: 'fce-1990', rounds: 8, initialColour: 'white' };
    const warned = async (event: object | undefined, category = 'third') => {
      const drawn = players.map((each) => (each.id === '2' ? { ...each, category } : each));
      const input = JSON.stringify({ ...open, event, players: drawn, games, byes, withdrawals });
      const { code, stderr } = await runEscala(['pair', '-'], { input });
      return [code, /8: (\S+)\. \[Oberts 4\]/.exec(stderr)?.[1]];
    };
    expect(await warned({ kind: 'open' })).toEqual([0, '2-1']);
    expect(await warned({ kind: 'closed' })).toEqual([0, undefined]);
    expect(await warned(undefined)).toEqual([0, undefined]);
    expect(await warned({ kind: 'open' }, 'second')).toEqual([0, undefined]);
  });

  it('[Retirats 14.1] warns before it pairs somebody with two forfeits whose withdrawal is not recorded', async () => {
    const players = [1, 2, 3, 4].map((number) => ({ id: `p${number}`, number, name: `Player ${number}` }));
    const lost = (round: number, white: string) => ({ round, white, black: 'p1', result: '1-0', kind: 'forfeit' });
    const other = { round: 1, white: 'p2', black: 'p4', result: '1/2' };
    const open = { format: 'escala/tournament@1', rounds: 3, initialColour: 'white', players };
    const warned = async (parts: object) => {
      const { code, stderr } = await runEscala(['pair', '-'], { input: JSON.stringify({ ...open, ...parts }) });
      return [code, ...[...stderr.matchAll(/\[(Retirats 14\.1)\]/g)].map(([, article]) => article)];
    };
    const once = [lost(1, 'p3'), other];
    const twice = [...once, lost(2, 'p2'), { round: 2, white: 'p4', black: 'p3', result: '1/2' }];
    for (const system of ['fce-1990', 'round-robin']) {
      expect(await warned({ system, games: once })).toEqual([0]);
      expect(await warned({ system, games: twice })).toEqual([0, 'Retirats 14.1']);
      expect(await warned({ system, games: twice, withdrawals: [{ player: 'p1', afterRound: 2 }] })).toEqual([0]);
    }
    expect(await warned({ system: 'fide-dutch', games: twice })).toEqual([0]);
  });

  it('pairs by the book that knows the system, by the one that the document names, or by --rules', async () => {
    const made = await runEscala([
      'simulate',
      '--system',
      'fide-dutch',
      '--players',
      '9',
      '--rounds',
      '5',
      '--seed',
      '3',
    ]);
    const open = JSON.parse(made.stdout);
    const before = { ...open, games: open.games.filter((game: { round: number }) => game.round < 3), byes: [] };
    const input = JSON.stringify(before);
    const paired = await runEscala(['pair', '-', '--round', '3'], { input });
    expect(schemaProblems('round', JSON.parse(paired.stdout))).toEqual([]);
    expect(JSON.parse(paired.stdout).pairs[0]).toMatchObject({
      board: 1,
      trace: { bracket: 1.5, mdp: '4', downfloat: expect.any(Array), exchange: { out: [], in: [] } },
    });
    expect(Object.keys(JSON.parse(paired.stdout).pairs[0].trace)).toEqual(
      ['bracket', 'mdp', 'downfloat', 'criteria', 'exchange', 'colourRule'], // the order of the reports of the system
    );
    const told = await runEscala(['pair', '-', '--round', '3', '--table', '--why'], { input });
    expect(told.stdout).toMatch(/Colours: .* \[C\.04\.3 5\.2\.\d\]/);
    const other = await runEscala(['pair', '-', '--rules', 'fce-1990'], { input });
    expect(other).toMatchObject({ code: 1, stdout: '' });
    expect(other.stderr).toContain('the system of this tournament, fide-dutch, is not one of the rules');
    const knockout = { ...before, games: [], system: 'knockout', players: before.players.slice(0, 4) };
    const pairsOf = async (document: object) => {
      const { stdout } = await runEscala(['pair', '-'], { input: JSON.stringify(document) });
      return JSON.parse(stdout).pairs.map(({ white, black }: { white: string; black: string }) => `${white}-${black}`);
    };
    expect(await pairsOf(knockout)).toEqual(['1-3', '2-4']);
    expect(await pairsOf({ ...knockout, rules: 'fide-2026' })).toEqual(['1-4', '2-3']);
    const checked = await runEscala(['check', '-', '--pairings'], { input: made.stdout });
    expect(JSON.parse(checked.stdout)).toMatchObject({ regulation: 'fide-2026', findings: [] });
  });

  it('[C.04.6] a Swiss for teams: the boards of a match have their reasons once, and so has the team with the bye', async () => {
    const terms = ['--system', 'team-swiss', '--players', '36', '--rounds', '5', '--seed', '3'];
    const { stdout: input } = await runEscala(['simulate', ...terms]);
    const ask = (...options: string[]) => runEscala(['pair', '-', '--round', '4', ...options], { input });
    const told = (await ask('--why', '--table')).stdout;
    expect(told).toMatch(
      /\nBoard 1: .*\nBoard 2: .*\nBoard 3: .*\nBoard 4: .*\n {2}Team 5 plays Team 2; .*\[C\.04\.6 1\.6\]/,
    );
    expect(told.match(/has the bye, with/g)).toHaveLength(1);
    expect(schemaProblems('round', JSON.parse((await ask('--why', '--what-if', '1-5')).stdout))).toEqual([]);
    const checked = await runEscala(['check', '-', '--pairings', '--table'], { input });
    expect(checked.stdout).toContain('Pairings against the engine of fide-2026');
  });

  it('[C.04.3] explains every pair and the bye, and says which criterion keeps two apart, in four languages', async () => {
    const terms = ['--system', 'fide-dutch', '--players', '21', '--rounds', '7', '--seed', '5'];
    const { stdout: input } = await runEscala(['simulate', ...terms]);
    const ask = (...options: string[]) => runEscala(['pair', '-', '--round', '5', ...options], { input });
    const told = (await ask('--why', '--table')).stdout;
    expect(told).toContain(
      'Player 11 (11) was left over in the bracket of 3 points: it has 3 players, an odd number. [C.04.3 C6]',
    );
    expect(told).toMatch(/Player 11 \(11\) – Player 4 \(4\): of those who met .* \[C\.04\.3 C15\]/);
    expect(told).toMatch(/Player 18 \(18\), with 1 point, has the bye: .* \[C\.04\.3 C5\]/);
    const document = JSON.parse(
      (await ask('--why', '--what-if', '1-9', '--what-if', '5-bye', '--what-if', '8-21')).stdout,
    );
    expect(schemaProblems('round', document)).toEqual([]);
    expect(document.byeSteps).toHaveLength(1);
    expect(document.whatIf).toMatchObject([
      { players: ['1', '9'], decides: 'C1', bracket: null },
      { players: ['5', null], decides: 'C5', bracket: null },
      { players: ['8', '21'], decides: 'exchanges', bracket: 2.5 },
    ]);
    const words = {
      en: 'they met in round 4',
      ca: 'ja van jugar la ronda 4',
      es: 'ya jugaron en la ronda 4',
      ro: 's-au întâlnit în runda 4',
    };
    for (const [language, sentence] of Object.entries(words))
      expect((await ask('--what-if', '1-9', '--table', '--lang', language)).stdout).toContain(sentence);
    expect((await ask('--what-if', '8-21', '--table')).stdout).toContain('2½ points, and those above stay the same.');
    const top = { format: 'escala/tournament@1', system: 'fide-dutch', rounds: 3, initialColour: 'white', games: [] };
    const players = ['1', '2', '3', '4'].map((id) => ({ id, number: Number(id), name: id }));
    const first = JSON.stringify({ ...top, players });
    const { stdout: alone } = await runEscala(['pair', '-', '--what-if', '1-2', '--table'], { input: first });
    expect(alone).toContain('in the bracket of 0 points. (D-DUTCH-24)');
    expect(alone).not.toContain('Board');
    const { stdout: both } = await runEscala(['pair', '-', '--why', '--what-if', '1-2', '--table'], { input: first });
    expect(both).toMatch(/Board 1: [\s\S]*\n\nWhy not 1 \(1\) – 2 \(2\)\?/);
    const pairOf = (more: object) =>
      runEscala(['pair', '-', '--why', '--table'], { input: JSON.stringify({ ...top, players, ...more }) });
    expect((await pairOf({ virtualPoints: [{ player: '2', points: [0.5] }] })).stdout).toContain(
      'Virtual points count in this round: 2 (2) has ½, 1 (1) has none. [C.04.7 1]',
    );
    const apart = await pairOf({ forbidden: [{ players: ['1', '2', '3'] }] });
    expect(apart.stderr).toContain('allow some pairs that may not meet, or let some of them sit out');
    expect(await ask('--what-if', '1-99')).toMatchObject({ code: 1, stdout: '' });
    expect(await runEscala(['pair', TRF, '--what-if', '1-2'])).toMatchObject({ code: 1, stdout: '' });
  });

  it('D-OFF-510: says which list a rating is of', async () => {
    const ratingLists = { take: 'first', lists: [{ list: 'fide' }, { list: 'series:a', name: 'Club list' }] };
    const players = [
      { id: 'a', number: 1, name: 'First', rating: 2000, ratingFrom: 'fide' },
      { id: 'b', number: 2, name: 'Second', rating: 1900, ratingFrom: 'series:a' },
    ];
    const head = { format: 'escala/tournament@1', system: 'fide-dutch', rounds: 3, initialColour: 'white' };
    const input = JSON.stringify({ ...head, ratingLists, players, games: [] });
    const { stdout } = await runEscala(['pair', '-', '--table'], { input });
    expect(stdout).toMatch(/First +2000 +FIDE standard +0 +2 +Second +1900 +Club list +0/);
  });

  it('names everybody whom a round can leave over, and does nothing', async () => {
    const file = temporaryFile(tournamentText('swiss-unpairable'));
    const [plain, json] = await Promise.all([runEscala(['pair', file]), runEscala(['pair', file, '--json'])]);
    expect(plain).toMatchObject({ code: 1, stdout: '' });
    expect(plain.stderr).toContain('p101, p104, p102');
    expect(json).toMatchObject({ code: 1, stdout: '' });
    const { faults } = JSON.parse(json.stderr);
    expect(faults).toMatchObject([{ code: 'fce-1990.swiss.unpairable', round: 4, article: 'Suis 2' }]);
    expect(faults[0].values.players.split(', ').sort()).toEqual(
      [...swissCase('swiss-unpairable').error!.players].sort(),
    );
  });

  it('gives all reasons for a refusal at once', async () => {
    const { games } = swissCase('swiss-bye').tournament;
    const input = tournamentText('swiss-bye', {
      initialColour: undefined,
      games: games.map((game, i) => (i === 0 ? { ...game, result: undefined } : game)),
    });
    const run = await runEscala(['pair', '-'], { input });
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain('`initialColour`');
    expect(run.stderr).toMatch(/round 1: The game p106 - p105 has no result yet/);
  });

  it('takes a round that was paired before', async () => {
    const run = await runEscala(['pair', '-', '--round', '1'], { input: tournamentText('swiss-bye') });
    expect(JSON.parse(run.stdout)).toMatchObject({ round: 1, pairs: [{ white: 'p106', black: 'p105' }, {}, {}] });
  });

  it('warns before round 1 of a long event in a small field', async () => {
    const input = tournamentText('swiss-bye', { games: [], byes: [], absences: [] });
    const run = await runEscala(['pair', '-'], { input });
    expect(run.code).toBe(0);
    expect(run.stderr).toContain('warning: 5 rounds for 7 players');
    expect(JSON.parse(run.stdout).round).toBe(1);
  });

  it('pairs a league by the Berger table, and refuses a round that it lacks', async () => {
    const league = { system: 'round-robin' as const, rounds: 9, games: [], byes: [], absences: [], withdrawals: [] };
    const input = tournamentText('swiss-bye', league);
    const [second, ninth] = await Promise.all([
      runEscala(['pair', '-', '--round', '2'], { input }),
      runEscala(['pair', '-', '--round', '9'], { input }),
    ]);
    expect(second).toMatchObject({ code: 0, stderr: '' });
    const round = JSON.parse(second.stdout);
    expect(round).toMatchObject({ format: 'escala/round@1', round: 2 });
    expect(round.pairs).toHaveLength(3);
    expect(round.bye).not.toBeNull();
    expect(ninth).toMatchObject({ code: 1, stdout: '' });
  });

  it('pairs the first round of a knockout with all its byes', async () => {
    const knockout = { system: 'knockout' as const, games: [], byes: [], absences: [], withdrawals: [] };
    const players = [1, 2, 3, 4, 5, 6].map((n) => ({ id: `k${n}`, number: n }));
    const run = await runEscala(['pair', '-'], { input: tournamentText('swiss-bye', { ...knockout, players }) });
    expect(JSON.parse(run.stdout)).toMatchObject({
      bye: null,
      byes: ['k1', 'k2'],
      pairs: [{ board: 1 }, { board: 2 }],
    });
  });

  it('--why answers in four languages', async () => {
    const answers = await Promise.all(
      ['en', 'ca', 'es', 'ro'].map((lang) => runEscala(['pair', TRF, '--table', '--why', '--lang', lang])),
    );
    const words = ['came from another group', 'venia d’un altre grup', 'venía de otro grupo', 'a venit din alt grup'];
    answers.forEach(({ code, stdout }, i) => {
      expect(code).toBe(0);
      expect(stdout).toContain(`Player 103 (2) ${words[i]}`);
      expect(stdout).not.toMatch(/\[cli\./);
    });
    expect(answers[0]!.stdout).toContain('    1    6  Player 102    2    1  Player 105    2\n');
    expect(answers[0]!.stdout).toContain('Bye: Player 106 (5)');
  });

  it('--out writes the round into a file', async () => {
    const out = join(temporaryFolder(), 'round.json');
    const run = await runEscala(['pair', TRF, '--out', out]);
    expect(run).toMatchObject({ code: 0, stdout: '' });
    expect(JSON.parse(readFileSync(out, 'utf8')).format).toBe('escala/round@1');
  });
});

describe('a TRF report instead of JSON', () => {
  it('gives the same round by the same numbers', async () => {
    const numbers = new Map(swissCase('swiss-bye').tournament.players.map(({ id, number }) => [id, String(number)]));
    const answer = swissCase('swiss-bye').answer!;
    const run = await runEscala(['pair', '-'], { input: readFileSync(TRF) });
    expect(run.code).toBe(0);
    expect(withoutTraces(JSON.parse(run.stdout))).toEqual({
      ...answer,
      pairs: answer.pairs.map(({ board, white, black }) => ({
        board,
        white: numbers.get(white),
        black: numbers.get(black),
      })),
      bye: numbers.get(answer.bye!),
    });
  });

  it('may have a byte order mark, other line ends, and be in Latin-1', async () => {
    const text = readFileSync(TRF, 'utf8').replace('Player 105', 'Núria Roig');
    for (const input of [`\ufeff${text}`, text.replaceAll('\n', '\r\n'), Buffer.from(text, 'latin1')]) {
      const run = await runEscala(['pair', '-', '--table'], { input });
      expect(run.code).toBe(0);
      expect(run.stdout).toContain('Núria Roig');
    }
  });

  it('is refused with line and column of every error', async () => {
    const text = readFileSync(TRF, 'utf8').replace('4 b 0', '4 w 0').replace('2 b 1', '9 b 1');
    const [plain, json] = await Promise.all([
      runEscala(['pair', '-'], { input: text }),
      runEscala(['pair', '-', '--json'], { input: text }),
    ]);
    expect(plain).toMatchObject({ code: 1, stdout: '' });
    expect(plain.stderr).toMatch(/^standard input:\d+:\d+/m);
    expect(plain.stderr).toContain('nothing was done');
    const { faults } = JSON.parse(json.stderr) as { faults: { severity: string; line: number; column: number }[] };
    expect(faults.filter(({ severity }) => severity === 'error').length).toBeGreaterThan(1);
    for (const fault of faults) expect(fault).toMatchObject({ line: expect.any(Number), column: expect.any(Number) });
  });
});
