import { expect, it } from 'vitest';
import { type Actor, NOBODY } from '../access/actor.ts';
import { inviteAccount } from '../accounts/invite-account.ts';
import { amendPlayer } from '../registry/players/player-acts.ts';
import { registerPlayer } from '../registry/players/register-player.ts';
import { imposeSanction } from '../registry/sanctions/sanction-acts.ts';
import { testOffice } from '../testing/test-office.ts';
import { recordHistory } from './record-history.ts';
import { searchActs } from './search-acts.ts';

const ADMINISTRATOR: Actor = { ...NOBODY, account: 'ada', roles: ['administrator'] };
const OFFICER: Actor = { ...NOBODY, account: 'olga', roles: ['officer'] };
const SECRETS = ['2005-03-02', '2005-03-03', 'minGames":7', 'Recognisable words', 'Recognisable reason'];

it('[D-OFF-1302] an administrator reads by the log what questions show, the officer the rest', async () => {
  const office = await testOffice();
  const by = { reason: 'Recognisable reason' };
  await office.perform(registerPlayer, { name: 'Puig, Anna', birthDate: '2005-03-02', minGames: 7 }, by);
  await office.perform(amendPlayer, { player: '1', version: 1, birthDate: '2005-03-03', minGames: 8 }, by);
  await office.perform(imposeSanction, { player: '1', decision: 'Recognisable words', imposedOn: '2017-01-15' }, by);
  const invited = { email: 'nou@example.org', name: 'Nou', roles: ['player' as const], clubs: [], events: [] };
  await office.perform(inviteAccount, invited, { reason: 'A new player.' });
  const read = async (viewer: Actor) => {
    const { acts } = await office.ask(searchActs, { limit: 50 }, viewer);
    const history = await office.ask(recordHistory, { kind: 'player', id: '1', limit: 50 }, viewer);
    return { acts, text: JSON.stringify([acts, history]) };
  };
  const administrator = await read(ADMINISTRATOR);
  for (const secret of SECRETS) expect(administrator.text, secret).not.toContain(secret);
  // Nothing to try guesses on, and no words to find by guessing.
  expect(administrator.acts.flatMap(({ hash, touched }) => [hash, ...touched.map(({ digest }) => digest)])).toSatisfy(
    (all: string[]) => all.every((each) => each === '•••'),
  );
  const guessed = await office.ask(searchActs, { limit: 50, text: 'recognisable' }, ADMINISTRATOR);
  expect(guessed.acts).toEqual([]);
  // What everybody sees, and what administrators do themselves, is there.
  expect(administrator.text).toContain('Puig, Anna');
  expect(administrator.text).toContain('A new player.');
  const { text } = await read(OFFICER);
  for (const secret of SECRETS) expect(text, secret).toContain(secret);
  expect(text).not.toContain('A new player.');
});
