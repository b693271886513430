import { LANGUAGES } from '@escala/core';
import { z } from 'zod';
import { type Actor, ROLES } from '../access/actor.ts';
import { recordKind } from '../kit/record-kind.ts';
import { searchWords } from '../kit/search-words.ts';

/** Roles that can be given to accounts; `public` needs no account, and `device` belongs to handed-out devices. */
export const GIVEN_ROLES = ROLES.filter((role) => role !== 'public' && role !== 'device');
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** These roles decide on other people's matters, so a password alone is not enough (D-OFF-40). */
const SECOND_FACTOR_ROLES: readonly GivenRole[] = ['officer', 'commission', 'committee', 'administrator'];

export const accountRightsSchema = z.strictObject({
  roles: z.array(z.enum(GIVEN_ROLES)).min(1),
  /** Clubs that a delegate represents. */
  clubs: z.array(z.string().min(1)).max(100).default([]),
  /** Delegations for which the account acts: for all their clubs. */
  delegations: z.array(z.string().min(1)).max(20).optional(),
  /** Events that an arbiter may run besides those the account registered. */
  events: z.array(z.string().min(1)).max(1000).default([]),
  /** The account holder's own player. */
  player: z.string().min(1).optional(),
});

/** `invited`: has a link but no password yet. */
export const ACCOUNT_STATES = ['invited', 'active', 'suspended'] as const;

/** Languages of the office's mails. */
export const accountLanguageSchema = z.enum(LANGUAGES);

/** The mails an account gets: decisions on its claims and reports by default, new lists only if chosen (D-OFF-443). */
export const noticesSchema = z.strictObject({ decisions: z.boolean(), lists: z.boolean() });

export const emailSchema = z.email().max(254).toLowerCase();

/** Codes from an authenticator app; passkeys. */
const SECOND_FACTORS = ['totp', 'passkey'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** A user of the office. Addresses, passwords, sessions and keys are in the vault, never in the record. */
export const accountSchema = z.strictObject({
  /** Only in accounts from before addresses moved to the vault (D-OFF-215). */
  email: emailSchema.optional(),
  name: z.string().min(1).max(200),
  ...accountRightsSchema.shape,
  state: z.enum(ACCOUNT_STATES),
  /** Second factors in addition to the password; empty: the password alone. */
  secondFactors: z.array(z.enum(SECOND_FACTORS)),
  /** By default the federation's. */
  language: accountLanguageSchema.optional(),
  notices: noticesSchema.optional(),
  /** An administrator asked to recover it; `agreedBy`: a second one agreed (D-OFF-1307). */
  recovery: z
    .strictObject({ by: z.string(), askedAt: z.iso.datetime(), agreedBy: z.string().exactOptional() })
    .optional(),
});
export type Account = z.infer<typeof accountSchema>;

export const accountKind = recordKind('account', accountSchema, (account) => ({
  email: account.email,
  name: searchWords(account.name),
  state: account.state,
  player: account.player,
  notice: account.state === 'active' && account.notices?.lists ? 'lists' : undefined,
  /** Accounts that can act now, by role. */
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
