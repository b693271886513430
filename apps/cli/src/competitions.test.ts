import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MARCH, runEscala, temporaryFile } from './testing/run-escala.ts';
import { caseFile, swissCase, tournamentText } from './testing/swiss-cases.ts';

const SIMULATE = ['simulate', '--system', 'fce-1990', '--players', '21', '--rounds', '7', '--seed', '5'];

describe('escala prizes', () => {
  const input = tournamentText('swiss-finished');
  const document = JSON.parse(input);
  const total = (awards: readonly { readonly prize: number }[]) => awards.reduce((sum, { prize }) => sum + prize, 0);

  it('[Desempats 1.6.1] --prizes shares them among those level on points, to the last coin', async () => {
    const args = ['prizes', '-', '--prizes', '500, 300,250.50,0.01'];
    const { awards, left, categories } = JSON.parse((await runEscala(args, { input })).stdout);
    expect(categories).toEqual([{ name: 'General', sharing: 'equal', prizes: [50_000, 30_000, 25_050, 1] }]);
    expect([total(awards), left]).toEqual([105_051, []]);
    const table = (await runEscala([...args, '--table', '--why'], { input })).stdout;
    expect(table).toMatch(/Prizes after round 5 of 5/);
    expect(table).toMatch(/General {2}Shared equally when tied on points/);
    expect(table).toMatch(/1 +Player \d+ +€\d+\.\d\d/);
    expect(table).toMatch(/tied on .* hold places .*\[Desempats 1\.6\.1\]/s);
    expect(table).toMatch(/€1,050\.51 awarded in total/);
    const none = JSON.parse((await runEscala([...args, '--round', '0'], { input })).stdout);
    expect(none.awards).toEqual([]);
  });

  it('the prizes of the document, by category, with the reasons in every language', async () => {
    const prizes = {
      currency: 'EUR',
      limit: 'one',
      categories: [
        { name: 'General', sharing: 'equal', prizes: [10_000, 5000] },
        { name: 'Unrated', sharing: 'equal', prizes: [2000, { goods: 'Book' }], unrated: true },
      ],
    };
    const players = document.players.map(({ rating, ...player }: { rating?: number }, i: number) =>
      i % 2 === 0 ? player : { ...player, rating },
    );
    const said = JSON.stringify({ ...document, players, prizes });
    const { awards } = JSON.parse((await runEscala(['prizes', '-'], { input: said })).stdout);
    expect(awards.map(({ category }: { category: number }) => category)).toContain(1);
    for (const lang of ['en', 'ca', 'es', 'ro']) {
      const { stdout } = await runEscala(['prizes', '-', '--table', '--why', '--lang', lang], { input: said });
      expect(stdout).not.toMatch(/\[(cli|working|explain|web)\.|undefined/);
    }
  });

  it('before the last round it warns: below and at it', async () => {
    const args = ['prizes', '-', '--prizes', '500,300'];
    const early = await runEscala([...args, '--round', '4'], { input });
    expect(early.code).toBe(0);
    expect(early.stderr).toContain('after round 4 of 5: only the final standings count');
    expect((await runEscala([...args, '--round', '5'], { input })).stderr).toBe('');
  });

  it('refuses what the book does not allow, and a document without prizes', async () => {
    const hort = await runEscala(['prizes', '-', '--prizes', '500', '--sharing', 'hort'], { input });
    expect(hort).toMatchObject({ code: 1, stdout: '' });
    expect(hort.stderr).toContain('by Hort’s system');
    const rising = await runEscala(['prizes', '-', '--prizes', '500,600'], { input });
    expect(rising.stderr).toContain('place 2 brings more than place 1');
    expect((await runEscala(['prizes', '-'], { input })).stderr).toContain('the document has no prizes');
  });
});

describe('escala standings', () => {
  const input = tournamentText('swiss-finished');

  it('ranks a finished tournament by the order of its regulation', async () => {
    const run = await runEscala(['standings', '-'], { input });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(run.stdout)).toEqual(swissCase('swiss-finished').standings);
  });

  it('takes other tie-breaks and an earlier round, and writes a table', async () => {
    const args = ['standings', '-', '--tiebreaks', 'buchholz,progressive', '--round', '3'];
    const json = JSON.parse((await runEscala(args, { input })).stdout);
    expect(json).toMatchObject({ round: 3, tiebreaks: ['buchholz', 'progressive'], rows: { length: 7 } });
    const table = (await runEscala(['standings', '-', '--table'], { input })).stdout;
    expect(table).toContain('Standings after round 5 of 5');
    expect(table).toContain('1    1  Player 101    2099   3½     11½           13       -        10       14');
  });

  it('[C.07] ranks by the codes of FIDE with their workings, and refuses what does not fit with its article', async () => {
    const simulate = ['simulate', '--system', 'fide-dutch', '--players', '9', '--rounds', '4', '--seed', '3'];
    const { stdout: swiss } = await runEscala(simulate);
    const args = ['standings', '-', '--tiebreaks', 'bh-c1,BH,DE,SB', '--round', '3'];
    const json = JSON.parse((await runEscala([...args, '--workings'], { input: swiss })).stdout);
    expect(json).toMatchObject({ round: 3, tiebreaks: ['BH/C1', 'BH', 'DE', 'SB'], rows: { length: 9 } });
    expect(json.workings[0].tiebreaks[0].parts.filter(({ cut }: { cut?: string }) => cut)).toHaveLength(1);
    const table = (await runEscala([...args, '--workings', '--table'], { input: swiss })).stdout;
    expect(table).toMatch(/Pts +BH\/C1 +BH +DE +SB/);
    expect(table).toMatch(/is left out: the least significant value\. \[C\.07 14\]/);
    const refused = await runEscala(['standings', '-', '--tiebreaks', 'KS,BH/C1/M1'], { input: swiss });
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain(
      '“KS” does not fit the system “fide-dutch”. Leave it out, or use another. [C.07 9.2]',
    );
    expect(refused.stderr).toContain('[C.07 14]');
    const together = await runEscala(['standings', '-', '--tiebreaks', 'XYZ,KS'], { input: swiss });
    expect(together).toMatchObject({ code: 1, stdout: '' });
    expect(together.stderr).toContain('“KS” does not fit');
    expect(together.stderr).toContain('There is no tie-break called “XYZ”. Use a FIDE code');
  });

  it('--workings says what each round gave', async () => {
    const json = JSON.parse((await runEscala(['standings', '-', '--workings'], { input })).stdout);
    expect(json.workings[0]).toMatchObject({ player: 'p101', points: { length: 5 } });
    const text = (await runEscala(['standings', '-', '--workings', '--table'], { input })).stdout;
    expect(text).toContain('Round 1: beat Player 104 (4), 1.');
    expect(text).not.toMatch(/\[(cli|working)\./);
  });

  it('refuses a round that was not played', async () => {
    const run = await runEscala(['standings', '-', '--round', '6'], { input });
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain('the last round with games or byes is 5');
  });
});

describe('escala schedule', () => {
  it.each([
    ['round-robin', 5],
    ['double-round-robin', 10],
    ['knockout', 3],
  ])('%s of six: %i rounds', async (system, rounds) => {
    const run = await runEscala(['schedule', '--system', system, '--players', '6']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(run.stdout)).toMatchObject({ format: 'escala/schedule@1', system, rounds: { length: rounds } });
  });

  it('prints rounds, pairs and byes', async () => {
    const run = await runEscala(['schedule', '--system', 'knockout', '--players', '3', '--table']);
    expect(run.stdout).toBe(
      'Knockout of 3: 2 rounds\n\nRound 1\n  2 - 3\n  Bye: 1\n\nRound 2\n  1 - winner of board 1\n',
    );
  });
});

describe('escala draw', () => {
  const players = 'ESP ESP ESP FRA FRA FRA ITA ITA POR AND'
    .split(' ')
    .map((federation, i) => ({ id: `p${i}`, name: `Player ${i}`, federation }));
  const league = (system: string): string =>
    JSON.stringify({ format: 'escala/tournament@1', rules: 'fide-2026', system, rounds: 9, players, games: [] });

  it('[C.05 annex 2] gives numbers by lot; the same seed gives the same', async () => {
    const draw = ['draw', '-', '--seed', '20261116'];
    const [run, again] = await Promise.all([1, 2].map(() => runEscala(draw, { input: league('round-robin') })));
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(again).toEqual(run);
    const drawn = JSON.parse(run!.stdout);
    expect(drawn.players.map((player: { number: number }) => player.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const last = await runEscala(['pair', '-', '--round', '9'], { input: run!.stdout });
    const nationOf = new Map<string, string>(players.map(({ id, federation }) => [id, federation]));
    for (const { white, black } of JSON.parse(last.stdout).pairs)
      expect(nationOf.get(white)).not.toBe(nationOf.get(black));
  });

  it('is refused if the rules draw no numbers', async () => {
    const run = await runEscala(['draw', '-', '--seed', '1'], { input: league('knockout') });
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain('have no articles for this');
  });
});

describe('escala simulate and escala check --pairings', () => {
  it.each(['fce-1990', 'fide-dutch'])(
    '%s: the same seed gives the same tournament, which the engine pairs alike',
    async (system) => {
      const terms = [...SIMULATE, '--system', system, '--absences', '40', '--forfeits', '30', '--withdrawals', '10'];
      const [first, second, other] = await Promise.all(
        [terms, terms, [...terms, '--seed', '6']].map((each) => runEscala(each)),
      );
      expect(first).toMatchObject({ code: 0, stderr: '' });
      expect(second).toEqual(first);
      expect(JSON.parse(other!.stdout).games).not.toEqual(JSON.parse(first!.stdout).games);
      const check = await runEscala(['check', '-', '--pairings'], { input: first!.stdout });
      expect(check).toMatchObject({ code: 0, stderr: '' });
      const { rounds, findings } = JSON.parse(check.stdout);
      expect({ rounds: rounds.length, findings }).toEqual({ rounds: 7, findings: [] });
    },
  );

  it('shares are given in thousandths or as fractions', async () => {
    const inWords = (share: string) => runEscala([...SIMULATE, '--forfeits', share]);
    expect(await inWords('0.03')).toEqual(await inWords('30'));
    expect(await inWords('1.0')).toEqual(await inWords('1000'));
    for (const wrong of ['1001', '1.001', '-1', 'many'])
      expect(await inWords(wrong)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('0.03') });
  });

  it('says which round differs and how', async () => {
    const tournament = JSON.parse((await runEscala(SIMULATE)).stdout);
    const game = tournament.games.find(({ round }: { round: number }) => round === 7);
    [game.white, game.black] = [game.black, game.white];
    const file = temporaryFile(JSON.stringify(tournament));
    const check = await runEscala(['check', file, '--pairings']);
    expect(check.code).toBe(0);
    expect(JSON.parse(check.stdout).findings).toMatchObject([
      { code: 'pairings.colours', round: 7, values: { white: game.black, black: game.white } },
    ]);
    const { stdout } = await runEscala(['check', file, '--pairings', '--why', '--table']);
    expect(stdout).toContain('✓ Round 6: as the engine pairs it');
    expect(stdout).toContain('✗ Round 7: 1 difference');
    expect(stdout).toContain('7 rounds checked, 1 differs.');
  });

  it.each([
    ['fide-2026', 'knockout', '--pairings is for fide-dutch, team-swiss'],
    ['fce-1990', 'double-round-robin', '--pairings is for fce-1990.'],
  ])(
    '%s: has no pairings to compare in a %s, and says which systems of the book can be checked',
    async (rules, system, known) => {
      const tournament = {
        format: 'escala/tournament@1',
        rules,
        system,
        rounds: 1,
        players: [{ id: 'a' }, { id: 'b' }],
        games: [],
      };
      const { code, stdout, stderr } = await runEscala(['check', '-', '--pairings'], {
        input: JSON.stringify(tournament),
      });
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain(`no pairings to compare in the system ${system}`);
      expect(stderr).toContain(known);
    },
  );

  it('[C.04.3] --why says why the engine has its own pairs and bye, and what is worse about the others', async () => {
    const dutch = ['simulate', '--system', 'fide-dutch', '--players', '11', '--rounds', '4', '--seed', '3'];
    const tournament = JSON.parse((await runEscala(dutch)).stdout);
    type Game = { round: number; white: string; black: string };
    const [one, two] = tournament.games.filter(({ round }: Game) => round === 4) as [Game, Game];
    const bye = tournament.byes.find(({ round }: { round: number }) => round === 4);
    [one.black, two.black, bye.player] = [two.black, bye.player, one.black];
    const file = temporaryFile(JSON.stringify(tournament));
    const { stdout } = await runEscala(['check', file, '--pairings', '--why', '--table']);
    expect(stdout).toContain('✗ Round 4: 5 differences');
    const after = (words: string): string => stdout.slice(stdout.indexOf(words)).split('\n').slice(1, 4).join(' ');
    for (const { white, black } of [one, two]) {
      const [line = ''] = stdout
        .split('\n')
        .filter((each) => each.includes(`(${white})`) && each.includes(`(${black})`));
      expect(after(line)).toMatch(/\[C\.04\.3 |\(D-DUTCH-/);
    }
    expect((await runEscala(['check', file, '--pairings', '--table'])).stdout).not.toContain('[C.04.3');
  });

  it('says when the pairings have run out', async () => {
    const run = await runEscala(['simulate', '--players', '4', '--rounds', '9', '--seed', '1']);
    expect(run.code).toBe(0);
    expect(run.stderr).toContain('of 9 rounds were played');
  });
});

describe('escala check', () => {
  it('judges the homologation of a tournament, condition by condition', async () => {
    const run = await runEscala(['check', caseFile('swiss-bye.trf'), '--regulation', 'fce-1990']);
    expect(run.code).toBe(0);
    const { format, events, findings } = JSON.parse(run.stdout);
    expect(format).toBe('escala/findings@1');
    expect(events[0].purposes[0]).toMatchObject({ purpose: 'rating', verdict: 'no' });
    expect(findings.length).toBeGreaterThan(0);
  });

  it('gives the findings of rating a document by its regulation, and its homologation by fce-1990', async () => {
    const [own, other] = await Promise.all([
      runEscala(['check', MARCH, '--regulation', 'fce-2016']),
      runEscala(['check', MARCH, '--regulation', 'fce-1990']),
    ]);
    const articles = JSON.parse(own.stdout).findings.map(({ article }: { article: string }) => article);
    expect(articles.sort()).toEqual(['10.2', '3.1', '6.2']);
    const document = JSON.parse(readFileSync(MARCH, 'utf8'));
    expect(JSON.parse(other.stdout).events).toHaveLength(document.events.length);
  });

  it('says what a report lacks before FIDE accepts it (D-OFF-541)', async () => {
    const [report, table] = await Promise.all([
      runEscala(['check', caseFile('swiss-bye.trf'), '--report']),
      runEscala(['check', '-', '--report', '--table'], { input: tournamentText('swiss-finished') }),
    ]);
    expect(report.code).toBe(0);
    const { format, faults } = JSON.parse(report.stdout);
    expect(format).toBe('escala/faults@1');
    expect(faults).toContainEqual(
      expect.objectContaining({ severity: 'error', code: 'trf-gap-arbiter', path: ['chiefArbiter'] }),
    );
    expect(table.stdout).toContain('before it can be sent:\n');
    expect(table.stdout).toContain('✗ player 1: The FIDE ID is missing.');
  });

  it('refuses a regulation that the document is not written for', async () => {
    const [rating, tournament] = await Promise.all([
      runEscala(['check', MARCH, '--regulation', 'fide-2009']),
      runEscala(['check', caseFile('swiss-bye.trf'), '--regulation', 'fce-2016']),
    ]);
    expect(rating).toMatchObject({ code: 1, stdout: '' });
    expect(rating.stderr).toContain('written for fce-2016');
    expect(tournament).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('escala norms by the titles of FIDE', () => {
  const cases = readFileSync(
    new URL('../../../packages/regulations/src/fide-titles-2024/cases/norms.jsonl', import.meta.url),
    'utf8',
  );
  const { tournament, player, answer } = JSON.parse(cases.split('\n')[0]!);
  const input = JSON.stringify({
    ...tournament,
    games: tournament.games.filter((game: { round: number }) => game.round < 9),
  });

  it('says what the document of its case says, and every condition in words', async () => {
    const run = await runEscala(['norms', '-', '--player', player], { input: JSON.stringify(tournament) });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const { regulation, norms, conditions } = JSON.parse(run.stdout);
    expect(regulation).toBe('fide-titles-2024');
    expect(Object.fromEntries(norms.map((norm: { norm: string }) => [norm.norm, norm]))).toMatchObject(answer);
    for (const { message } of [...conditions, ...norms[0].reasons]) expect(message).toMatch(/^[^[]/);
  });

  it.each(cases.trim().split('\n'))('D-FT-15: answers every case as it stands: %.30s', async (line) => {
    const each = JSON.parse(line);
    const asked = ['norms', '-', '--rules', 'fide-titles-2024', '--player', each.player];
    const { norms } = JSON.parse((await runEscala(asked, { input: JSON.stringify(each.tournament) })).stdout);
    expect(Object.fromEntries(norms.map((norm: { norm: string }) => [norm.norm, norm]))).toMatchObject(each.answer);
  });

  it('says what is still needed in the last round', async () => {
    const run = await runEscala(['norms', '-', '--rules', 'fide-titles-2024', '--chances', '--table'], { input });
    // A single lowest opponent is raised (1.4.6c): at an average of 2478 before, any rating is enough.
    expect(run.stdout).toMatch(/ ½ from one round makes the norm if .* any rating\. \[1\.4\.8\]/);
    const weaker = await runEscala(['norms', '-', '--chances', '--table'], {
      input: input.replaceAll(/"rating":2\d{3}/g, '"rating":2385'),
    });
    expect(weaker.stdout).toMatch(/ from one round makes the norm if .* average at least 23\d\d/);
    const json = await runEscala(['norms', '-', '--chances', '--player', player], { input });
    expect(JSON.parse(json.stdout).chances[0]).toMatchObject({ norm: 'GM', state: 'open', toPlay: 1, paired: 0 });
  });

  it('gives titles by rating, open if the games are not known (D-FT-11)', async () => {
    const untitled = { id: 'new', name: 'New, Strong', rating: 2310, federation: 'AND', sex: 'm' };
    const more = { ...tournament, players: [...tournament.players, untitled] };
    const asked = ['norms', '-', '--rules', 'fide-titles-2024', '--titles', '--player', 'new'];
    const run = await runEscala(asked, { input: JSON.stringify(more) });
    expect(JSON.parse(run.stdout).titles).toMatchObject([
      {
        player: 'new',
        title: 'FM',
        by: 'rating',
        verdict: 'unknown',
        reasons: [{ article: '1.3' }, { article: '1.3' }],
      },
    ]);
    const table = await runEscala([...asked, '--rated-games', '30', '--table'], { input: JSON.stringify(more) });
    expect(table.stdout).toContain('FM by rating, due');
    expect(table.stdout).toContain('Rated games by then: 30; 30 are enough.');
  });

  it('says whether a player meets the conditions of a title by place (D-FT-6)', async () => {
    const asked = ['norms', '-', '--rules', 'fide-titles-2024', '--direct', 'GM'];
    const table = await runEscala([...asked, '--player', player, '--table', '--lang', 'ca'], { input });
    expect(table.stdout).toContain('GM per una posició, falta saber alguna cosa');
    const nobody = await runEscala(asked, { input });
    expect(nobody).toMatchObject({ code: 2, stdout: '' });
    expect(nobody.stderr).toContain('--player <id> is missing');
  });

  it.each([['--titles'], ['--chances'], ['--certificate', 'Player 101']])(
    '%s: not in a book without it',
    async (...asked) => {
      const run = await runEscala(['norms', '-', ...asked], { input: tournamentText('swiss-finished') });
      expect(run).toMatchObject({ code: 1, stdout: '' });
      expect(run.stderr).toContain('have no articles for this');
    },
  );

  describe('--certificate', () => {
    const asked = ['norms', '-', '--rules', 'fide-titles-2024', '--certificate', player];

    it('is for the highest norm made, with what is missing', async () => {
      const { stdout } = await runEscala(asked, { input: JSON.stringify(tournament) });
      const { format, norm, player: facts, missing } = JSON.parse(stdout);
      expect([format, norm.norm, norm.achieved, facts.id]).toEqual(['escala/norm-certificate@1', 'GM', true, player]);
      expect(missing).toContainEqual({ of: 'event', fact: 'place' });
    });

    it('is a PDF in a .pdf file, and lines on request', async () => {
      const out = temporaryFile('', 'norm.pdf');
      const run = await runEscala([...asked, '--out', out], { input: JSON.stringify(tournament) });
      expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
      expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
      const table = await runEscala([...asked, '--table', '--lang', 'ro'], { input: JSON.stringify(tournament) });
      expect(table.stdout).toContain('Norma de GM a fost făcută');
    });

    it('is not written for a norm that was not made, except on request, nor a women’s norm for a man', async () => {
      const none = await runEscala(asked, { input });
      expect(none).toMatchObject({ code: 1, stdout: '' });
      expect(none.stderr).toContain('has made no norm');
      const named = await runEscala([...asked, '--norm', 'GM'], { input });
      expect(JSON.parse(named.stdout).norm).toMatchObject({ norm: 'GM', achieved: false });
      const women = await runEscala([...asked, '--norm', 'WGM'], { input });
      expect(women.stderr).toContain('there is no norm of WGM');
      expect((await runEscala(['norms', '-', '--norm', 'GM'], { input })).stderr).toContain(
        '--certificate <id> is missing',
      );
    });
  });

  it('refuses a player whom the tournament does not have', async () => {
    const run = await runEscala(['norms', '-', '--player', 'nobody'], { input });
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain('nobody');
  });
});

it.each(['norms', 'promotions'])(
  'escala norms and escala promotions: %s: everybody has a verdict with its reasons in words',
  async (command) => {
    const input = tournamentText('swiss-finished');
    const [json, text] = await Promise.all([
      runEscala([command, '-'], { input }),
      runEscala([command, '-', '--table', '--lang', 'ca'], { input }),
    ]);
    expect(json).toMatchObject({ code: 0, stderr: '' });
    const { format, players } = JSON.parse(json.stdout);
    expect(format).toBe(`escala/${command}@1`);
    expect(players).toHaveLength(7);
    for (const { reasons } of players)
      for (const reason of reasons)
        expect(reason).toMatchObject({ article: expect.stringMatching(/./), message: expect.stringMatching(/^[^[]/) });
    expect(text.stdout).toContain('Player 101');
    expect(text.stdout).not.toMatch(/\[(cli|finding)\./);
  },
);
