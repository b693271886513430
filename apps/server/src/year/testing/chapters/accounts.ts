import { expect } from 'vitest';
import { Authenticator } from '../../../testing/authenticator.ts';
import { type Answered, codeOf, PASSWORD, type Person } from '../person.ts';
import { acceptedInvitation, joined, type Year } from '../year.ts';

const OTHER = 'another long enough password';

/** A script with a token; a new password; a lost telephone; a suspension and its end. */
export async function accounts(year: Year): Promise<void> {
  await script(year);
  const { api, administrator } = year;
  // Somebody agrees who is not made for it: an administrator of some days.
  const second = await joined(api, administrator, 'berta', { roles: ['administrator'] });
  year.goTo('2017-05-05');
  await ownSecrets(year, second);
  await passkey(year);
  await suspension(year, second);
}

/** A token does what its scopes allow and nothing else. */
async function script({ api, officer }: Year): Promise<void> {
  const scopes = { account: officer.account, label: 'Nightly script', scopes: ['club.register', 'period.read'] };
  const { outcome, shown } = await officer.acted<{ token: string }>('api-token.create', scopes);
  const bearer = async () => ({ authorization: `Bearer ${shown!.token}` });
  const program = api.speaking(officer.federation, bearer);
  await program.act('club.register', { name: 'Club del guió' });
  await program.ask('period.read', { series: 'standard' });
  expect(await program.refused('season.open', {})).toMatchObject([{ code: 'token-scope' }]);
  const { tokens } = await officer.ask<{ tokens: unknown[] }>('api-token.search', { account: officer.account });
  expect(tokens).toHaveLength(1);
  await officer.act('api-token.revoke', { token: outcome.token });
  expect(await program.refused('club.register', { name: 'Un altre club' })).toMatchObject([{ code: 'token-unknown' }]);
}

async function ownSecrets({ player, administrator, commission }: Year, second: Person): Promise<void> {
  const { account } = player;
  const wrong = { secret: { password: 'not the right one', newPassword: OTHER } };
  expect(await player.refused('account.change-password', { account }, wrong)).toMatchObject([
    { code: 'password-wrong', field: 'secret.password' },
  ]);
  await player.act('account.change-password', { account }, { secret: { password: PASSWORD, newPassword: OTHER } });
  expect(await player.signIn(PASSWORD)).toBe(401);
  player.takePassword(OTHER);
  expect(await player.signIn()).toBe(200);
  const lost = { account: commission.account };
  expect(await administrator.refused('second-factor.reset', lost, { reason: 'Lost.' })).toMatchObject([
    { code: 'recovery-needed' },
  ]);
  await administrator.act('account.ask-recovery', lost, { reason: 'The telephone was lost.' });
  await commission.act('account.refuse-recovery', lost);
  await administrator.act('account.ask-recovery', lost, { reason: 'The telephone was lost after all.' });
  await second.act('account.agree-recovery', lost);
  await administrator.act(
    'second-factor.reset',
    { account: commission.account },
    { reason: 'The telephone was lost.' },
  );
  commission.forget('key');
  const locked = await commission.refused('sanction.impose', {});
  expect(locked).toMatchObject([{ code: 'second-factor-first' }]);
  await commission.enrol();
}

/**
 * A passkey is added, used, renamed and removed; an authenticator app comes and goes; recovery codes stand in for both.
 */
