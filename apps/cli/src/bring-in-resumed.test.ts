import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { importKind } from '@escala/office';
import { expect, it } from 'vitest';
import { foundOffice, importsOf, inStore, playersOf } from './testing/founded-office.ts';
import { ESCALA, runEscala, runProcess, temporaryFolder } from './testing/run-escala.ts';

const ROWS = 8_000;
const BATCHES = ROWS / 500;
const register = ['Codi;Nom;Naixement']
  .concat(Array.from({ length: ROWS }, (_, i) => `P${i};Player ${i} ${'x'.repeat(i % 7)};${1950 + (i % 60)}`))
  .join('\n');

async function founded(folder: string): Promise<string> {
  mkdirSync(folder);
  await foundOffice(folder);
  return folder;
}

/** Kills the process as soon as a few of its batches are on record; returns how many. */
async function killedAfter(batches: number, data: string, file: string): Promise<number> {
  return inStore(data, async ({ archive }) => {
    const done = async (): Promise<number> => {
      const [begun] = await archive.read('cat', (reading) => reading.list(importKind));
      return begun?.body.batches ?? 0;
    };
    const child = spawn(process.execPath, [ESCALA, 'bring-in', 'players', file, '--data', data], { stdio: 'ignore' });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    while ((await done()) < batches && child.exitCode === null) await wait(5);
    child.kill('SIGKILL');
    await ended;
    return done();
  });
}

/** On a busy machine it may finish before it is killed: then try again from the beginning. */
async function brokenTwice(folder: string, file: string): Promise<{ broken: string; second: number }> {
  for (let i = 1; ; i++) {
    const broken = await founded(join(folder, `broken-${i}`));
    const first = await killedAfter(2, broken, file);
    const second = first < BATCHES ? await killedAfter(first + 2, broken, file) : BATCHES;
    if (second === BATCHES) continue;
    expect(second).toBeGreaterThan(first);
    return { broken, second };
  }
}

it('an import that was killed continues where it was, with the same result', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'register.csv');
  writeFileSync(file, register);
  const whole = await founded(join(folder, 'whole'));
  const { broken, second } = await brokenTwice(folder, file);
  const last = await runProcess(['bring-in', 'players', file, '--data', broken]);
  expect(last.stdout).toContain(`stopped after ${second} batches`);
  const once = await runEscala(['bring-in', 'players', file, '--data', whole]);
  expect(last.stdout.split('\n').slice(1)).toEqual(once.stdout.split('\n'));
  const bodies = async (data: string) => (await playersOf(data)).map(({ id, version, body }) => [id, version, body]);
  expect(await bodies(broken)).toEqual(await bodies(whole));
  expect(await importsOf(broken)).toMatchObject([{ body: { state: 'done', taken: ROWS, batches: BATCHES } }]);
  expect((await runEscala(['verify', '--data', broken])).code).toBe(0);
});
