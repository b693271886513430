import { describe, expect, it } from 'vitest';
import { peerCases } from '../testing/peer-cases.ts';
import { runEscala, temporaryFile } from '../testing/run-escala.ts';

/** Eight players after round one, each line with its second column. */
const report = (head: string, ...second: readonly string[]): string =>
  [
    '012 Open',
    ...(head === '' ? [] : [head]),
    '142 5',
    '152 W',
    ...[5, 6, 7, 8, 1, 2, 3, 4].map((opponent, i) => {
      const [colour, result] = i < 4 ? [i % 2 === 0 ? 'w' : 'b', '1'] : [i % 2 === 0 ? 'b' : 'w', '0'];
      const line = `001 ${String(i + 1).padStart(4)}      Player ${i + 1}`.padEnd(48) + String(2000 - 10 * i);
      const points = result === '1' ? '1.0' : '0.0';
      return `${line.padEnd(80)} ${points} ${String(i + 1).padStart(4)}  ${String(opponent).padStart(4)} ${colour} ${result}  ${second[i] ?? ''}`.trimEnd();
    }),
    '',
  ].join('\n');

const pair = (input: string, ...args: string[]) => runEscala(['pair', '-', ...args], { input });
const pairsOf = (stdout: string): string[] =>
  (JSON.parse(stdout) as { pairs: { white: string; black: string }[] }).pairs.map(
    ({ white, black }) => `${white}-${black}`,
  );
const DUTCH = ['4-1', '2-3', '5-8', '7-6'];
const codesOf = (stderr: string): string[] =>
  (JSON.parse(stderr) as { faults: { code: string }[] }).faults.map(({ code }) => code);

describe('a report that names no system', () => {
  it.each([
    '',
    '092 Individual: Swiss-System',
    '092 Swiss',
    '092 Sistema suizo',
    '092 Schweizer System',
    '092 Individual',
    '092 Swiss Dutch',
  ])('[D-OFF-1240] is paired by FIDE’s Dutch system, and one line says so: %s', async (head) => {
    const { code, stdout, stderr } = await pair(report(head));
    expect(code).toBe(0);
    expect(pairsOf(stdout)).toEqual(DUTCH);
    expect(stderr).toContain('fide-dutch is assumed');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(codesOf((await pair(report(head), '--json')).stderr)).toEqual(['trf-system-assumed']);
  });

  it('[D-OFF-1240] is paired by the Catalan book only by name, in the command or in the report', async () => {
    const { trf } = peerCases('dutch').find(({ name }) => name === 'forced_exchange')!;
    const named = await pair(`${trf}092 Swiss (fce-1990)\n152 W\n`);
    expect(pairsOf(named.stdout)).toEqual(['1-4', '2-3', '7-5', '8-6']);
    for (const args of [
      ['--rules', 'fce-1990'],
      ['--system', 'fce-1990'],
    ])
      expect((await pair(`${trf}152 W\n`, ...args)).stdout).toBe(named.stdout);
    expect(pairsOf((await pair(trf)).stdout)).toEqual(['1-3', '2-4', '7-5', '8-6']);
  });

  it('[D-OFF-1240] goes by FIDE’s book in everything, also where both have the system', async () => {
    const league = report('092 Round Robin');
    const document = JSON.parse((await runEscala(['convert', '-', '--to', 'json'], { input: league })).stdout);
    expect(document).toMatchObject({ rules: 'fide-2026', system: 'round-robin' });
    const standings = JSON.parse((await runEscala(['standings', '-'], { input: league })).stdout);
    expect(standings.tiebreaks).toContain('SB');
    const refused = await runEscala(['check', '-'], { input: league });
    expect(refused.code).toBe(1);
    expect((await runEscala(['check', '-', '--rules', 'fce-1990'], { input: league })).code).toBe(0);
  });

  it('[D-OFF-1240] entries and simulate mean the same, and say so', async () => {
    const entries = await runEscala(['entries', '-', '--rounds', '3'], { input: 'Name,Rating\nA,2000\nB,1900\n' });
    expect(JSON.parse(entries.stdout)).toMatchObject({ rules: 'fide-2026', system: 'fide-dutch' });
    expect(entries.stderr).toContain('fide-dutch is used');
    const terms = ['simulate', '--players', '8', '--rounds', '3', '--seed', '1'];
    const simulated = await runEscala(terms);
    expect(JSON.parse(simulated.stdout)).toMatchObject({ system: 'fide-dutch' });
    expect(simulated.stderr).toContain('fide-dutch is used');
    expect(codesOf((await runEscala([...terms, '--json'])).stderr)).toEqual(['entries-system-assumed']);
  });

  it.each(['092 Swiss (Dubov)', '192 FIDE_BURSTEIN', '192 CUSTOM_SWISS'])(
    '[D-TRF-9] is not one that names another system, which is asked about: %s',
    async (head) => {
      const refused = await pair(report(head));
      expect(refused).toMatchObject({ code: 1, stdout: '' });
      expect(refused.stderr).toContain('Use --system');
      expect(pairsOf((await pair(report(head), '--system', 'fide-dutch')).stdout)).toEqual(DUTCH);
      expect((await runEscala(['standings', '-'], { input: report(head) })).code).toBe(0);
    },
  );

  it('[D-OFF-1240] is one of teams if they meet', async () => {
    const { trf } = peerCases('team-swiss').find(({ name }) => name === 'team_round2')!;
    const [said, silent] = [await pair(trf), await pair(trf.replace(/^192.*\n/m, ''))];
    expect(JSON.parse(silent.stdout)).toEqual(JSON.parse(said.stdout));
    expect(silent.stderr).toContain('team-swiss is assumed');
  });
});

