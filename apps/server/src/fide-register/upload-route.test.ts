import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FidePlayer } from '@escala/formats';
import { ROLES, registerState } from '@escala/office';
import { fideListText, loadRegister, memoryFidePages } from '@escala/office/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerParts } from '../server-parts.ts';
import { type Sender, type TestServer, testServer } from '../testing/test-server.ts';
import { loadList } from './load-list.ts';
import { zipFile } from './testing/zip-file.ts';

const ANNA: FidePlayer = { id: '24', name: 'Puig, Anna', federation: 'AND', sex: 'f', standard: 2010, birthYear: 1990 };
const BEFORE: FidePlayer = { id: '5', name: 'Antiga, Aina', federation: 'AND', sex: 'f' };
const TEXT = fideListText([ANNA]);
const XML = `<?xml version="1.0"?>
<playerslist>
<player><fideid>24</fideid><name>Puig, Anna</name><country>AND</country><sex>F</sex><rating>2010</rating></player>
</playerslist>
`;
const zipped = zipFile('players_list_foa.txt', Buffer.from(TEXT));
const LIST = 'application/octet-stream';
const LIMIT = 40_000;

let server: TestServer;
let administrator: Sender;
let pages: ReturnType<typeof memoryFidePages>;
let load: NonNullable<ServerParts['loadFideList']>;

const folder = mkdtempSync(join(tmpdir(), 'escala-upload-'));
beforeAll(() => void vi.stubEnv('TMPDIR', folder));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  pages = memoryFidePages();
  await loadRegister(pages, [BEFORE]);
  load = (file, terms) => loadList(pages, file, terms);
  server = await testServer(
    { listLimit: LIMIT },
    { fidePages: pages, loadFideList: (file, terms) => load(file, terms) },
  );
  administrator = await server.as('administrator');
});
afterEach(() => server.app.close());

const put = (payload: string | Buffer | Readable, headers: Record<string, string> = {}, query = '') =>
  server.send({
    ...{ method: 'PUT', url: `/api/cat/fide-register${query}`, payload },
    headers: { ...administrator.headers, 'content-type': LIST, ...headers },
  });
const codeOf = (answer: { json(): { problems: { code: string }[] } }): string => answer.json().problems[0]!.code;
const loadedPlayers = async (): Promise<string | undefined> => (await registerState(pages))?.source.name;
const leftOver = (): string[] => readdirSync(folder);

describe('[D-OFF-584] FIDE’s file becomes the register of the installation', () => {
  it.each([
    ['text', TEXT],
    ['XML', XML],
    ['a ZIP of text', zipped],
    ['a ZIP of XML', zipFile('players_list_xml_foa.xml', Buffer.from(XML))],
  ])('%s', async (_form, content) => {
    const answer = await put(content, {}, '?listed=2017-02-01&name=players.zip');
    expect([answer.statusCode, answer.json().register]).toMatchObject([
      200,
      { listed: '2017-02-01', players: 1, source: { name: 'players.zip' } },
    ]);
    expect((await administrator.get('/fide-register')).json()).toEqual(answer.json());
    expect(leftOver()).toEqual([]);
  });

  it('without a date it is the list of the month (D-OFF-501)', async () => {
    expect((await put(TEXT)).json()).toMatchObject({ register: { listed: '2017-01-01' } });
  });

  it('a file that comes without its length', async () => {
    expect((await put(Readable.from([TEXT.slice(0, 50), TEXT.slice(50)]))).statusCode).toBe(200);
  });
});

/** A hundred times larger than its packed size, and nothing but blanks. */
const BOMB = zipFile('players_list_foa.txt', Buffer.alloc(20_000_000, ' '));
const liar = Buffer.from(zipped);
liar.writeUInt32LE(10, liar.length - 22 - 46 - 'players_list_foa.txt'.length + 24);

describe('what is no list of FIDE is refused with its reasons, and the list before stays', () => {
  it.each([
    ['another file', 'Dear Sir or Madam,\n', 'This is not a FIDE player list'],
    ['nothing', Buffer.alloc(0), 'The list is empty'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'This is not a FIDE player list'],
    ['XML that was cut', XML.slice(0, -60), 'The list ends in the middle'],
    ['a ZIP that was cut', zipped.subarray(0, -30), 'The ZIP file is damaged'],
    ['a ZIP of blanks', BOMB, 'This part has no end'],
    ['a ZIP that says it is smaller', liar, 'The ZIP file is damaged'],
  ])('%s', async (_fault, content, words) => {
    const answer = await put(content);
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'file-fault']);
    expect(answer.json().problems[0].message).toContain(words);
    expect(await loadedPlayers()).toBe('players_list.txt');
    expect(leftOver()).toEqual([]);
  });

  it.each([
    ['with its length', 'x'.repeat(LIMIT + 1)],
    ['without it', Readable.from(Array.from({ length: 50 }, () => 'x'.repeat(1000)))],
  ])('one that is too large, %s', async (_way, content) => {
    const answer = await put(content);
    expect([answer.statusCode, codeOf(answer)]).toEqual([413, 'list-too-large']);
    expect(leftOver()).toEqual([]);
  });

  it('one of a date that is none', async () => {
    expect((await put(TEXT, {}, '?listed=soon')).statusCode).toBe(422);
    expect(await loadedPlayers()).toBe('players_list.txt');
  });

  it('one that breaks off on its way is never looked at', async () => {
    const looked = vi.fn(load);
    load = looked;
    const { port, hostname } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), hostname);
    const headers = { ...administrator.headers, host: 'x', 'content-type': LIST, 'content-length': `${TEXT.length}` };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`PUT /api/cat/fide-register HTTP/1.1\r\n${lines.join('')}\r\n${TEXT.slice(0, -20)}`);
    await vi.waitFor(() => expect(leftOver()).toHaveLength(1));
    socket.destroy();
    await vi.waitFor(() => expect(leftOver()).toEqual([]));
    expect(looked).not.toHaveBeenCalled();
    expect((await put(TEXT)).statusCode).toBe(200);
  });
});

describe('who may', () => {
  it.each(ROLES)('%s', async (role) => {
    administrator = await server.as(role);
    const { statusCode } = await put(TEXT);
    expect(statusCode).toBe(role === 'administrator' ? 200 : role === 'public' ? 401 : 403);
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403, 'cross-site'],
    ['without the word of our page', { 'x-csrf-token': '' }, 403, 'csrf'],
    ['as something else', { 'content-type': 'application/json' }, 415, 'list-media-type'],
  ])('%s: told before the body is read', async (_way, headers, status, code) => {
    const answer = await put(new Readable({ read: () => undefined }), headers);
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
    expect(await loadedPlayers()).toBe('players_list.txt');
  });

  it('one at a time', async () => {
    let finish = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      load = async (file, terms) => {
        resolve();
        await new Promise<void>((done) => {
          finish = done;
        });
        return loadList(pages, file, terms);
      };
    });
    const first = put(TEXT);
    await begun;
    const second = await put(TEXT);
    expect([second.statusCode, codeOf(second)]).toEqual([409, 'list-being-loaded']);
    finish();
    expect((await first).statusCode).toBe(200);
  });
});
