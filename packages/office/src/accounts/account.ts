import { z } from 'zod';
import { type Actor, ROLES } from '../access/actor.ts';
import { recordKind } from '../kit/record-kind.ts';
import { searchWords } from '../kit/search-words.ts';

/** Roles that an account is given; everybody has `public` without one, and a device is handed out. */
export const GIVEN_ROLES = ROLES.filter((role) => role !== 'public' && role !== 'device');
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** These decide on other people's matters, so a password alone is not enough (D-OFF-40). */
const SECOND_FACTOR_ROLES: readonly GivenRole[] = ['officer', 'commission', 'administrator'];

export const accountRightsSchema = z.strictObject({
  roles: z.array(z.enum(GIVEN_ROLES)).min(1),
  /** Clubs that a delegate speaks for. */
  clubs: z.array(z.string().min(1)).max(100).default([]),
  /** Events that an arbiter may work on beside those that the account registered. */
  events: z.array(z.string().min(1)).max(1000).default([]),
  /** The player whose line it is. */
  player: z.string().min(1).optional(),
});

/** `invited`: has a link but no password yet. */
export const ACCOUNT_STATES = ['invited', 'active', 'suspended'] as const;

/** Languages in which the office writes to somebody. */
export const accountLanguageSchema = z.enum(['ca', 'es', 'ro', 'en']);

/** Which mails an account gets: decisions on its claims and reports unless it says no, new lists if it says yes (D-OFF-443). */
export const noticesSchema = z.strictObject({ decisions: z.boolean(), lists: z.boolean() });

export const emailSchema = z.email().max(254).toLowerCase();

/** Codes by time of an application; passkeys. */
const SECOND_FACTORS = ['totp', 'passkey'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** Who works with the office. Addresses, passwords, sessions and keys are in the vault, never part of the record. */
export const accountSchema = z.strictObject({
  /** Only of accounts from before addresses were kept in the vault (D-OFF-215). */
  email: emailSchema.optional(),
  name: z.string().min(1).max(200),
  ...accountRightsSchema.shape,
  state: z.enum(ACCOUNT_STATES),
  /** What the account has beside its password; none: the password is all. */
  secondFactors: z.array(z.enum(SECOND_FACTORS)),
  /** That of the federation where none was chosen. */
  language: accountLanguageSchema.optional(),
  notices: noticesSchema.optional(),
});
export type Account = z.infer<typeof accountSchema>;

export const accountKind = recordKind('account', accountSchema, (account) => ({
  email: account.email,
  name: searchWords(account.name),
  state: account.state,
  player: account.player,
  notice: account.state === 'active' && account.notices?.lists ? 'lists' : undefined,
  /** Those who may act now, by role. */
  role: account.state === 'active' ? account.roles : undefined,
}));

export function actorOf(id: string, account: Pick<Account, 'roles' | 'clubs' | 'events' | 'player'>): Actor {
  const { roles, clubs, events, player = null } = account;
  return { account: id, roles, clubs, events, player };
}

export function hasSecondFactor({ secondFactors }: Pick<Account, 'secondFactors'>): boolean {
  return secondFactors.length > 0;
}

export function needsSecondFactor(account: Pick<Account, 'roles'>): boolean {
  return account.roles.some((role) => SECOND_FACTOR_ROLES.includes(role));
}
