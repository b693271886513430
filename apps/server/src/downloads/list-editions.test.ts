import { fideRated, fileEvents, filePlayers, swissOn } from '@escala/office/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../pdf/testing/read-pdf.ts';
import { type Sender, type TestServer, testServer } from '../testing/test-server.ts';

const DAY = 86_400_000;
const SEAL = /[0-9a-f]{64}/g;

interface Shown {
  readonly edition: string;
  readonly isRevised: boolean;
  readonly list: { readonly hash: string; readonly players: number; readonly revisedBy?: { act: number; on: string } };
  readonly revisions: readonly { readonly act: number; readonly on: string; readonly hash: string }[];
  readonly rows: readonly { readonly id: string; readonly rating: number; readonly published?: number }[];
}

let server: TestServer;
let officer: Sender;

const read = async (query = ''): Promise<Shown> =>
  (await officer.get(`/lists/standard?date=2017-02-01${query}`)).json<Shown>();
const file = (name: string) => server.send({ method: 'GET', url: `/api/cat/lists/standard/${name}` });
const page = async (query = '') =>
  (await server.send({ method: 'GET', url: `/en/cat/lists/standard/2017-02-01${query}` })).body;
const edition = ({ edition: name, list, rows }: Shown) => [
  name,
  list.hash,
  list.revisedBy?.act,
  rows.map((row) => row.rating),
];

async function correct(change: object): Promise<void> {
  const payload = { change: { event: 'e1', ...change } };
  const { preview } = (
    await server.send({ method: 'POST', url: '/api/cat/corrections/preview', headers: officer.headers, payload })
  ).json<{ preview: string }>();
  const done = await officer.act('correction.confirm', { command: { ...payload, preview }, reason: 'The sheets.' });
  expect(done.statusCode, done.body).toBe(200);
}

/** The answers after the publication, after one correction and after another. */
let [published, once, twice]: Shown[] = [];
const RESULT = { kind: 'result', round: 1, white: 'p0', black: 'p1' };

beforeAll(async () => {
  server = await testServer();
  const office = { ports: server.context, federation: 'cat' };
  const players = ['Pons, Ana', 'Roca, Biel', 'Serra, Carla', 'Vila, Eva'];
  await filePlayers(
    office,
    players.map((name, i) => ({ name, fide: fideRated(1900 - i), federatedOn: '2015-01-10' })),
  );
  const games = [
    { round: 1, white: 'p0', black: 'p1', result: '1-0' as const },
    { round: 1, white: 'p2', black: 'p3', result: '1-0' as const },
  ];
  await fileEvents(office, [swissOn('e1', '2017-01-20', games)]);
  server.pass(30 * DAY);
  officer = await server.as('officer');
  await officer.act('list.publish', { command: { series: 'standard', date: '2017-02-01' } });
  published = await read();
  await correct({ ...RESULT, result: '0-1' });
  once = await read();
  await correct({ ...RESULT, result: '1/2' });
  twice = await read();
  return () => server.app.close();
});

