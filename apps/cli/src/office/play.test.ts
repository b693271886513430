import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { ESCALA, runEscala, temporaryFolder } from '../testing/run-escala.ts';

/** `escala play` in a process of its own, with the link that it prints. */
async function played(data: string, ...more: string[]) {
  const modules = temporaryFolder();
  writeFileSync(join(modules, 'play-00000000.js'), '');
  const env = { ...process.env, LC_ALL: 'C', ESCALA_WEB_FOLDER: modules };
  const program = spawn(process.execPath, [ESCALA, 'play', '--data', data, '--no-browser', ...more], { env });
  onTestFinished(() => void program.kill('SIGKILL'));
  const ended = once(program, 'exit') as Promise<[number | null]>;
  const lines = createInterface({ input: program.stdout });
  for await (const line of lines) {
    const link = /http:\/\/127\.0\.0\.1:\d+\/play#[\w-]{43}/.exec(line)?.[0];
    if (link) return { link: new URL(link), ended, stop: () => program.kill('SIGTERM') };
  }
  throw new Error('no link was printed');
}

const open = async (link: URL): Promise<number> => (await opened(link)).status;

async function opened(link: URL): Promise<Response> {
  const opening = { name: 'Our club', arbiter: 'Anna Puig', language: 'en', timeZone: 'Europe/Madrid' };
  return fetch(new URL('/api/play', link), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: link.hash.slice(1), ...opening, competitionRules: 'fide-2026' }),
  });
}

it('[D-OFF-566] escala play: a link that opens once, a second start that opens what runs, an end when told', async () => {
  const data = temporaryFolder();
  const first = await played(data, '--port', '0');
  expect([await open(first.link), await open(first.link)]).toEqual([200, 403]);
  // It was not on the usual port: its address is on record.
  const second = await played(data);
  expect(await second.ended).toEqual([0, null]);
  expect(second.link.origin).toBe(first.link.origin);
  expect(await open(second.link)).toBe(200);
  first.stop();
  expect(await first.ended).toEqual([0, null]);
  const again = await played(data, '--port', '0');
  expect(await open(again.link)).toBe(200);
});

it('[D-OFF-1440] the desk names the folder, and Quit ends the program as a signal does', async () => {
  const data = temporaryFolder();
  const { link, ended } = await played(data, '--port', '0');
  const cookie = (await opened(link)).headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const at = (path: string, more: RequestInit = {}) =>
    fetch(new URL(path, link), { ...more, headers: { cookie, ...more.headers } });
  expect(await (await at('/en/play/desk')).text()).toContain(`<code>${data}</code>`);
  const { csrf } = (await (await at('/api/play/session')).json()) as { csrf: string };
  expect((await at('/api/play/quit', { method: 'POST', headers: { 'x-csrf-token': csrf } })).status).toBe(204);
  expect(await ended).toEqual([0, null]);
});

it('from sources not yet built it says what to do, not that the browser needs scripts', async () => {
  const env = { ESCALA_WEB_FOLDER: temporaryFolder() };
  const { code, stdout, stderr } = await runEscala(['play', '--data', temporaryFolder(), '--port', '0'], { env });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('npm run build');
});

it('another program at the office’s last address gets no link', async () => {
  const data = temporaryFolder();
  const first = await played(data, '--port', '0');
  first.stop();
  await first.ended;
  const other = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello'));
  onTestFinished(() => void other.close());
  await new Promise<void>((resolve) => other.listen(Number(first.link.port), '127.0.0.1', resolve));
  const again = await played(data, '--port', '0');
  expect(again.link.port).not.toBe(first.link.port);
  expect(await open(again.link)).toBe(200);
});