describe('the round to be paired', () => {
  const BYES = Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? '0000 - Z' : '0000 - H'));

  it('[D-TRF-12] a last column that holds byes alone belongs to it: those of some are kept, those of all put aside', async () => {
    const some = await pair(report('192 FIDE_DUTCH', ...BYES.slice(0, 2)));
    expect(pairsOf(some.stdout)).toHaveLength(3);
    expect(some.stderr).toBe('');
    for (const round of [[], ['--round', '2']]) {
      const all = await pair(report('192 FIDE_DUTCH', ...BYES), ...round);
      expect(JSON.parse(all.stdout).round).toBe(2);
      expect(pairsOf(all.stdout)).toEqual(DUTCH);
      expect(all.stderr).toContain('everybody has a bye');
    }
  });
});

describe('points by ruling', () => {
  const ruled = (...lines: string[]): string => `${report('192 FIDE_DUTCH')}${lines.join('\n')}\n`;
  const line = (kind: string, points: string, round: string, ...ids: number[]): string =>
    `299 ${kind.padEnd(1)}        ${points.padStart(4)}  ${round.padStart(3)} ${ids.map((id) => String(id).padStart(4)).join(' ')}`;
  const totals = async (input: string): Promise<string[]> =>
    (
      JSON.parse((await runEscala(['standings', '-'], { input })).stdout) as {
        rows: { player: string; points: number }[];
      }
    ).rows.map(({ player, points }) => `${player} ${points}`);

  it('[D-TRF-10] 299 without a type is added: a penalty moves a player down, in the pairing and in the table', async () => {
    const penalty = ruled(line('', '-1.0', '1', 1));
    const { code, stdout, stderr } = await pair(penalty);
    expect([code, stderr]).toEqual([0, '']);
    expect(pairsOf(stdout)).not.toEqual(DUTCH);
    expect(await totals(penalty)).toContain('1 0');
    const json = JSON.parse((await runEscala(['convert', '-', '--to', 'json'], { input: penalty })).stdout);
    expect(json.assignedPoints).toEqual([{ round: 1, player: '1', points: -1 }]);
    const again = await pair(JSON.stringify(json));
    expect(pairsOf(again.stdout)).toEqual(pairsOf(stdout));
  });

  it('[D-TRF-10] with a type it replaces what such a result is worth, for those it names or for everybody', async () => {
    expect(await totals(ruled(line('L', '0.5', '', 5, 6)))).toEqual(expect.arrayContaining(['5 0.5', '6 0.5', '7 0']));
    expect(await totals(ruled(line('L', '0.5', '')))).toEqual(expect.arrayContaining(['5 0.5', '8 0.5']));
    const workings = await runEscala(['standings', '-', '--table', '--workings'], {
      input: ruled(line('', '0.5', '1', 8)),
    });
    expect(workings.stdout).toContain('Round 1: by ruling, ½');
  });

  it('[D-TRF-10] a system that cannot count them pairs nothing', async () => {
    const refused = await pair(ruled(line('', '-1.0', '1', 1)), '--system', 'fce-1990');
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('cannot count the points of 299');
    // A table of numbers does not look at points.
    expect((await pair(ruled(line('', '-1.0', '1', 1)), '--system', 'round-robin')).code).toBe(0);
    const three = report('162  W 3.0    D 1.0');
    expect((await pair(three.replaceAll(' 1.0 ', ' 3.0 '), '--system', 'fce-1990')).stderr).toContain('points of 162');
  });

  it('[D-TRF-11] points beside the players of teams decide nothing; without 352 all listed boards play', async () => {
    const { trf } = peerCases('team-swiss').find(({ name }) => name === 'team_informative_score')!;
    const { code, stdout, stderr } = await pair(trf);
    expect(code).toBe(0);
    expect(stderr).toContain('points');
    expect(pairsOf(stdout)).toHaveLength(4);
    expect(pairsOf((await pair(`${trf}352 W\n`)).stdout)).toHaveLength(2);
  });
});

