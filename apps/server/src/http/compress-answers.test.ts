import { randomInt } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { forAllAsync } from '@escala/core/testing';
import fc from 'fast-check';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { compressAnswers, encodingFor, packedBody, sendingLasting } from './compress-answers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const get = (url: string, encoding?: string) =>
  server.send({ method: 'GET', url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

describe('answers that are compressed in place', () => {
  it('say the same in every encoding, and that there are others', async () => {
    const plain = await get('/en/cat/regulations/fce-2016');
    const br = await get('/en/cat/regulations/fce-2016', 'gzip, deflate, br');
    const gzip = await get('/en/cat/regulations/fce-2016', 'gzip');
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toMatch(/Cookie.*Accept-Encoding/i);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(br.headers['content-length']).toBe(String(br.rawPayload.length));
    expect(br.headers.etag).toBe(plain.headers.etag);
  });

  it('say the same to the next reader, in each encoding', async () => {
    const answers = [];
    for (const encoding of ['br', 'gzip', 'br', 'gzip'])
      answers.push(await get('/en/cat/regulations/frs-2012', encoding));
    const [br, gzip, brAgain, gzipAgain] = answers.map(({ rawPayload }) => rawPayload);
    expect([brAgain!.equals(br!), gzipAgain!.equals(gzip!)]).toEqual([true, true]);
    expect(brotliDecompressSync(brAgain!).equals(gunzipSync(gzipAgain!))).toBe(true);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  });

  it('leave alone what is small, and answers without a body', async () => {
    expect((await get('/api/cat/session', 'br')).headers['content-encoding']).toBeUndefined();
    const { headers } = await get('/en/cat', 'br');
    const again = await server.send({
      method: 'GET',
      url: '/en/cat',
      headers: { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' },
    });
    expect([again.statusCode, again.body, again.headers['content-encoding']]).toEqual([304, '', undefined]);
  });
});

it.each([
  ['hardly', 1],
  ['well', 50],
])('what is kept of a page that packs %s holds no more than it has', (_, every) => {
  const body = Buffer.from(Array.from({ length: 16_000 }, (_, i) => (i % every === 0 ? randomInt(256) : 65)));
  const { bytes } = packedBody(body);
  expect(brotliDecompressSync(bytes).equals(body)).toBe(true);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});

it.each([255_999, 256_000, 256_001])(
  '%i letters or bytes say the same, in place or beside the loop',
  async (length) => {
    const app = Fastify();
    compressAnswers(app);
    const text = 'x'.repeat(length);
    app.get('/text', async (_request, reply) => reply.type('text/csv; charset=utf-8').send(text));
    app.get('/bytes', async (_request, reply) => reply.type('text/csv').send(new TextEncoder().encode(text)));
    const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const)
      for (const url of ['/text', '/bytes']) {
        const { rawPayload, headers } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
        expect([headers['content-encoding'], headers['content-length']]).toEqual([encoding, String(rawPayload.length)]);
        expect(String(unpacked[encoding](rawPayload))).toBe(text);
      }
  },
);

it('texts that go out one after the other (D-OFF-341) are each their own, whatever the letters', async () => {
  const app = Fastify();
  compressAnswers(app);
  let text = '';
  app.get('/', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(text));
  const letters = fc.string({ unit: fc.constantFrom('a', '·', 'ș', '€', '😀', '\ud800', '\n'), minLength: 1 });
  await forAllAsync({ of: [letters, fc.constantFrom('br', 'gzip')] }, async (some, encoding) => {
    text = some.repeat(Math.ceil(1400 / some.length) + 1);
    const { rawPayload, headers } = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    expect(headers['content-encoding']).toBe(encoding);
    const read = encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload);
    expect(read.equals(Buffer.from(text))).toBe(true);
  });
  text = '€'.repeat(256_000);
  const { rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(rawPayload).equals(Buffer.from(text))).toBe(true);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('what never changes is compressed once, in %s as in others', async (encoding, unpacked) => {
  const app = Fastify();
  compressAnswers(app);
  const text = 'paraula, '.repeat(100_000);
  const send = sendingLasting(Buffer.from(text));
  const sent: unknown[] = [];
  app.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload));
  app.get('/', async (request, reply) => send(request, reply.type('text/plain; charset=utf-8')));
  const get = (accepted: string) => app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  const [first, second, plain] = [await get(encoding), await get(encoding), await get('identity')];
  expect(unpacked(first.rawPayload).toString()).toBe(text);
  expect(sent[0]).toBe(sent[1]);
  expect(second.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect([plain.body === text, plain.headers.vary]).toEqual([true, 'Accept-Encoding']);
  const head = await app.inject({ method: 'HEAD', url: '/', headers: { 'accept-encoding': encoding } });
  expect(head.headers['content-length']).toBe(String(text.length));
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['GZIP ; q=1', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['gzip;q=0, *;q=0.1', 'br'],
  ['deflate', undefined],
  [`gzip${' '.repeat(1e6)};${'\t '.repeat(1e6)}q=0`, undefined],
  [`a${' '.repeat(1e6)}b, br`, 'br'],
])('what a reader takes (RFC 9110 12.5.3): %s: %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
