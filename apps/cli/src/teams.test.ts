import { describe, expect, it } from 'vitest';
import { runEscala, temporaryFile } from './testing/run-escala.ts';
import { CLUB, MATCH } from './testing/team-cases.ts';

const text = (document: object): string => JSON.stringify(document);

describe('escala club-list', () => {
  it('puts the list in order of strength, with bis numbers in their places and the teams', async () => {
    const run = await runEscala(['club-list', '-'], { input: text(CLUB) });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const { verdict, players, teams, reasons } = JSON.parse(run.stdout);
    expect({ verdict, reasons }).toEqual({ verdict: 'yes', reasons: [] });
    expect(players.map(({ id, team }: Record<string, string>) => `${id} ${team}`)).toEqual([
      'p1 A',
      'p2 A',
      'p2b A',
      'p3 A',
      'p4 A',
      'p5 B',
      'p6 B',
      'p7 B',
      'p8 B',
    ]);
    expect(teams).toMatchObject([
      { id: 'A', first: 1, last: 4 },
      { id: 'B', first: 5, last: 8 },
    ]);
  });

  it('reports every fault with its article, and what may not have changed', async () => {
    const players = [
      ...CLUB.players.slice(1),
      { id: 'q', number: '9' },
      { id: 'r', number: 'IX' },
      { id: 's', number: '5' },
    ];
    const file = temporaryFile(text({ ...CLUB, players }));
    const before = temporaryFile(text(CLUB), 'before.json');
    const run = await runEscala(['club-list', file, '--before', before, '--table']);
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('The list is not in order: 7 faults.');
    expect(run.stdout).toContain('✗ r (IX): “IX” is not a number of a list.');
    expect(run.stdout).toContain('Number 5 is given to several players: Player 5, s.');
    expect(run.stdout).toContain('[Delegats 5.2.1.1]');
    expect(run.stdout).toContain('Team A (promotion): numbers 1 to 4, 4 boards, 4 regulars.');
  });

  it('[Equips 8.2.3] [Equips 8.2.4] [Equips 8.2.5] “9 bis” without 9, a team that is not full, categories out of order', async () => {
    const players = [
      ...CLUB.players.filter(({ id }) => id !== 'p8'),
      { id: 'p9b', number: '9 bis', name: 'Player 9b' },
    ];
    const teams = [CLUB.teams[0]!, { id: 'B', competition: 'third', boards: 4 }];
    const { stdout } = await runEscala(['club-list', '-', '--table'], { input: text({ ...CLUB, players, teams }) });
    expect(stdout).toContain('The list is not in order: 2 faults.');
    expect(stdout).toContain(
      '“9 bis” goes with number 9, which is not on the list: give that number first. [Equips 8.2.3]',
    );
    expect(stdout).toContain(
      'Team B is in a higher category than team A: the earlier letter has the higher category. [Equips 8.2.5]',
    );
    expect(stdout).toContain(
      'Team B has 3 regulars for 4 boards; the others have to come from lower teams. [Equips 8.2.4]',
    );
  });

  it('refuses a faulty document, the earlier one by its own name', async () => {
    const bad = temporaryFile(text({ ...CLUB, teams: [...CLUB.teams, { id: 'A', competition: 'cup' }] }), 'bad.json');
    const good = temporaryFile(text(CLUB));
    const [first, second] = await Promise.all([
      runEscala(['club-list', bad]),
      runEscala(['club-list', good, '--before', bad]),
    ]);
    for (const run of [first, second]) {
      expect(run).toMatchObject({ code: 1, stdout: '' });
      expect(run.stderr).toMatch(/bad\.json:1:\d+/);
      expect(run.stderr).toContain('2 errors');
    }
  });
});

