import { expect, it } from 'vitest';
import { testSite } from '../../testing/test-site.ts';
import { account } from './account.ts';

it('says what it means to sign out where there is no password to come back with', async () => {
  const site = testSite('/account', { today: '2026-06-15' });
  const ask = (): never => {
    throw new Error('Its content is asked for by the browser.');
  };
  const html = async (ownMachine: boolean) =>
    (await account.view(ask, { params: {}, query: {} }, { ...site, ownMachine })).main.html;
  const said = 'let in again when you start Escala';
  expect(await html(true)).toContain(said);
  expect(await html(false)).not.toContain(said);
});