async function passkey({ api, player }: Year): Promise<void> {
  const { account, federation } = player;
  const { shown: offered } = await player.acted('passkey.enrol', { account }, { secret: { password: OTHER } });
  let headers = await player.headers();
  /** With a new second factor the session continues under another cookie. */
  const confirmed = async (kind: string, body: object): Promise<Answered<{ passkey: string }>> => {
    const answer = await api.send('POST', `/${federation}/acts/${kind}`, headers, body);
    expect(answer.status).toBe(200);
    api.performed.add(kind);
    const told = answer.body as Answered<{ passkey: string }>;
    headers = { cookie: answer.cookie ?? '', 'x-csrf-token': told.shown!.csrf! };
    return told;
  };
  const key = new Authenticator('http://localhost');
  const made = { command: { account, name: 'Telephone' }, secret: { passkey: key.create(offered!.options!) } };
  const { outcome, shown } = await confirmed('passkey.confirm', made);
  const codes = shown!.codes!.split(' ');
  const holder = api.speaking(federation, async () => headers);
  await holder.act('passkey.rename', { passkey: outcome.passkey, name: 'Old telephone' });
  const answered = async (): Promise<string> => {
    const { body } = await api.send('POST', `/${federation}/session/passkey`, {}, {});
    return key.get(body as { challenge: string; rpId: string });
  };
  const alone = async () =>
    (await api.send('POST', `/${federation}/session`, {}, { passkey: await answered() })).status;
  expect(await alone()).toBe(200);
  expect(await holder.ask('second-factor.show', { account })).toMatchObject({
    totp: false,
    recoveryCodes: 10,
    passkeys: [{ name: 'Old telephone', lastUsed: expect.stringContaining(api.clock.date) }],
  });
  const secret = { password: OTHER, code: codes[0]! };
  const application = await holder.acted('totp.enrol', { account }, { secret });
  const code = codeOf(application.shown!.key!, api.clock);
  await confirmed('totp.confirm', { command: { account }, secret: { code } });
  await holder.act('totp.remove', { account }, { secret: { passkey: await answered() } });
  const anew = await holder.acted('recovery-codes.make', { account }, { secret: { passkey: await answered() } });
  const removed = { passkey: outcome.passkey };
  const refused = await holder.refused('passkey.remove', removed, { secret: { password: OTHER, code: codes[1]! } });
  expect(refused).toMatchObject([{ code: 'code-wrong' }]);
  const last = { password: OTHER, code: anew.shown!.codes!.split(' ')[0]! };
  await holder.act('passkey.remove', removed, { secret: last });
  expect(await alone()).toBe(401);
  player.forget('session');
  expect(await player.signIn()).toBe(200);
}

async function suspension({ api, administrator }: Year, second: Person): Promise<void> {
  const nuria = await joined(api, administrator, 'nuria', { roles: ['arbiter'] });
  const { account, federation } = nuria;
  const shown = () => administrator.ask<{ version: number; state: string }>('account.show', { account });
  const rights = { account, version: (await shown()).version, roles: ['arbiter', 'player'], player: '2' };
  await administrator.act('account.amend-roles', rights, { reason: 'She plays, too.' });
  const version = async () => ({ account, version: (await shown()).version });
  await administrator.act('account.ask-recovery', { account }, { reason: 'She has another address.' });
  await second.act('account.agree-recovery', { account });
  const moved = { ...(await version()), email: `nuria.new@${federation}.example.org` };
  await administrator.act('account.change-address', moved, { reason: 'A new address.' });
  expect(await nuria.signIn()).toBe(401);
  await administrator.act('account.suspend', await version(), { reason: 'Left the federation.' });
  const erased = { ...(await version()), email: null };
  expect(await administrator.act('account.change-address', erased, { reason: 'She asked for it.' })).toMatchObject({
    erased: true,
  });
  expect(await shown()).not.toHaveProperty('email');
  const again = { ...(await version()), email: `nuria@${federation}.example.org` };
  await administrator.act('account.change-address', again, { reason: 'She comes back.' });
  expect(await nuria.refused('event.register', {})).toMatchObject([{ code: 'sign-in-first' }]);
  const back = await administrator.acted<{ account: string }>(
    'account.reinstate',
    { ...(await version()), by: 'hand' },
    {
      reason: 'Came back.',
    },
  );
  const renewed = await administrator.acted<{ account: string }>('account.renew-invitation', {
    account,
    by: 'hand',
  });
  expect(renewed.shown!.token).not.toBe(back.shown!.token);
  await acceptedInvitation(api, federation, renewed, OTHER);
  expect(await nuria.signIn(OTHER)).toBe(200);
  const { accounts: all } = await administrator.ask<{ accounts: { state: string }[] }>('account.search');
  expect(all.every(({ state }) => state === 'active')).toBe(true);
}