describe('escala line-up', () => {
  it('judges both sheets with all reasons, gives the colours and the result', async () => {
    const run = await runEscala(['line-up', '-'], { input: text(MATCH) });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const { home, away, match } = JSON.parse(run.stdout);
    expect(home.verdict).toBe('yes');
    expect(home.boards.map(({ colour }: { colour: string }) => colour)).toEqual(['white', 'black', 'white', 'black']);
    expect(away.verdict).toBe('no');
    const wrong = away.reasons.filter(({ holds }: { holds: string }) => holds === 'no');
    expect(wrong.map(({ code, article }: Record<string, string>) => `${code} ${article}`)).toEqual([
      'fce-1990.lineup-unlisted Equips 8.2.1',
      'fce-1990.lineup-order Equips 8.3.2',
    ]);
    expect(match).toMatchObject({
      boardPoints: { home: 1.5, away: 1.5 },
      points: { home: 1, away: 0 },
      awarded: '1-0',
    });
  });

  it('prints it in four languages', async () => {
    const runs = await Promise.all(
      ['en', 'ca', 'es', 'ro'].map((lang) =>
        runEscala(['line-up', '-', '--table', '--lang', lang], { input: text(MATCH) }),
      ),
    );
    const words = ['it loses the match', 'perd el matx', 'pierde el encuentro', 'pierde meciul'];
    runs.forEach((run, i) => {
      expect(run.stdout).toContain(words[i]);
      expect(run.stdout).toContain('Player 5');
      expect(run.stdout).not.toMatch(/\[(cli|finding)\./);
    });
    expect(runs[0]!.stdout).toContain('Match: 1 - 0');
    expect(runs[0]!.stdout).toContain('number 5 plays behind number 6 (Player 6)');
  });

  it('judges one sheet alone, without a result', async () => {
    const { away: _away, results: _results, ...alone } = MATCH;
    const run = await runEscala(['line-up', '-'], { input: text(alone) });
    expect(Object.keys(JSON.parse(run.stdout))).toEqual(['format', 'regulation', 'season', 'round', 'home']);
  });

  it('refuses, each at its place, teams that a club does not have, different boards and too many results', async () => {
    const faultsOf = async (document: object) => {
      const { code, stdout, stderr } = await runEscala(['line-up', '-'], {
        input: JSON.stringify(document, null, 2).replaceAll(/("players": )\[[^\]]*\]/g, '$1[]'),
      });
      expect([code, stdout]).toEqual([1, '']);
      return stderr;
    };
    const { home, away, results } = MATCH;
    const other = await faultsOf({ ...MATCH, home: { ...home, team: 'C' }, away: { ...away, team: 'D' } });
    expect(other).toMatch(/:18:13\n.*home team has no team C\. Its teams are A, B, A-1, B-1\.\n/);
    expect(other).toMatch(/:39:13\n.*visitors has no team D\./);
    const long = await faultsOf({ ...MATCH, results: [...results, '1-0'] });
    expect(long).toMatch(/:52:5\n.*There are 5 results, but the match has 4 boards/);
    const longer = { ...away, teams: [CLUB.teams[0], { id: 'B', competition: 'third' }] };
    expect(await faultsOf({ ...MATCH, away: longer })).toMatch(/:39:13\n.*on 4 boards and the visitors on 8/);
    expect((await runEscala(['line-up', '-'], { input: text({ ...MATCH, boards: 4, away: longer }) })).code).toBe(0);
  });

  it('[Endarreriments 12.1] refuses points on a board where nobody of the team sat', async () => {
    // The home team has Black on board 4 and nobody sitting there.
    const with4 = (result: string, home: object = {}) => ({
      ...MATCH,
      home: { ...MATCH.home, ...home },
      results: [...MATCH.results.slice(0, 3), result],
    });
    const came = { substitutions: [{ board: 4, player: 'p5', minute: 30 }] };
    const codes = async (document: object) => {
      const { code, stderr } = await runEscala(['line-up', '-'], { input: text(document) });
      return [code, /points on board (\d)/.exec(stderr)?.[1]];
    };
    expect(await codes(with4('1-0'))).toEqual([0, undefined]);
    expect(await codes(with4('0-0'))).toEqual([0, undefined]);
    expect(await codes(with4('0-1'))).toEqual([1, '4']);
    expect(await codes(with4('1/2'))).toEqual([1, '4']);
    expect(await codes(with4('0-1', came))).toEqual([0, undefined]);
  });
});

describe('escala standings', () => {
  const league = {
    ...{ format: 'escala/tournament@1', system: 'team-round-robin', rounds: 1, boards: 2 },
    teams: [1, 2].map((number) => ({ id: `t${number}`, number })),
    matches: [{ round: 1, first: 't1', second: 't2', boards: [1, 2].map((board) => ({ board, result: '0-1' })) }],
  };
  const rank = (document: object, ...rules: string[]) =>
    runEscala(['standings', '-', ...rules], { input: text(document) });

  it('[Sistemes 4.1] ranks teams by the Catalan rules if they are named, else by those of FIDE', async () => {
    const rows = async (...rules: string[]) => JSON.parse((await rank(league, ...rules)).stdout).rows;
    expect(await rows('--rules', 'fce-1990')).toMatchObject([
      { player: 't2', points: 1 },
      { player: 't1', points: 0 },
    ]);
    expect(await rows()).toMatchObject([
      { player: 't2', points: 2 },
      { player: 't1', points: 0 },
    ]);
  });

  it('[Sistemes 4.1] warns of points for a match that these rules do not know (D-OFF-1101)', async () => {
    const stderr = async (win: number, draw: number) =>
      (await rank({ ...league, matchScoring: { win, draw, loss: 0 } }, '--rules', 'fce-1990')).stderr;
    expect(await stderr(2, 1)).toBe('');
    expect(await stderr(3, 1)).toContain('`matchScoring` was not used');
  });

  it('ranks teams, not players, where the document lists players of teams and another book pairs them', async () => {
    const simulated = ['simulate', '--system', 'team-swiss', '--players', '16', '--rounds', '3', '--seed', '7'];
    const input = (await runEscala(simulated)).stdout;
    const { tiebreaks, rows } = JSON.parse(
      (await runEscala(['standings', '-', '--rules', 'fce-1990'], { input })).stdout,
    );
    expect(tiebreaks).toEqual(['direct-encounter', 'sonneborn-berger', 'kashdan', 'dutch']);
    const byFide = JSON.parse((await runEscala(['standings', '-'], { input })).stdout).rows;
    const points = (list: { player: string; points: number }[], win: number) =>
      new Map(list.map((row) => [row.player, row.points / win]));
    expect(points(rows, 1)).toEqual(points(byFide, 2));
  });
});
