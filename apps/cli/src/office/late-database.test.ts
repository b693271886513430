import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, postgresHere, startPostgres } from '@escala/storage/testing';
import { expect, it, onTestFinished } from 'vitest';
import { ESCALA, runProcess } from '../testing/run-escala.ts';

async function answerOf(address: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(address, { headers: { connection: 'close' } });
  return { status: answer.status, text: await answer.text() };
}

/** Asks until this is the answer. */
async function comes(address: string, status: number): Promise<string> {
  for (;;) {
    const answer = await answerOf(address).catch(() => undefined);
    if (answer?.status === status) return answer.text;
    await sleep(50);
  }
}

it.runIf(postgresHere())('an office that is started before its database waits for it, and says so', async () => {
  const [database, port] = [await startPostgres(), await freePort()];
  onTestFinished(() => database.stop());
  await database.kill();
  const child = spawn(process.execPath, [ESCALA, 'serve', '--port', String(port), '--database', database.url]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const at = (path: string): string => `http://127.0.0.1:${port}${path}`;
  expect(await comes(at('/healthz'), 200)).toBe('{"status":"alive"}');
  while (!said.includes('does not answer yet')) await sleep(50);
  const { status, text } = await answerOf(at('/readyz'));
  expect([status, JSON.parse(text)]).toMatchObject([503, { problems: [{ code: 'storage-unreachable' }] }]);
  await database.start();
  expect(JSON.parse(await comes(at('/readyz'), 200))).toEqual({ status: 'ready' });
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

it('a port in use ends the start at once, whether or not there is a database', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
  );
  onTestFinished(() => void taken.close());
  const nobody = `postgres://ana:pa/ss#word@127.0.0.1:${await freePort()}/office`;
  const { code, stderr } = await runProcess(['serve', '--port', String(port), '--database', nobody]);
  expect([code, stderr]).toEqual([1, `Port ${port} is in use by another program. Choose another one with --port.\n`]);
});
