import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runEscala, runProcess, temporaryFolder } from './testing/run-escala.ts';

const AT = ['--public-url', 'https://office.example.org', '--mail-from', 'office@example.org'];

/** As much of a mail server as one letter needs, with one known recipient. */
let server: Server;
let smtp: string;
beforeAll(async () => {
  server = createServer((socket) => {
    let content: string | undefined;
    socket.on('error', () => undefined).write('220 test\r\n');
    socket.on('data', (chunk) => {
      const line = chunk.toString();
      if (content !== undefined) {
        content += line;
        if (!content.endsWith('\r\n.\r\n')) return;
        content = undefined;
        socket.write('250 Taken as 4711\r\n');
      } else if (line.startsWith('RCPT') && !line.includes('ana@')) socket.write('550 No such user\r\n');
      else if (line.startsWith('DATA')) {
        content = '';
        socket.write('354 Go on\r\n');
      } else socket.write('250 Ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  smtp = `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => void server.close());

describe('escala mail', () => {
  it('sends one message and says what the mail server answered', async () => {
    const { code, stdout, stderr } = await runProcess(['mail', '--test', 'ana@example.org', '--smtp', smtp, ...AT]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('ana@example.org');
    expect(stdout).toContain('250 Taken as 4711');
  });

  it('takes the settings of the environment, and quotes the refusal of the mail server', async () => {
    const env = {
      ESCALA_SMTP: smtp,
      ESCALA_MAIL_FROM: 'office@example.org',
      ESCALA_PUBLIC_URL: 'https://office.example.org',
    };
    const { code, stdout, stderr } = await runEscala(['mail', '--test', 'pere@example.org'], { env });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('550 No such user');
  });

  it('a server that is not there, no settings, no address', async () => {
    const away = await runEscala(['mail', '--test', 'ana@example.org', '--smtp', 'smtp://127.0.0.1:1', ...AT]);
    expect([away.code, away.stderr]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
    const none = await runEscala(['mail', '--test', 'ana@example.org']);
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('--smtp')]);
    const nobody = await runEscala(['mail', '--test', 'ana', '--smtp', smtp, ...AT]);
    expect([nobody.code, nobody.stderr]).toEqual([2, expect.stringContaining('“ana”')]);
  });
});

it('escala serve does not start with wrong mail settings, and says everything that is wrong', async () => {
  const { code, stdout, stderr } = await runProcess([
    'serve',
    '--port',
    '0',
    '--data',
    temporaryFolder(),
    '--smtp',
    'mail.example.org',
    '--mail-from',
    'the office',
  ]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('smtps://user:password@mail.example.org');
  expect(stderr).toContain('--mail-from');
  expect(stderr).toContain('--public-url');
});
