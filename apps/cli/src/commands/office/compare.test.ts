import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addEntry, pairEventRound, registerEvent, registerPlayer } from '@escala/office/acts';
import { eventFile, eventGames, showRounds } from '@escala/office/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeDesk } from '../../office/office-desk.ts';
import { foundOffice, inStore } from '../../testing/founded-office.ts';
import { runEscala } from '../../testing/run-escala.ts';

const FACTS = {
  name: 'Obert de prova',
  rules: 'fide-2026',
  system: 'fide-dutch',
  type: 'swiss',
  start: '2026-02-03',
  end: '2026-02-12',
  rounds: 3,
  timeControl: { minutes: 90, increment: 30 },
  initialColour: 'white',
  arbiters: [],
};

let data = '';
const at = (name: string): string => join(data, name);
const atDesk = <Result>(work: (desk: ReturnType<typeof officeDesk>) => Promise<Result>): Promise<Result> =>
  inStore(data, ({ archive }) => work(officeDesk(archive, 'cat', undefined)));
const boards = () => atDesk(async (desk) => (await desk.ask(showRounds, { event: 'open' })).rounds[0]!.boards);

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'escala-compare-'));
  await foundOffice(data);
  await atDesk(async (desk) => {
    await desk.perform(registerEvent, { event: 'open', facts: FACTS } as never);
    for (const player of ['1', '2', '3', '4']) {
      await desk.perform(registerPlayer, { player, name: `Pons, Ana ${player}`, birthYear: 1990 } as never);
      await desk.perform(addEntry, { event: 'open', player, facts: { rating: 2100 - Number(player) } } as never);
    }
    await desk.perform(pairEventRound, { event: 'open', round: 1 } as never);
    const file = await desk.ask(eventFile, { event: 'open' });
    writeFileSync(at('same.json'), JSON.stringify(file));
    const other = file.boards.map((board) => ({ ...board, result: board.board === 1 ? '0-1' : '1/2', kind: 'played' }));
    writeFileSync(at('other.json'), JSON.stringify({ ...file, boards: other }));
  });
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

describe('[D-OFF-650] escala compare', () => {
  const compare = (file: string, ...more: string[]) => runEscala(['compare', at(file), '--data', data, ...more]);

  it('refuses another document, and names the places of faults in an event file', async () => {
    writeFileSync(at('another.json'), '{"format": "escala/tournament@1", "games": []}');
    expect(await compare('another.json')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/another\.json is not an event file\. Download it from .*\n$/),
    });
    const file = JSON.parse(readFileSync(at('same.json'), 'utf8'));
    const boards = Array.from({ length: 60 }, () => ({ ...file.boards[0], board: 'one' }));
    writeFileSync(at('broken.json'), JSON.stringify({ ...file, boards }));
    const { code, stdout, stderr } = await compare('broken.json');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^file\.boards\.0\.board: This field/);
    expect(stderr.trimEnd().split('\n')).toHaveLength(51);
  });

  it('says that nothing differs, or what does, with the names to take it over', async () => {
    expect(await compare('same.json')).toMatchObject({ code: 0, stdout: expect.stringContaining('is the same here') });
    const { code, stdout } = await compare('other.json');
    expect(code).toBe(0);
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(/^board\/1\/1 {2}Round 1, board 1: Pons, Ana \d – Pons, Ana \d$/),
      '    Here: No result',
      expect.stringMatching(/^ {4}In the file: 0\s–\s1$/),
    ]);
    expect(stdout).toContain('--take all');
    expect((await boards()).map(({ result }) => result)).toEqual([undefined, undefined]);
  });

  it('takes over what is named, then all of it; refusals are shown', async () => {
    expect(await compare('other.json', '--take', 'board/1/9')).toMatchObject({ code: 1, stdout: '' });
    expect(await compare('other.json', '--take', 'board/1/2')).toMatchObject({
      code: 0,
      stdout: 'One difference taken from the file.\n',
    });
    expect((await boards()).map(({ result }) => result)).toEqual([undefined, '1/2']);
    expect((await compare('other.json', '--take', 'all', '--reason', 'The other one.')).code).toBe(0);
    expect((await boards()).map(({ result }) => result)).toEqual(['0-1', '1/2']);
  });

  it('a file of another kind is refused', async () => {
    writeFileSync(at('none.json'), 'nothing');
    expect(await compare('none.json')).toMatchObject({ code: 1, stderr: expect.stringContaining('not an event file') });
    writeFileSync(at('empty.json'), '{}');
    expect((await compare('empty.json')).code).toBe(1);
    expect((await compare('missing.json')).code).toBe(1);
  });
});

describe('[D-OFF-606] escala bring-in games', () => {
  it('keeps the games with their boards and reports different results; a dry run keeps nothing', async () => {
    const [first, second] = await boards();
    const name = (id: string): string => `Pons, Ana ${id}`;
    const game = (board: typeof first, result: string): string =>
      `[White "${name(board!.white)}"]\n[Black "${name(board!.black)}"]\n[Round "1"]\n[Result "${result}"]\n\n1. e4 e5 2. Nf3 ${result}\n`;
    writeFileSync(at('round-1.pgn'), `${game(first, '1-0')}\n${game(second, '1/2-1/2')}`);
    const bring = (...more: string[]) =>
      runEscala(['bring-in', 'games', at('round-1.pgn'), '--event', 'open', '--data', data, ...more]);
    const games = () => atDesk(async (desk) => (await desk.ask(eventGames, { event: 'open' })).games.length);
    await bring('--dry-run');
    expect(await games()).toBe(0);
    const { stdout, stderr } = await bring('--doubts', at('doubts.csv'));
    expect(`${stdout}${stderr}`).toContain('1.1');
    expect(readFileSync(at('doubts.csv'), 'utf8')).toContain('differs');
    expect(await games()).toBe(2);
    expect((await boards())[0]!.result).toBe('0-1');
  });
});
