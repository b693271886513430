import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { KeptPages } from './kept-pages.ts';
import { renderedPage } from './rendered-page.ts';

const A = renderedPage('A');

describe('pages that are kept', () => {
  it('serve in the same state, and not in another', () => {
    const pages = new KeptPages();
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
    const pages = new KeptPages();
    pages.keep('/a', 's', A, 0);
    expect(pages.get('/a', ['s'], now)).toBe(found);
  });

  it('make room from the oldest on; a page that would take a tenth of it is not kept', () => {
    const pages = new KeptPages(100);
    for (let i = 0; i < 11; i++) pages.keep(`/${i}`, 's', renderedPage('x'.repeat(10)), 0);
    expect(pages.get('/0', ['s'], 0)).toBeUndefined();
    for (let i = 1; i < 11; i++) expect(pages.get(`/${i}`, ['s'], 0)).toBeDefined();
    pages.keep('/big', 's', renderedPage('x'.repeat(11)), 0);
    expect(pages.get('/big', ['s'], 0)).toBeUndefined();
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
