import { describe, expect, it } from 'vitest';
import { testSite } from '../../testing/test-site.ts';
import { signIn } from './sign-in.ts';

const site = testSite('/sign-in', { today: '2026-06-15' });
const ask = (): never => {
  throw new Error('Nothing of it is on record.');
};
const nextOf = async (query: Record<string, string>): Promise<string | undefined> => {
  const { main } = await signIn.view(ask, { params: {}, query }, site);
  return / data-next="([^"]*)"/.exec(main.html)?.[1];
};

describe('after signing in', () => {
  it('one comes to the account, or where one wanted to go', async () => {
    expect(await nextOf({})).toBe('/en/cat/desk');
    expect(await nextOf({ next: '/events/open' })).toBe('/en/cat/events/open');
  });

  it.each(['https://example.org', '//example.org', '/\\example.org', 'javascript:alert(1)', '/../ro', '/ x', ''])(
    'never elsewhere: %j',
    async (next) => {
      expect(await nextOf({ next })).toBe('/en/cat/desk');
    },
  );

  it('[D-OFF-566] a laptop of its own asks for no password: it says how to come in', async () => {
    const { main } = await signIn.view(ask, { params: {}, query: {} }, { ...site, ownMachine: true });
    expect(main.html).toContain('start Escala again');
    expect(main.html).not.toContain('<form');
  });

  it('whoever comes from an invitation is told that the password is set', async () => {
    const { main } = await signIn.view(ask, { params: {}, query: { from: 'invitation' } }, site);
    expect(main.html).toContain('Your password is set');
  });
});
