import { connect } from 'node:net';
import { deflateSync, gzipSync } from 'node:zlib';
import { memoryArchive, memoryVault } from '@escala/office/testing';
import { StorageFault } from '@escala/storage';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.app.close());

const post = (url: string, payload: string | Buffer, type = 'application/json', headers: Record<string, string> = {}) =>
  server.send({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } });
const codeOf = (answer: { json(): { problems: { code: string }[] } }): string => answer.json().problems[0]!.code;

describe('what is sent', () => {
  it.each([
    [15_999, 422],
    [16_000, 422],
    [16_001, 413],
  ])('a sign-in of %i bytes: %i', async (size, status) => {
    server = await testServer();
    const frame = JSON.stringify({ email: '', password: '' });
    const body = frame.replace('""}', `"${'x'.repeat(size - frame.length)}"}`);
    expect((await post('/api/cat/session', body)).statusCode).toBe(status);
  });

  it('acts take so much, and more only where a list or a file is brought', async () => {
    server = await testServer({ bodyLimit: 1000 });
    const admin = await server.as('administrator');
    const answer = await admin.act('account.invite', { command: { name: 'x'.repeat(1000) } });
    expect([answer.statusCode, codeOf(answer)]).toEqual([413, 'body-too-large']);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  it('who may not is told before the body is read', async () => {
    server = await testServer({ bodyLimit: 1000 });
    const answer = await post('/api/cat/acts/account.invite', 'x'.repeat(5000));
    expect(answer.statusCode).toBe(401);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'refuses %s',
    async (type) => {
      server = await testServer();
      const answer = await post('/api/cat/session', 'email=a', type);
      expect([answer.statusCode, codeOf(answer)]).toEqual([415, 'media-type']);
    },
  );

  it('refuses a body that is packed: a few bytes may be many', async () => {
    server = await testServer();
    const packed = gzipSync(JSON.stringify({ email: 'a@b.cd', password: 'x' }));
    const answer = await post('/api/cat/session', packed, 'application/json', { 'content-encoding': 'gzip' });
    expect([answer.statusCode, codeOf(answer)]).toEqual([415, 'media-type']);
  });

  it.each(['{', '', '{"a":}', 'nul', '\u0000'])('refuses %j, which is no JSON', async (text) => {
    server = await testServer();
    const answer = await post('/api/cat/session', text);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'not-json']);
  });

  it.each(['[]', '"x"', '7', 'null', 'true'])('refuses %s in place of an act', async (text) => {
    server = await testServer();
    const admin = await server.as('administrator');
    const answer = await post('/api/cat/acts/account.invite', text, 'application/json', admin.headers);
    expect(answer.statusCode).toBe(422);
  });

  it.each([
    '{"__proto__":{"roles":["administrator"]},"email":"a@b.cd","password":"x"}',
    '{"email":"a@b.cd","password":"x","constructor":{"prototype":{"polluted":true}}}',
    '{"email":"a@b.cd","password":"x","\\u005f_proto__":{"polluted":true}}',
  ])('keys that reach for the prototype are refused: %s', async (text) => {
    server = await testServer();
    const answer = await post('/api/cat/session', text);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('the same in the query', async () => {
    server = await testServer();
    const admin = await server.as('administrator');
    for (const query of [
      '__proto__=1',
      '__proto__.polluted=1',
      'after.__proto__=1',
      'constructor.prototype.polluted=1',
    ]) {
      const answer = await admin.get(`/accounts?${query}`);
      expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'field-unknown']);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each([
    '/api/%',
    '/api/cat/%E0%A4%A',
    '/api/cat/accounts/%00',
    `/api/${'x'.repeat(5000)}`,
    '/api/../etc/passwd',
    '//api',
  ])('answers %s with a problem', async (url) => {
    server = await testServer();
    const answer = await server.send({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({ status: answer.statusCode, problems: [{ code: expect.any(String) }] });
  });
});

describe('what is answered', () => {
  it('carries the headers that keep a browser out of trouble', async () => {
    server = await testServer();
    const { headers } = await server.send({ url: '/api' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^id-/);
    await server.app.close();
    server = await testServer({ publicUrl: 'https://office.example.org' });
    expect((await server.send({ url: '/api' })).headers['strict-transport-security']).toContain('max-age=31536000');
  });

  const failing = (error: unknown) => {
    const archive = memoryArchive();
    let broken = false;
    const breaking = {
      ...archive,
      read: (...of: Parameters<typeof archive.read>) => (broken ? Promise.reject(error) : archive.read(...of)),
    };
    return { archive: breaking as typeof archive, fail: () => (broken = true) };
  };

  it('an error that was not foreseen tells nothing of itself, and is logged without its values', async () => {
    const { archive, fail } = failing(new Error('row (anna@example.org) of "Puig, Anna" in /srv/escala.db'));
    server = await testServer({}, { archive });
    fail();
    const answer = await post('/api/cat/session', JSON.stringify({ email: 'anna@example.org', password: PASSWORD }));
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ type: '/api#problem-fault', problems: [{ code: 'fault' }] });
    expect(answer.body).not.toMatch(/anna|Puig|escala\.db|\.ts|node_modules|at /i);
    const line = server.logs.find((each) => each.includes('"fault"'))!;
    expect(line).toContain('hardening.test.ts');
    expect(line).not.toMatch(/anna|Puig/i);
    expect(JSON.parse(line).reqId).toBe(answer.json().requestId);
  });

  it.each(['disk-full', 'unreachable', 'read-only', 'locked'] as const)(
    'a database that is %s is 503',
    async (code) => {
      const { archive, fail } = failing(new StorageFault(code, '/srv/secret/escala.db'));
      server = await testServer({}, { archive });
      fail();
      const answer = await post('/api/cat/session', JSON.stringify({ email: 'anna@example.org', password: PASSWORD }));
      expect([answer.statusCode, codeOf(answer)]).toEqual([503, `storage-${code}`]);
      expect(answer.headers['retry-after']).toBe('10');
      expect(answer.body).not.toContain('/srv');
    },
  );

  it.each([
    ['ca', undefined, 'En aquesta adreça no hi ha res.'],
    ['fr;q=0.9, ro;q=0.8, es;q=0.1', undefined, 'La această adresă nu este nimic.'],
    ['ca', 'es', 'En esta dirección no hay nada.'],
    ['fr', undefined, 'There is nothing at this address.'],
    ['ca;q=0', 'xx', 'There is nothing at this address.'],
  ])('speaks the language asked for: %s, %s', async (accept, lang, start) => {
    server = await testServer();
    const url = lang ? `/nothing?lang=${lang}` : '/nothing';
    const answer = await server.send({ url, headers: { 'accept-language': accept } });
    expect(answer.json().detail).toContain(start);
  });
});

describe('limits', () => {
  it('counts reading, acts and sign-ins of an address apart', async () => {
    server = await testServer({ reads: 3, writes: 2, signIns: 1 });
    const read = () => server.send({ url: '/api/cat/session' });
    for (let i = 0; i < 3; i++) expect((await read()).statusCode).toBe(200);
    const over = await read();
    expect([over.statusCode, codeOf(over)]).toEqual([429, 'too-many']);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.send({ url: '/nothing' })).statusCode).toBe(429);
    expect((await post('/api/cat/session', '{}')).statusCode).toBe(422);
    expect((await post('/api/cat/session', '{}')).statusCode).toBe(429);
    for (const status of [401, 401, 429])
      expect((await post('/api/cat/acts/account.invite', '{}')).statusCode).toBe(status);
    expect((await server.send({ url: '/healthz' })).statusCode).toBe(200);
    expect((await server.send({ url: '/api/cat/session', remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
  });

  it('[D-OFF-1093] counts papers and whole files apart from reading', async () => {
    server = await testServer({ reads: 3, files: 2 });
    const statusOf = async (path: string) => (await server.send({ url: `/api/cat${path}` })).statusCode;
    const papers = ['/events/none/files/standings.pdf', '/lists/standard/latest.csv', '/events/none/files/players.pdf'];
    const statuses = [];
    for (const paper of papers) statuses.push(await statusOf(paper));
    expect(statuses).toEqual([404, 404, 429]);
    for (const status of [200, 200, 200, 429]) expect(await statusOf('/session')).toBe(status);
  });

  it('believes a proxy only where it was told to', async () => {
    const read = (forwarded: string) =>
      server.send({ url: '/api/cat/session', headers: { 'x-forwarded-for': forwarded } });
    server = await testServer({ reads: 1 });
    await read('192.0.2.1');
    expect((await read('192.0.2.2')).statusCode).toBe(429);
    await server.app.close();
    server = await testServer({ reads: 1, trustProxy: '127.0.0.1' });
    await read('192.0.2.1');
    expect((await read('192.0.2.2')).statusCode).toBe(200);
  });
});

describe('for those who run it', () => {
  it('metrics are for who has the token, on this machine as elsewhere (D-OFF-435)', async () => {
    server = await testServer({ metricsToken: 'watching' });
    const read = (remoteAddress: string, headers: Record<string, string> = {}) =>
      server.send({ url: '/metrics', remoteAddress, headers });
    expect((await read('127.0.0.1')).statusCode).toBe(403);
    expect((await read('::1')).statusCode).toBe(403);
    expect((await read('192.0.2.1')).statusCode).toBe(403);
    expect((await read('192.0.2.1', { authorization: 'Bearer wrong' })).statusCode).toBe(403);
    expect((await read('192.0.2.1', { authorization: 'Bearer watching' })).statusCode).toBe(200);
    await server.app.close();
    server = await testServer();
    expect((await read('127.0.0.1')).statusCode).toBe(403);
    expect((await read('192.0.2.1', { authorization: 'Bearer undefined' })).statusCode).toBe(403);
  });

  it('metrics count requests by route, acts by outcome, sign-ins and the database', async () => {
    server = await testServer({ metricsToken: 'watching' });
    const admin = await server.as('administrator');
    await admin.act('account.invite', { command: { email: 'a@example.org', name: 'A', roles: ['player'] } });
    await admin.act('account.invite', { command: {} });
    await post('/api/cat/session', JSON.stringify({ email: 'a@example.org', password: 'x' }));
    const { body } = await server.send({ url: '/metrics', headers: { authorization: 'Bearer watching' } });
    expect(body).toContain('escala_acts_total{kind="account.invite",outcome="done"} 1');
    expect(body).toContain('escala_acts_total{kind="account.invite",outcome="refused"} 1');
    expect(body).toContain('escala_sign_ins_total{outcome="sign-in-failed"} 1');
    expect(body).toMatch(
      /escala_http_seconds_count\{method="POST",route="\/api\/:federation\/acts\/account.invite",status="200"\} 1/,
    );
    expect(body).toMatch(/escala_archive_seconds_count\{operation="write"\} [1-9]/);
    expect(body).not.toContain('example.org');
  });

  it('is ready when the database answers', async () => {
    const archive = memoryArchive();
    let gone = false;
    const federations = () => (gone ? Promise.reject(new StorageFault('unreachable', 'x')) : archive.federations());
    server = await testServer({}, { archive: { ...archive, federations } });
    expect((await server.send({ url: '/readyz' })).statusCode).toBe(200);
    gone = true;
    expect((await server.send({ url: '/readyz' })).statusCode).toBe(503);
    expect((await server.send({ url: '/healthz' })).statusCode).toBe(200);
  });

  it.each(['room', 'writing'])('is not ready on a full disk, which still reads: no %s (D-OFF-435)', async (what) => {
    const full = () => Promise.reject(new StorageFault('disk-full', 'x'));
    const parts = what === 'room' ? { hasRoom: full } : { vault: { ...memoryVault(), put: full } };
    server = await testServer({}, parts);
    const answer = await server.send({ url: '/readyz' });
    expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'storage-disk-full']);
    expect((await server.send({ url: '/healthz' })).statusCode).toBe(200);
  });

  it('however many ask whether it is ready, one thing is written', async () => {
    const vault = memoryVault();
    let written = 0;
    const put: typeof vault.put = (...given) => {
      written++;
      return vault.put(...given);
    };
    server = await testServer({}, { vault: { ...vault, put } });
    written = 0;
    await Promise.all(Array.from({ length: 20 }, () => server.send({ url: '/readyz' })));
    expect(written).toBe(1);
  });

  it('what is written to find a full disk cannot be compressed, and is new each time', async () => {
    const vault = memoryVault();
    const texts: string[] = [];
    const put: typeof vault.put = (federation, shelf, key, secret) => {
      if (shelf === 'readiness') texts.push(secret.text);
      return vault.put(federation, shelf, key, secret);
    };
    server = await testServer({}, { vault: { ...vault, put } });
    await server.send({ url: '/readyz' });
    expect(deflateSync(texts[0]!).length).toBeGreaterThan(40_000);
  });

  it('[D-OFF-1401] a database that falls silent holds nobody up: the answer is what was found out last', async () => {
    const archive = memoryArchive();
    let isSilent = true;
    let fail: (fault: Error) => void = () => undefined;
    const silence = (): Promise<never> =>
      new Promise((_, reject) => {
        fail = reject;
      });
    const federations = () => (isSilent ? silence() : archive.federations());
    server = await testServer({}, { archive: { ...archive, federations } });
    const PATIENT = { timeout: 60_000 };
    const ready = async () => codeOf(await server.send({ url: '/readyz' }));
    expect(await ready()).toBe('storage-unreachable');
    fail(new StorageFault('disk-full', 'x'));
    await vi.waitFor(async () => expect(await ready()).toBe('storage-disk-full'), PATIENT);
    isSilent = false;
    fail(new StorageFault('disk-full', 'x'));
    await vi.waitFor(async () => expect((await server.send({ url: '/readyz' })).statusCode).toBe(200), PATIENT);
    isSilent = true;
    expect((await server.send({ url: '/readyz' })).statusCode).toBe(200);
  });

  it('log lines name nobody', async () => {
    server = await testServer();
    await server.account('anna@example.org', 'player');
    await post('/api/cat/session', JSON.stringify({ email: 'anna@example.org', password: PASSWORD }));
    await post('/api/cat/session', JSON.stringify({ email: 'anna@example.org', password: 'wrong' }));
    const admin = await server.as('administrator');
    await admin.act('account.invite', {
      command: { email: 'berta@example.org', name: 'Berta Coll', roles: ['player'] },
    });
    await admin.get('/accounts?after=Puig');
    await server.send({ url: '/api/cat/players/Anna%20Puig?name=Anna+Puig', remoteAddress: '192.0.2.44' });
    const text = server.logs.join('');
    expect(server.logs.length).toBeGreaterThan(4);
    expect(text).not.toMatch(/anna|berta|coll|puig|example\.org|192\.0\.2|127\.0\.0\.1|password/i);
    for (const line of server.logs) expect(JSON.parse(line)).toMatchObject({ reqId: expect.any(String) });
  });

  it('names addresses where it was told to', async () => {
    server = await testServer({ logAddresses: true });
    await server.send({ url: '/api', remoteAddress: '192.0.2.44' });
    expect(server.logs.join('')).toContain('192.0.2.44');
  });

  /** The response to these bytes. */
  async function answerTo(bytes: string): Promise<string> {
    server = await testServer();
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    return new Promise((resolve) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.end(bytes));
      let got = '';
      socket.on('data', (data) => {
        got += data;
      });
      socket.on('close', () => resolve(got));
    });
  }

  it('what is no HTTP at all is closed without a word of the inside', async () => {
    const text = await answerTo('NOT HTTP\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 400/);
    expect(text).not.toMatch(/at |\.ts|node_modules/);
  });

  it.each([
    ['host: a.example', 200],
    ['host: a.example\r\nhost: b.example', 400],
    ['host: a.example\r\nHOST: a.example', 400],
    ['x-none: a.example', 400],
  ])('[RFC 9112 3.2] a request names one host: %j %i', async (headers, status) => {
    const text = await answerTo(`GET /api/cat/federation HTTP/1.1\r\n${headers}\r\nconnection: close\r\n\r\n`);
    expect(text.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  });
});
