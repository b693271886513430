import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium as chromiumOf, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kept, ready, saved } from '../testing/arbiter-desk.ts';
import { CHROMIUM_ARGS, wholeChromium } from '../testing/chromium.ts';
import { type PlayProcess, startPlay } from '../testing/play-process.ts';

const chromium = wholeChromium();
const PLAYERS = Array.from({ length: 12 }, (_, i) => `Player Number${'abcdefghijkl'[i]} ${1900 - 30 * i}`);

/** The browser itself is killed, not its page: nothing in it can run any more (D-OFF-654). */
describe.skipIf(chromium === undefined)('a browser that is killed while results wait', () => {
  let program: PlayProcess;
  let profile: string;
  let context: BrowserContext | undefined;
  let running: ChildProcess | undefined;
  let address = '';
  beforeAll(async () => {
    program = await startPlay();
    profile = await mkdtemp(join(tmpdir(), 'escala-profile-'));
  });
  afterAll(async () => {
    await killed();
    await program?.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  /** The same person's browser, started again: a process of ours, so that we can kill it. */
  async function opened(): Promise<Page> {
    const args = [...CHROMIUM_ARGS, '--headless=new', '--no-first-run', '--remote-debugging-port=0', '--lang=en-GB'];
    running = spawn(chromium!, [...args, `--user-data-dir=${profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    const lines = createInterface({ input: running.stderr! });
    const address = await new Promise<string>((resolve, reject) => {
      lines.on('line', (line) => {
        const [, told] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
        if (told !== undefined) resolve(told);
      });
      running!.once('exit', () => reject(new Error('The browser did not start.')));
    });
    [context] = (await chromiumOf.connectOverCDP(address)).contexts();
    context!.setDefaultTimeout(30_000);
    return context!.pages()[0] ?? context!.newPage();
  }
  async function killed(): Promise<void> {
    const ended = running && new Promise<void>((resolve) => running!.once('exit', () => resolve()));
    // Including all of its helper processes.
    if (running?.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
    await ended;
    running = undefined;
  }
  const says = (page: Page, words: string | RegExp): Promise<void> =>
    page.getByText(words).filter({ visible: true }).first().waitFor();

  it('[D-OFF-654] six results, of which four wait without a connection: opened again, all of them are there and go out', async () => {
    const page = await opened();
    await page.goto(program.link);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Crash cup');
    await page.getByLabel('Type or paste players').fill(PLAYERS.join('\n'));
    await page.getByText('Players: 12').waitFor();
    await page.getByRole('button', { name: 'Create and pair round 1' }).click();
    await page.getByRole('heading', { name: 'Round 1' }).first().waitFor();
    address = `${page.url()}/results`;
    await page.goto(address);
    await ready(page);
    await page.locator('#board-1').focus();
    for (const key of '10') await page.keyboard.press(key);
    await saved(page);
    await kept(page);
    await context!.setOffline(true);
    for (const key of '510') await page.keyboard.press(key);
    await says(page, /3 results are waiting|Offline,/);
    await page.keyboard.press('1');
    await page.locator('.entry-waiting').nth(3).waitFor();
    // Struck out of the journal once the browser's database has it on disk.
    const inJournal = (): Promise<unknown> =>
      page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('escala.entry.')).length");
    await expect.poll(inJournal).toBe(0);
    await killed();

    const again = await opened();
    await again.goto(address);
    await again.locator('[data-entry]').or(again.getByText('start Escala again')).first().waitFor();
    // A browser just opened may not have saved its session: starting the program again gives a link.
    if ((await again.locator('[data-entry]').count()) === 0) {
      const [link] = /http:\S+\/play\S*#\S+/.exec(await program.run('play', '--data', 'data', '--no-browser'))!;
      await again.goto(link);
      await again.waitForURL(/\/desk/);
      await again.goto(address);
    }
    await says(again, 'All results of round 1 are saved.');
    await says(again, '6 of 6 in');
    const event = /events\/([^/]+)\//.exec(address)![1]!;
    const answer = await fetch(`${program.address}/api/play/events/${event}/rounds`);
    const { rounds } = (await answer.json()) as { rounds: { boards: { result?: string }[] }[] };
    expect(rounds[0]!.boards.map(({ result }) => result)).toEqual(['1-0', '0-1', '1/2', '1-0', '0-1', '1-0']);
  });
});
