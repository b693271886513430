import type { Role } from '@escala/office';
import { inviteByHand, type ServerParts } from '@escala/server';
import type { BrowserContext } from 'playwright-core';
import { telephone } from './telephone.ts';

export interface WantedAccount {
  readonly roles: readonly Role[];
  readonly name?: string;
  readonly clubs?: readonly string[];
  readonly events?: readonly string[];
  readonly player?: string;
}

const PASSWORD = 'cavall torre peó nou';
/** Accounts created so far, by office. */
const accounts = new WeakMap<ServerParts, number>();

/**
 * Does what a person does: accepts the invitation, sets a password,
 * signs in, enrols a second factor if the role requires one.
 */
export async function signIn(
  parts: ServerParts,
  federation: string,
  person: BrowserContext,
  wanted: WantedAccount,
): Promise<string> {
  const number = (accounts.get(parts) ?? 0) + 1;
  accounts.set(parts, number);
  const email = `person${number}@example.org`;
  const name = wanted.name ?? `Persona ${number}`;
  const invited = await inviteByHand(parts, federation, { clubs: [], events: [], ...wanted, name, email }, '');
  const { account } = invited;
  const send = async <T>(path: string, data: object, csrf?: string): Promise<T> => {
    const headers = { ...(csrf ? { 'x-csrf-token': csrf } : {}) };
    const answer = await person.request.post(`/api/${federation}${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  await send('/acts/account.accept-invitation', {
    command: { account },
    secret: { token: invited.token, password: PASSWORD },
  });
  const session = await send<{ csrf: string; secondFactor: string }>('/session', { email, password: PASSWORD });
  if (session.secondFactor !== 'missing') return account;
  const { shown } = await send<{ shown: { key: string } }>(
    '/acts/totp.enrol',
    { command: { account }, secret: { password: PASSWORD } },
    session.csrf,
  );
  const code = telephone(shown.key).code(Date.parse(parts.clock.now()));
  await send('/acts/totp.confirm', { command: { account }, secret: { code } }, session.csrf);
  return account;
}
