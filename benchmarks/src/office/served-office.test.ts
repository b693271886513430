import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerOf, overHttp } from './player-pages.ts';
import { served } from './served-office.ts';

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a benchmark that asks a server', () => {
  it('has one agent for all pages: connections are used again', async () => {
    let connections = 0;
    const server = createServer((_asked, answer) => void answer.end('{"series":[]}'));
    server.on('connection', () => connections++);
    const address = await listening(server);
    for (let i = 0; i < 5; i++) await overHttp(address, `f${i}`).history('1');
    await answerOf(`${address}/api`);
    expect(connections).toBe(1);
  });

  it('goes on where the server closes a connection that was at rest', async () => {
    const asked = new Map<unknown, number>();
    const server = createServer((request, answer) => {
      const times = (asked.get(request.socket) ?? 0) + 1;
      asked.set(request.socket, times);
      if (times > 1) request.socket.destroy();
      else answer.end('{"series":[]}');
    });
    const source = overHttp(await listening(server));
    for (let i = 0; i < 4; i++) expect((await source.history('1'))()).toEqual({ series: [] });
    expect(asked.size).toBe(4);
  });

  it('hears of an answer that is cut off', async () => {
    const server = createServer((_asked, answer) => {
      answer.writeHead(200, { 'content-length': '100' });
      answer.write('half', () => answer.destroy());
    });
    const address = await listening(server);
    await expect(answerOf(address)).rejects.toThrow('aborted');
  });

  it('stops a server that has ended, and tells it nothing', async () => {
    const office = await served('./testing/said-program.ts', 'ends');
    await office.stop();
    await expect(office.tell('held')).rejects.toThrow('ended with 3');
    await office.stop();
  });

  it('leaves no server behind when it fails', async () => {
    const program = fileURLToPath(new URL('testing/failing-benchmark.ts', import.meta.url));
    const { status, stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8', stdio: 'pipe' });
    expect(status).toBe(1);
    const pid = Number(stdout.trim().split('/').at(-1));
    expect(pid).toBeGreaterThan(1);
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});