describe('written for other programs', () => {
  it('[D-OFF-1241] 192 is FIDE_DUTCH, whatever the year of today’s edition in the file', async () => {
    const code = async (head: string) =>
      /^192 .*?(?=\r?$)/m.exec(
        (await runEscala(['convert', '-', '--to', 'trf26'], { input: report(head) })).stdout,
      )?.[0];
    expect(await code('192 FIDE_DUTCH_2026')).toBe('192 FIDE_DUTCH');
    expect(await code('192 FIDE_DUTCH_2025_BAKU')).toBe('192 FIDE_DUTCH_BAKU');
    expect(await code('192 FIDE_DUTCH_2017')).toBe('192 FIDE_DUTCH_2017');
  });

  it('[D-OFF-1242] Baku of 192 becomes XXA lines in the edition of 2016, and pairs the same', async () => {
    const input = report('192 FIDE_DUTCH_BAKU');
    const { stdout } = await runEscala(['convert', '-', '--to', 'trf16'], { input });
    expect(stdout.match(/^XXA.*?(?=\r?$)/gm)).toEqual([1, 2, 3, 4].map((id) => `XXA    ${id}  1.0  1.0  0.5`));
    const [own, theirs] = [await pair(input), await pair(stdout, '--rounds', '5', '--initial-colour', 'white')];
    expect(pairsOf(theirs.stdout)).toEqual(pairsOf(own.stdout));
    const json = (await runEscala(['convert', '-', '--to', 'json'], { input })).stdout;
    const again = await runEscala(['convert', '-', '--to', 'trf16'], { input: json });
    expect(again.stdout.match(/^XXA/gm)).toHaveLength(4);
  });
});

it('check of several files names the file of each fault, also as JSON', async () => {
  const [good, bad] = [temporaryFile(report('092 Swiss'), 'good.trf'), temporaryFile('001 x', 'bad.trf')];
  const { code, stderr } = await runEscala(['check', good, bad, '--pairings', '--json']);
  expect(code).toBe(1);
  const documents = stderr
    .trim()
    .split(/(?<=^\})\n/m)
    .map((text) => JSON.parse(text) as { faults: { source: string; code: string }[] });
  const faults = documents.flatMap((each) => each.faults);
  expect(faults.find(({ code: found }) => found === 'trf-system-assumed')?.source).toBe(good);
  expect(faults.filter(({ source }) => source === bad).length).toBeGreaterThan(0);
  expect(faults.every(({ source }) => source === good || source === bad)).toBe(true);
});

describe('standings of teams', () => {
  /** Points by team, match and game points. */
  const totals = async (input: string, ...args: string[]): Promise<string[]> => {
    const { code, stdout, stderr } = await runEscala(['standings', '-', '--tiebreaks', 'MP,GP', ...args], { input });
    expect(code, stderr).toBe(0);
    const { rows } = JSON.parse(stdout) as { rows: { player: string; tiebreaks: number[] }[] };
    return rows.map(({ player, tiebreaks }) => `${player.replace(/^\D+/, '')} ${tiebreaks.join(' ')}`).sort();
  };
  const twoBoards = peerCases('team-swiss').find(({ name }) => name === 'probe-case4b')!.trf;

  it.each([
    [[], '5 1 1'],
    [['320  2.0  2.0'], '5 2 2'],
    [['162  P 0.0'], '5 1 0'],
    [['299    -1.0          1    5'], '5 0 1'],
    [['299 W   4.0  3.0'], '5 1 1'],
    [['362 TW 3.0    TD 2.0    TL 1.0'], '5 2 1'],
  ])('[1.4] D-TRF-10: are the points by which teams are paired: %j', async (records, fifth) => {
    const input = `${twoBoards}${records.map((record) => `${record}\n`).join('')}`;
    const found = await totals(input);
    expect(found).toContain(fifth);
    expect(await totals(input, '--system', 'team-swiss')).toEqual(found);
  });
});
