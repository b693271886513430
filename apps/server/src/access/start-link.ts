import type { Language } from '@escala/core';
import { accountKind, OWN_HOUSE, performAct, SYSTEM } from '@escala/office';
import { foundFederation } from '@escala/office/acts';
import { FRESH } from '../fresh-reading.ts';
import { DAY, later } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import { openAccount } from './open-account.ts';
import { randomToken } from './random-token.ts';
import { type StartedSession, startSession } from './sessions.ts';
import { INSTALLATION } from './setup-tokens.ts';
import { giveBack, offer, type Shelf, use } from './single-use.ts';

const LINK: Shelf = { federation: INSTALLATION, shelf: 'start-link', owner: 'start' };
const ACCOUNT_SHELF = 'start-account';
const VALID = DAY;

type Keeper = Pick<ServerContext, 'vault' | 'clock'>;

/** The address that opens the own house, once and within a day. A new one invalidates the previous one. */
export async function startLink(keeper: Keeper, served: string): Promise<string> {
  const address = served.replace(/\/$/, '');
  await keeper.vault.put(LINK.federation, LINK.shelf, 'address', {
    owner: LINK.owner,
    text: address,
    expires: later(keeper.clock.now(), 30 * DAY),
  });
  return `${address}/play#${await offer(keeper, LINK, later(keeper.clock.now(), VALID))}`;
}

/** Where the own house was last served: a second start looks only there, or another program could ask for its link. */
export async function lastAddress({ vault }: Pick<Keeper, 'vault'>): Promise<string | undefined> {
  return (await vault.get(LINK.federation, LINK.shelf, 'address'))?.text;
}

/** What the browser sends when the house is opened for the first time. */
export interface Opening {
  readonly name: string;
  readonly arbiter: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly competitionRules: string;
}

/**
 * The secret of the link is enough to trust whoever started the program on this machine; undefined if it is not valid.
 */
export async function openOwnHouse(
  context: ServerContext,
  token: string,
  opening: Opening,
): Promise<StartedSession | undefined> {
  if (!(await use(context, LINK, token))) return undefined;
  try {
    const account = await ownerOf(context, opening);
    // The secret came from the machine itself, so it counts as a second factor.
    return await startSession(context, OWN_HOUSE, account, true);
  } catch (error) {
    await giveBack(context, LINK, token);
    throw error;
  }
}

async function ownerOf(context: ServerContext, { arbiter, ...facts }: Opening): Promise<string> {
  const federation = OWN_HOUSE;
  if (!(await context.archive.federations()).includes(federation))
    await performAct(context, foundFederation, {
      federation,
      id: 'start-found',
      actor: SYSTEM,
      command: { ...facts, series: [] },
    });
  const kept = await ownerAccount(context.vault);
  if (kept !== undefined && (await isActive(context, kept))) return kept;
  const id = (step: string): string => `start-${step}-${context.newId()}`;
  const email = `${randomToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}@escala.invalid`;
  const roles = ['administrator', 'officer', 'arbiter'] as const;
  const account = await openAccount(context, federation, { name: arbiter, email, roles }, id);
  await context.vault.put(federation, ACCOUNT_SHELF, 'owner', { owner: account, text: 'owner' });
  return account;
}

/** The account that the start link opens. */
export async function ownerAccount(vault: ServerContext['vault']): Promise<string | undefined> {
  return (await vault.get(OWN_HOUSE, ACCOUNT_SHELF, 'owner'))?.owner;
}

async function isActive(context: ServerContext, account: string): Promise<boolean> {
  const found = await context.archive.read(OWN_HOUSE, (reading) => reading.get(accountKind, account), FRESH);
  return found?.body.state === 'active';
}
