import type { Actor } from '../access/actor.ts';
import { eventKind } from '../events/event.ts';
import { refuse } from '../kit/act.ts';
import { actsOn } from '../kit/acts-on.ts';
import { conflict, forbidden, invalid, missing, type Refusal } from '../kit/refusal.ts';
import type { Kept, Reading } from '../ports.ts';
import { clubKind } from '../registry/clubs/club.ts';
import { delegationKind } from '../registry/clubs/delegation-acts.ts';
import { playerKind } from '../registry/players/player.ts';
import { scrabbleReportKind } from '../scrabble/reports/scrabble-report.ts';
import { type Account, accountKind } from './account.ts';

export const accountUnknown = (account: string): Refusal =>
  missing('account-unknown', { account }, { field: 'account' });

export const notOwnAccount = (): Refusal => forbidden('account-not-own', {}, { field: 'account' });

export const isAdministrator = (actor: Actor): boolean => actor.roles.includes('administrator');

/** Nobody can set another person's password or second factor. */
export function ownAccountRefusals(actor: Actor, id: string, account: Kept<Account> | undefined): Refusal[] {
  if (actor.account !== id) return [notOwnAccount()];
  if (account === undefined) return [accountUnknown(id)];
  return account.body.state === 'suspended' ? [invalid('account-suspended', {}, { field: 'account' })] : [];
}

export function changedMeanwhile(command: { version: number }, present: Kept<Account>): Refusal[] {
  if (present.version === command.version) return [];
  const values = { thing: 'account', id: present.id, yours: command.version, theirs: present.version };
  return [conflict('changed-meanwhile', values, command, { version: present.version, ...present.body })];
}

export const countAdministrators = (reading: Reading): Promise<number> =>
  reading.count(accountKind, { key: 'role', equals: 'administrator' });

/** Without an administrator nobody could get access any more. */
export function lastAdministrator(present: Kept<Account>, administrators: number, remains: boolean): Refusal[] {
  const counts = present.body.state === 'active' && present.body.roles.includes('administrator');
  return counts && !remains && administrators <= 1 ? [invalid('last-administrator', {}, { field: 'account' })] : [];
}

/** Whatever a right refers to must be on record; a delegate without a club could do nothing (D-OFF-397). */
export async function rightsRefusals(
  reading: Reading,
  {
    roles,
    clubs,
    delegations = [],
    events,
    player,
  }: Pick<Account, 'roles' | 'clubs' | 'delegations' | 'events' | 'player'>,
): Promise<Refusal[]> {
  const known = new Set((await reading.getMany(clubKind, clubs)).map(({ id }) => id));
  const refusals = clubs.flatMap((club, i) =>
    known.has(club) ? [] : [missing('account-club-unknown', { club }, { field: `clubs.${i}` })],
  );
  if (roles.includes('delegate') && clubs.length === 0)
    refusals.push(invalid('account-club-missing', {}, { field: 'clubs' }));
  const there = new Set((await reading.getMany(delegationKind, delegations)).map(({ id }) => id));
  delegations.forEach((id, i) => {
    if (!there.has(id)) refusals.push(missing('delegation-unknown', { id }, { field: `delegations.${i}` }));
  });
  if (roles.includes('delegation') && delegations.length === 0)
    refusals.push(invalid('account-delegation-missing', {}, { field: 'delegations' }));
  refusals.push(...(await eventRefusals(reading, events)));
  if (player !== undefined && (await reading.get(playerKind, player)) === undefined)
    refusals.push(missing('account-player-unknown', { player }, { field: 'player' }));
  return refusals;
}

async function eventRefusals(reading: Reading, events: readonly string[]): Promise<Refusal[]> {
  const found = [...(await reading.getMany(eventKind, events)), ...(await reading.getMany(scrabbleReportKind, events))];
  const known = new Set(found.map(({ id }) => id));
  return events.flatMap((event, i) =>
    known.has(event) ? [] : [missing('account-event-unknown', { event }, { field: `events.${i}` })],
  );
}

interface AccountCommand {
  readonly account: string;
}

/** An act by an administrator of accounts. */
export const accountAct = actsOn({
  subject: ({ account }: AccountCommand) => ({ kind: 'account', id: account }),
  load: (reading, { account }) => reading.get(accountKind, account),
  find: (present, { account }) => (present === undefined ? refuse(accountUnknown(account)) : { present }),
});
