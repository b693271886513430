import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LANGUAGES, translator } from '@escala/messages';
import { openStore } from '@escala/storage';
import { expect, it, onTestFinished } from 'vitest';
import { runEscala, temporaryFolder } from '../testing/run-escala.ts';
import { faultPage, showFault } from './fault-page.ts';

const speech = { language: 'en', translate: translator('en') } as const;
const read = async (address: string): Promise<string> => (await fetch(address)).text();

/** A stand-in for the command that opens a browser: reads the page, and keeps it in the folder. */
function openerIn(folder: string): void {
  const reading = `fetch(process.argv[2]).then((answer) => answer.text()).then((text) =>
    require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'page.html'))}, text));`;
  writeFileSync(join(folder, 'read.cjs'), reading);
  const command = `#!/bin/sh\n: > "${join(folder, 'opened')}"\nexec "${process.execPath}" "${join(folder, 'read.cjs')}" "$1"\n`;
  for (const name of ['xdg-open', 'open']) writeFileSync(join(folder, name), command, { mode: 0o755 });
}

async function newerRecord(data: string): Promise<void> {
  const file = join(data, 'office.sqlite');
  await (await openStore({ url: file })).close();
  const database = new DatabaseSync(file);
  database.exec("insert into migrations (name) values ('9999-later')");
  database.close();
}

/** `escala play` as by a click, with what it says in the terminal and in the browser. */
async function clicked(data: string, { words = [], env = {} }: { words?: string[]; env?: object } = {}) {
  const [folder, modules] = [temporaryFolder(), temporaryFolder()];
  openerIn(folder);
  writeFileSync(join(modules, 'play-00000000.js'), '');
  const { code, stderr } = await runEscala(['play', '--data', data, ...words], {
    env: { ESCALA_CLICKED: '1', ESCALA_WEB_FOLDER: modules, PATH: `${folder}:${process.env.PATH}`, ...env },
  });
  const [opened, page] = ['opened', 'page.html'].map((name) => join(folder, name)) as [string, string];
  return { code, stderr, isOpened: existsSync(opened), page: () => existsSync(page) && readFileSync(page, 'utf8') };
}

/** Shows it, with this instead of a browser. */
async function shownTo<T>(reason: string, browser: (address: string) => Promise<T>): Promise<T> {
  const did = Promise.withResolvers<T>();
  await showFault(reason, speech, async (address) => {
    did.resolve(browser(address));
    return true;
  });
  return did.promise;
}

it('[D-OFF-1441] a page with the reason is answered once, to this machine alone', async () => {
  const [address, page] = await shownTo('The disk of <A & B> is full.', async (at) => [at, await read(at)] as const);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(page).toBe(faultPage('The disk of <A & B> is full.', speech));
  expect(page).toContain('<p>The disk of &lt;A &amp; B> is full.</p>');
  await expect(read(address)).rejects.toThrow();
});

it('[D-OFF-1441] it does not wait where no browser opens', async () => {
  await expect(showFault('no', speech, async () => false)).resolves.toBeUndefined();
});

it('[D-OFF-1441] what a browser asks beside the page does not end it', async () => {
  const asked = await shownTo('no', async (at) => [(await fetch(`${at}favicon.ico`)).status, (await fetch(at)).status]);
  expect(asked).toEqual([404, 200]);
});

it.each(LANGUAGES)('the page in %s', (language) => {
  const translate = translator(language);
  const page = faultPage('?', { language, translate });
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<h1>${translate('cli.play.not-started')}</h1>`);
});

const onUnix = it.skipIf(process.platform === 'win32');

onUnix('[D-OFF-1441] a click on the program with a port in use: said on a page, and in the terminal', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const port = String((other.address() as { port: number }).port);
  const { code, stderr, page } = await clicked(temporaryFolder(), { words: ['--port', port] });
  expect([code, stderr]).toEqual([1, expect.stringContaining(port)]);
  await expect.poll(page).toContain(port);
});

onUnix('[D-OFF-1441] a folder that is no folder, and a record of a newer version', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const inFile = await clicked(join(file, 'data'));
  expect(inFile.code).toBe(1);
  await expect.poll(inFile.page).toContain('cannot be opened');
  const data = temporaryFolder();
  await newerRecord(data);
  const newer = await clicked(data);
  expect(newer.code).toBe(1);
  await expect.poll(newer.page).toContain('written by a newer version');
});

onUnix('[D-OFF-1441] typed in a terminal, or told to open no browser, it says it there alone', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect((await clicked(join(file, 'data'))).isOpened).toBe(true);
  expect((await clicked(join(file, 'data'), { env: { ESCALA_CLICKED: '' } })).isOpened).toBe(false);
  expect((await clicked(join(file, 'data'), { words: ['--no-browser'] })).isOpened).toBe(false);
});
