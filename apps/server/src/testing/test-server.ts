import {
  type ActKind,
  type Actor,
  accountKind,
  actorOf,
  allActs,
  type GivenRole,
  NOBODY,
  needsSecondFactor,
  performAct,
  type Role,
  SYSTEM,
} from '@escala/office';
import { foundFederation } from '@escala/office/acts';
import { CATALONIA, memoryArchive, memoryFidePages, memoryVault } from '@escala/office/testing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { newDeviceToken } from '../access/devices.ts';
import { openAccount } from '../access/open-account.ts';
import { setPassword } from '../access/passwords.ts';
import { startSession } from '../access/sessions.ts';
import { buildServer } from '../build-server.ts';
import { loadList } from '../fide-register/load-list.ts';
import { later } from '../instant.ts';
import { contextOf, type ServerContext, type ServerOptions, type ServerParts } from '../server-parts.ts';
import { sha256 } from '../system-ports.ts';

export const PASSWORD = 'a long enough password';

/** An in-memory server with a stopped clock that tests move, and with its logs kept. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly context: ServerContext;
  readonly logs: string[];
  pass(milliseconds: number): void;
  /** An active account with a password. */
  account(email: string, ...roles: GivenRole[]): Promise<string>;
  /** The cookie of a new session of an account, with or without its second factor. */
  sessionOf(account: string, secondFactor: boolean): Promise<string>;
  /** Sends in a session of an account that has the role and its second factor. */
  as(role: Role): Promise<Sender>;
  /** The same person in a new session. */
  again(sender: Sender): Promise<Sender>;
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
}

export interface Sender {
  readonly account: string;
  readonly headers: Readonly<Record<string, string>>;
  get(path: string): Promise<LightMyRequestResponse>;
  act(kind: string, body: Readonly<Record<string, unknown>>): Promise<LightMyRequestResponse>;
}

export async function testServer(
  options: Partial<ServerOptions> = {},
  more: Partial<ServerParts> = {},
): Promise<TestServer> {
  let now = '2017-01-15T12:00:00.000Z';
  let ids = 0;
  const logs: string[] = [];
  const fidePages = memoryFidePages();
  const parts: ServerParts = {
    archive: memoryArchive(),
    vault: memoryVault(),
    fidePages,
    loadFideList: (file, terms) => loadList(fidePages, file, terms),
    clock: { now: () => now, today: () => now.slice(0, 10) },
    digest: sha256,
    newId: () => `id-${String(++ids).padStart(6, '0')}`,
    log: { level: 'info', stream: { write: (line) => logs.push(line) } },
    options: { passwordCost: { memory: 8, passes: 1 }, checkAnswers: true, ...options },
    ...more,
  };
  const context = contextOf(parts);
  const app = await buildServer(parts);
  await performAct(context, foundFederation, { federation: 'cat', id: 'found', actor: SYSTEM, command: CATALONIA });
  const send = (request: InjectOptions): Promise<LightMyRequestResponse> => app.inject(request);
  const account = (email: string, ...roles: GivenRole[]): Promise<string> => newAccount(context, email, roles);
  return {
    app,
    context,
    logs,
    send,
    account,
    pass: (milliseconds) => {
      now = later(now, milliseconds);
    },
    sessionOf: async (id, secondFactor) => `escala-cat=${(await startSession(context, 'cat', id, secondFactor)).token}`,
    as: async (role) => {
      if (role === 'public') return sender(send, NOBODY.account, {});
      if (role === 'device')
        return asDevice(context, send, await account(`arbiter-${context.newId()}@example.org`, 'arbiter'));
      const id = await account(`${role}-${context.newId()}@example.org`, role);
      if (needsSecondFactor({ roles: [role] })) await withSecondFactor(context, id);
      return signedIn(context, send, id);
    },
    again: ({ account: id }) => signedIn(context, send, id),
  };
}

async function signedIn(context: ServerContext, send: TestServer['send'], account: string): Promise<Sender> {
  const { token, csrf } = await startSession(context, 'cat', account, true);
  return sender(send, account, { cookie: `escala-cat=${token}`, 'x-csrf-token': csrf });
}

export function sender(send: TestServer['send'], account: string, headers: Readonly<Record<string, string>>): Sender {
  return {
    account,
    headers,
    get: (path) => send({ method: 'GET', url: `/api/cat${path}`, headers }),
    act: (kind, body) => send({ method: 'POST', url: `/api/cat/acts/${kind}`, headers, payload: body }),
  };
}

const actorWith = (account: string, role: GivenRole): Actor =>
  actorOf(account, { roles: [role], clubs: [], events: [] });

const perform = (context: ServerContext, kind: ActKind, command: object, actor: Actor = SYSTEM) =>
  performAct(context, allActs.find((act) => act.kind === kind)!, {
    ...{ federation: 'cat', id: context.newId(), actor, command },
  });

async function newAccount(context: ServerContext, email: string, roles: readonly GivenRole[]): Promise<string> {
  const clubs = roles.includes('delegate') ? [await newClub(context)] : [];
  const own = roles.includes('delegation') ? { delegations: [await newDelegation(context)] } : {};
  const account = await openAccount(context, 'cat', { email, name: 'Anna Puig', roles, clubs, ...own }, context.newId);
  await setPassword(context, 'cat', account, PASSWORD);
  return account;
}

/** Puts a second factor on record; a test that needs codes enrols a key. */
export async function withSecondFactor(context: ServerContext, account: string): Promise<void> {
  await perform(context, 'totp.confirm', { account }, actorWith(account, 'player'));
}

async function newClub(context: ServerContext): Promise<string> {
  const club = context.newId();
  await perform(context, 'club.register', { club, name: `Club ${club}` });
  return club;
}

/** A telephone for the first boards of a newly registered event. */
async function asDevice(context: ServerContext, send: TestServer['send'], account: string): Promise<Sender> {
  const actor = actorWith(account, 'arbiter');
  const event = context.newId();
  await perform(context, 'event.register', { event, facts: SWISS }, actor);
  const handed = await perform(context, 'device.hand-out', { event, label: 'Sala 2', from: 1, to: 2 }, actor);
  const { device, expires } = handed.outcome as { device: string; expires: string };
  const token = await newDeviceToken(context, 'cat', device, expires);
  return sender(send, account, { authorization: `Bearer ${token}` });
}

/** A request to recover it, to which another administrator agreed. */
export async function recoverable({ archive, clock }: ServerContext, account: string): Promise<void> {
  await archive.write('cat', async (writing) => {
    const { version, seq, body } = (await writing.get(accountKind, account))!;
    const recovery = { by: 'somebody', askedAt: clock.now(), agreedBy: 'another' };
    await writing.put(accountKind, account, version + 1, seq, { ...body, recovery });
  });
}

/** Facts of a three-round event open to everybody. */
export const SWISS = {
  name: 'Obert de prova',
  system: 'fce-1990',
  type: 'swiss',
  start: '2017-02-03',
  end: '2017-02-12',
  rounds: 3,
  timeControl: { minutes: 90, increment: 30 },
  initialColour: 'white',
  arbiters: [],
};

async function newDelegation(context: ServerContext): Promise<string> {
  const delegation = `delegation-${context.newId()}`;
  await perform(context, 'delegation.register', { delegation, name: delegation });
  return delegation;
}
