import { expect, it, onTestFinished } from 'vitest';
import { addressesOfMachine } from '../http/known-hosts.ts';
import { type Sender, SWISS, sender, type TestServer, testServer } from '../testing/test-server.ts';
import { newDeviceCode, plainCode } from './random-token.ts';

interface Scene {
  readonly server: TestServer;
  readonly arbiter: Sender;
  readonly code: string;
  /** Takes up the code as a telephone would. */
  take(code: string, id?: string): ReturnType<Sender['act']>;
}

async function handedOut(): Promise<Scene> {
  const server = await testServer();
  const arbiter = await server.as('arbiter');
  await arbiter.act('event.register', { command: { event: 'open', facts: SWISS } });
  const command = { event: 'open', label: 'Sala 2', from: 1, to: 2, hours: 2 };
  const { shown, outcome } = (await arbiter.act('device.hand-out', { command })).json();
  const nobody = await server.as('public');
  const take: Scene['take'] = (code, id) =>
    nobody.act('device.take-up', { id, command: { device: outcome.device }, secret: { code } });
  return { server, arbiter, code: shown.code, take };
}

const device = (server: TestServer, token: string): Sender =>
  sender(server.send, '', { authorization: `Bearer ${token}` });

it('a code is typed as people type, and is never the same', () => {
  const codes = Array.from({ length: 200 }, () => newDeviceCode('12'));
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) {
    expect(code).toMatch(/^12-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    expect(plainCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(plainCode(code));
  }
});

it('[D-OFF-607] phones are shown the address that the machine has on its network, as the overview is', async () => {
  const server = await testServer({ ownMachine: true });
  await server.app.listen({ host: '0.0.0.0', port: 0 });
  onTestFinished(() => server.app.close());
  const own = addressesOfMachine().filter((address) => !address.includes(':'));
  const { port } = new URL(server.app.listeningOrigin);
  const arbiter = await server.as('arbiter');
  await arbiter.act('event.register', { command: { event: 'open', facts: SWISS } });
  const boards = { event: 'open', label: 'Sala 2', from: 1, to: 2, hours: 2 };
  for (const [kind, command] of [
    ['device.hand-out', boards],
    ['device.open-check-in', { event: 'open', label: 'Door', hours: 2 }],
  ] as const) {
    const { shown } = (await arbiter.act(kind, { command })).json();
    const origins = own.length === 0 ? [''] : own.map((address) => `http://${address}:${port}`);
    expect(origins).toContain(shown.link.replace(/\/cat\/board-device#.*$/, ''));
  }
});

it('a code is exchanged once for a token, which is the device', async () => {
  const { server, code, take } = await handedOut();
  const taken = (await take(code.toLowerCase(), 'mine')).json();
  const telephone = device(server, taken.shown.token);
  expect((await telephone.get('/device')).json()).toMatchObject({ label: 'Sala 2', reach: { from: 1, to: 2 } });
  expect((await telephone.get('/session')).json()).toMatchObject({ account: null, roles: ['device'], csrf: null });
  const second = await take(code);
  expect([second.statusCode, second.json().problems[0].code]).toEqual([422, 'device-taken-up']);
});

it('whoever got no answer sends the code again under the same id, and the token before counts no more', async () => {
  const { server, code, take } = await handedOut();
  const first = (await take(code, 'mine')).json();
  const again = (await take(code, 'mine')).json();
  expect(again.again).toBe(true);
  expect((await device(server, again.shown.token).get('/device')).statusCode).toBe(200);
  expect((await device(server, first.shown.token).get('/device')).statusCode).toBe(401);
});

it('a wrong code is refused and makes one wait, so that nobody tries them all', async () => {
  const { code, take } = await handedOut();
  for (let i = 0; i < 6; i++) expect((await take('1-AAAA-AAAA')).json().problems[0].code).toBe('device-code-wrong');
  expect((await take(code)).statusCode).toBe(429);
});

it('D-OFF-141: wrong codes from elsewhere keep no telephone in the hall from its own', async () => {
  const { server, code, take } = await handedOut();
  const payload = { command: { device: '1' }, secret: { code: '1-AAAA-AAAA' } };
  const elsewhere = () =>
    server.send({ method: 'POST', url: '/api/cat/acts/device.take-up', remoteAddress: '192.0.2.7', payload });
  for (let i = 0; i < 6; i++) expect((await elsewhere()).statusCode).toBe(422);
  expect((await elsewhere()).statusCode).toBe(429);
  expect((await take(code)).statusCode).toBe(200);
});

it('what counted no more is told: expired, revoked', async () => {
  const { server, arbiter, code, take } = await handedOut();
  const { token } = (await take(code)).json().shown;
  server.pass(2 * 3_600_000 - 1);
  expect((await device(server, token).get('/device')).statusCode).toBe(200);
  server.pass(1);
  const over = await device(server, token).get('/device');
  expect([over.statusCode, over.json().problems[0].code]).toEqual([401, 'device-over']);
  const other = await handedOut();
  const held = (await other.take(other.code)).json().shown.token;
  await other.arbiter.act('device.revoke', { command: { device: '1' } });
  expect((await device(other.server, held).get('/device')).statusCode).toBe(401);
  expect((await other.take(other.code)).json().problems[0].code).toBe('device-code-wrong');
  expect(arbiter.account).not.toBe('');
});

it('neither the code nor the token is on record', async () => {
  const { server, code, take } = await handedOut();
  const { token } = (await take(code)).json().shown;
  const acts = await server.context.archive.read('cat', (reading) => reading.actsAfter(0, 100));
  const text = JSON.stringify(acts) + server.logs.join('');
  expect(text).toContain('device.take-up');
  for (const secret of [code, plainCode(code), token]) expect(text).not.toContain(secret);
});