describe('the editions of a list (D-OFF-1222)', () => {
  it('have numbers, names and seals of their own', () => {
    expect(
      [published, once, twice].map((shown) => [shown!.edition, shown!.isRevised, shown!.revisions.length]),
    ).toEqual([
      ['published', false, 0],
      ['revised', true, 1],
      ['revised', true, 2],
    ]);
    expect(new Set([published, once, twice].map((shown) => shown!.list.hash)).size).toBe(3);
    expect(twice!.revisions.map(({ hash }) => hash)).toEqual([once!.list.hash, twice!.list.hash]);
    expect(twice!.list.revisedBy).toMatchObject({ act: twice!.revisions[1]!.act, on: expect.stringMatching(/^2017-/) });
  });

  it('each is still read at its own address after the next one', async () => {
    expect(edition(await read('&edition=published'))).toEqual(edition(published!));
    expect(edition(await read(`&edition=${once!.list.revisedBy!.act}`))).toEqual(edition(once!));
    expect(edition(await read(`&edition=${twice!.list.revisedBy!.act}`))).toEqual(edition(twice!));
    expect(edition(await read('&edition=revised'))).toEqual(edition(twice!));
    for (const unknown of [once!.list.revisedBy!.act - 1, 999, 0, 'old']) {
      const refused = await officer.get(`/lists/standard?date=2017-02-01&edition=${unknown}`);
      expect([unknown, refused.statusCode]).toEqual([unknown, typeof unknown === 'number' && unknown > 0 ? 404 : 422]);
    }
  });

  it.each(['csv', 'txt', 'json', 'pdf'])('are named by a file, also the latest, as %s', async (ending) => {
    const nameOf = async (name: string) => (await file(name)).headers['content-disposition'];
    const [first, last] = [once, twice].map((shown) => shown!.list.revisedBy!.act);
    const named = (which: string) => `attachment; filename="standard-2017-02-01-${which}.${ending}"`;
    expect(await nameOf(`2017-02-01.${ending}?edition=published`)).toBe(named('published'));
    expect(await nameOf(`2017-02-01.${ending}?edition=${first}`)).toBe(named(`revised-${first}`));
    expect(await nameOf(`2017-02-01.${ending}`)).toBe(named(`revised-${last}`));
    expect(await nameOf(`latest.${ending}`)).toBe(named(`revised-${last}`));
  });

  it('carry no seal but their own: page, PDF and JSON', async () => {
    for (const shown of [published!, once!, twice!]) {
      const { revisedBy, hash } = shown.list;
      const query = `?edition=${revisedBy?.act ?? 'published'}`;
      const paper = textsOf((await file(`2017-02-01.pdf${query}&lang=en`)).rawPayload).join(' ');
      const json = (await file(`2017-02-01.json${query}`)).body;
      const html = (await page(query)).replaceAll(/(?:href|src|content|integrity)="[^"]*"/g, '');
      for (const text of [paper, json, html]) expect([...new Set(text.match(SEAL))]).toEqual([hash]);
      const name = revisedBy ? `Revised by act ${revisedBy.act} on ` : 'Published on ';
      expect(paper).toContain(name);
      expect(html).toContain(name);
      expect(JSON.parse(json)).toMatchObject({ edition: shown.edition, list: revisedBy ? { revisedBy } : { hash } });
    }
  });

  it('the page without an address of its own says which it is, and leads to all others', async () => {
    const html = await page();
    const [first, last] = [once, twice].map((shown) => shown!.list.revisedBy!.act);
    expect(html).toContain(`<strong>Revised by act ${last} on `);
    for (const other of ['published', first]) expect(html).toContain(`/lists/standard/2017-02-01?edition=${other}"`);
    expect(html).toContain(`/2017-02-01.pdf?edition=${last}&`);
  });

  it('on paper every rating that differs from the published one is marked, and no other', async () => {
    const marked = async (query: string) =>
      textsOf((await file(`2017-02-01.pdf${query}`)).rawPayload).filter((text) => /^\d{4} \*$/.test(text));
    const differing = twice!.rows.flatMap(({ rating, published: was }) => (was === undefined ? [] : [`${rating} *`]));
    expect(differing.length).toBeGreaterThan(0);
    expect(await marked('')).toEqual(differing);
    expect(await marked('?edition=published')).toEqual([]);
  });

  it('a CSV names its edition in every row, with what was published beside it', async () => {
    const lines = (await file('2017-02-01.csv')).body
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const [head, ...rows] = lines;
    expect(head!.slice(-2)).toEqual(['published', 'edition']);
    const { act, on } = twice!.list.revisedBy!;
    expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set([`revised ${on} act ${act}`]));
    expect(rows.filter((row) => row.at(-2) !== '')).toHaveLength(2);
    expect((await file('2017-02-01.csv?edition=published')).body).toContain(',published 2017-');
  });

  it('are recomputed by list.verify: the published one and the one in force', async () => {
    const verdict = (await officer.get('/lists/standard/2017-02-01/verification')).json();
    expect(verdict).toMatchObject({
      ...{ holds: true, published: published!.list.hash, recomputed: published!.list.hash },
      inForce: { holds: true, hash: twice!.list.hash, revisedBy: twice!.list.revisedBy, differing: [] },
      ...{ earlier: [], contradicted: [], mistold: [] },
    });
  });
});
