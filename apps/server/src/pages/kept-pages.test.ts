import { describe, expect, it } from 'vitest';
import { type Sender, testServer } from '../testing/test-server.ts';
import { bytesKept, KeptPages, renderedPage } from './kept-pages.ts';

const A = renderedPage('A');

describe('pages that are kept', () => {
  it('serve in the same state, and not in another', () => {
    const pages = new KeptPages(1_000_000);
    pages.keep('/a', '7 2017-01-15', A, 0);
    expect(pages.get('/a', ['7 2017-01-15'], 1)).toBe(A);
    expect(pages.get('/a', ['6 2017-01-15', '7 2017-01-15'], 1)).toBe(A);
    expect(pages.get('/a', ['8 2017-01-15'], 1)).toBeUndefined();
    expect(pages.get('/a', ['7 2017-01-15'], 1)).toBeUndefined();
  });

  it.each([
    [59_999, A],
    [60_000, undefined],
    [60_001, undefined],
  ])('serve for less than a minute: %i', (now, found) => {
    const pages = new KeptPages(1_000_000);
    pages.keep('/a', 's', A, 0);
    expect(pages.get('/a', ['s'], now)).toBe(found);
  });

  it('make room from the oldest on; a page that would take a tenth of it is not kept', () => {
    const pages = new KeptPages(10 * bytesKept('/00', renderedPage('x'.repeat(10))));
    for (let i = 10; i < 21; i++) pages.keep(`/${i}`, 's', renderedPage('x'.repeat(10)), 0);
    expect(pages.get('/10', ['s'], 0)).toBeUndefined();
    for (let i = 11; i < 21; i++) expect(pages.get(`/${i}`, ['s'], 0)).toBeDefined();
    pages.keep('/99', 's', renderedPage('x'.repeat(11)), 0);
    expect(pages.get('/99', ['s'], 0)).toBeUndefined();
  });

  it('count with their addresses: whoever makes up long ones fills no memory with short answers', () => {
    const pages = new KeptPages(1_000_000);
    const addresses = Array.from({ length: 1000 }, (_, i) => `/api/cat/clubs?lang=${i}${'a'.repeat(10_000)}`);
    for (const address of addresses) pages.keep(address, 's', A, 0);
    const kept = addresses.filter((address) => pages.get(address, ['s'], 0) !== undefined);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.join('').length).toBeLessThan(1_000_000);
    const few = new KeptPages(1_000_000);
    for (let i = 0; i < 10_000; i++) few.keep(`/${i}`, 's', A, 0);
    expect(few.get('/0', ['s'], 0)).toBeUndefined();
  });

  it('[D-OFF-1091] are two at most: for visitors, and for everybody signed in, whose name is on neither', async () => {
    const server = await testServer();
    const [anna, berta] = [await server.as('officer'), await server.as('arbiter')];
    const home = (headers: Record<string, string> = {}) => server.send({ url: '/en/cat', headers });
    const cookieOf = ({ headers: { cookie = '' } }: Sender) => ({ cookie });
    const [signedIn, visited] = [await home(cookieOf(anna)), await home()];
    const doors = (body: string) => [...body.matchAll(/\/desk">([^<]*)</g)].map(([, word]) => word);
    expect([doors(signedIn.body), doors(visited.body)]).toEqual([Array(2).fill('Desk'), Array(2).fill('Sign in')]);
    expect((await home(cookieOf(berta))).body).toBe(signedIn.body);
    expect((await home()).body).toBe(visited.body);
    expect(signedIn.body).not.toContain('Puig');
    expect((await home({ cookie: 'escala-bal=x' })).body).toBe(visited.body);
    expect(String(visited.headers.vary)).toContain('Cookie');
    expect(
      (await server.send({ url: '/en/cat/nowhere', headers: { ...cookieOf(anna), accept: 'text/html' } })).body,
    ).toContain('/desk">Desk<');
    // A page from before signing in is not taken for the one after it.
    const tag = { 'if-none-match': String(visited.headers.etag) };
    expect([(await home(tag)).statusCode, (await home({ ...tag, ...cookieOf(anna) })).statusCode]).toEqual([304, 200]);
  });

  it('[D-OFF-1091] say Sign in again once a desk has found that the session is over', async () => {
    const server = await testServer();
    const desk = await server.send({ url: '/en/cat/desk', headers: { cookie: 'escala-cat=ended' } });
    expect(desk.statusCode).toBe(302);
    expect(desk.cookies).toMatchObject([{ name: 'escala-cat', value: '' }]);
    const signedIn = await server.send({ url: '/en/cat/desk', headers: (await server.as('officer')).headers });
    expect(signedIn.cookies).toEqual([]);
  });

  it('are rendered anew after an act', async () => {
    const server = await testServer();
    const officer = await server.as('officer');
    const clubs = async (): Promise<string> => (await server.send({ method: 'GET', url: '/en/cat/clubs' })).body;
    const before = await clubs();
    expect(await clubs()).toBe(before);
    await officer.act('delegation.register', { command: { delegation: 'bcn', name: 'Barcelona' } });
    await officer.act('club.register', { command: { club: 'c1', name: 'Ateneu', delegation: 'bcn' } });
    expect(await clubs()).toContain('Ateneu');
  });
});
