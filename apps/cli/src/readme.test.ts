import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runEscala, runProcess, temporaryFolder } from './testing/run-escala.ts';
import { MATCH } from './testing/team-cases.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** The commands of the README below a heading, as printed, one per line. */
function commandsAfter(heading: string): string[] {
  const from = readme.indexOf(heading);
  const block = readme.slice(readme.indexOf('```sh\n', from) + 6, readme.indexOf('\n```\n', from));
  return block.split('\n').filter((line) => line.startsWith('npx escala '));
}

const LIST = `ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag
32012345       Puig, Joana                                                  ESP F                                 2100  0   20                       1990
`;

describe('the README', () => {
  it('has commands that work as they are printed', async () => {
    const folder = temporaryFolder();
    copyFileSync(join(root, 'demo/federation.rating-input.json'), join(folder, 'document.json'));
    writeFileSync(join(folder, 'entries.csv'), 'name;rating\nJoana Puig;2100\nPau Pi;2000\n');
    writeFileSync(join(folder, 'players_list_foa.txt'), LIST);
    writeFileSync(join(folder, 'match.json'), JSON.stringify(MATCH));
    const commands = commandsAfter('## Use');
    expect(commands.length).toBeGreaterThan(10);
    const placed = (word: string): string =>
      [join(root, word), join(folder, word)].find((path) => /[/.]/.test(word) && existsSync(path)) ?? word;
    for (const command of commands) {
      const [words = '', into] = command.replace(/ +#.*$/, '').split(' > ');
      const args = [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? placed(bare!));
      const run = await runEscala(args.slice(2));
      expect([command, run.code, run.code === 0 ? '' : run.stderr]).toEqual([command, 0, '']);
      if (into) writeFileSync(join(folder, into), run.stdout);
    }
  });

  it('names no command and no option that an office of your own does not have', async () => {
    const commands = commandsAfter('An office of your own:').map((line) =>
      line.replace(/ #.*$/, '').slice('npx escala '.length),
    );
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) {
      const words = command.split(/\s+/);
      const names = words.slice(0, ['bring-in', 'fide-register'].includes(words[0]!) ? 2 : 1);
      const help = await runEscala([...names, '--help']);
      expect([command, help.code]).toEqual([command, 0]);
      for (const option of words.filter((word) => word.startsWith('--')))
        expect(help.stdout, command).toContain(option);
    }
  });

  it('the message of a report that lacks dates and thinking time names the options to give', async () => {
    const folder = temporaryFolder();
    const simulate = ['simulate', '--system', 'fce-1990', '--players', '6', '--rounds', '3', '--seed', '7'];
    writeFileSync(join(folder, 'event.json'), (await runEscala(simulate)).stdout);
    writeFileSync(
      join(folder, 'event.trf'),
      (await runEscala(['convert', join(folder, 'event.json'), '--to', 'trf16'])).stdout,
    );
    const into = join(root, 'demo/federation.rating-input.json');
    const bare = await runEscala(['rate', join(folder, 'event.trf'), '--into', into]);
    expect(bare.code).toBe(1);
    expect(bare.stderr).toContain('--start 2019-02-20 --end 2019-02-24 --time-control 90+30');
    const given = ['--start', '2019-02-20', '--end', '2019-02-24', '--time-control', '90+30'];
    const named = await runEscala(['rate', join(folder, 'event.trf'), '--into', into, ...given]);
    expect(named.stderr).toContain('or rate the event alone with --regulation and --list-date');
  });
});

it('npm run bench names the benchmarks if it is asked for another', async () => {
  const run = await runProcess([join(root, 'benchmarks/src/main.ts'), 'nonsense'], { command: [process.execPath] });
  expect(run).toMatchObject({ code: 2, stdout: '' });
  expect(run.stderr).toContain(
    'There is no benchmark and no file “nonsense”. Benchmarks: pairing, dutch, tie-breaks, files, fide-register, office, nation, previews, federations, web, dearest, refusals',
  );
});
