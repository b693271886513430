import { type Account, actorOf } from '../accounts/account.ts';
import type { Kept, Reading } from '../ports.ts';
import { clubKind } from '../registry/clubs/club.ts';
import { type Player, playerKind } from '../registry/players/player.ts';
import type { Actor } from './actor.ts';

/** One person: the player kept after merging, and all of its duplicates. */
interface PersonOnRecord {
  readonly kept: Kept<Player>;
  readonly duplicates: readonly Kept<Player>[];
}

/** The person with this number, or with a duplicate's number. Merges never form chains (D-OFF-104). */
export async function personOnRecord(reading: Reading, player: string): Promise<PersonOnRecord | undefined> {
  const named = await reading.get(playerKind, player);
  const { mergedInto } = named?.body ?? {};
  const kept = mergedInto === undefined ? named : await reading.get(playerKind, mergedInto);
  if (kept === undefined) return undefined;
  return { kept, duplicates: await reading.find(playerKind, { key: 'mergedInto', equals: kept.id }) };
}

/** All numbers of a person, the kept one first. */
export async function numbersOfPerson(reading: Reading, player: string): Promise<readonly string[]> {
  const person = await personOnRecord(reading, player);
  return person === undefined ? [player] : [person.kept.id, ...person.duplicates.map(({ id }) => id)];
}

/** The clubs that report to the account's delegations: one that moves to another follows at once (Delegacions 1, D-OFF-1281). */
async function withDelegations(reading: Reading, actor: Actor, delegations: readonly string[] = []): Promise<Actor> {
  if (!actor.roles.includes('delegation') || delegations.length === 0) return actor;
  const clubs = await reading.find(clubKind, { key: 'delegation', among: delegations });
  return { ...actor, delegationClubs: clubs.map(({ id }) => id) };
}

/**
 * The actor of an account, as the record is now. After a merge, accounts of either player belong to the one person:
 * whatever is filed under any of the numbers is their own matter, and they cannot decide on it as if it were someone
 * else's (D-OFF-310).
 */
export async function actorOnRecord(
  reading: Reading,
  id: string,
  account: Pick<Account, 'roles' | 'clubs' | 'events' | 'player' | 'delegations'>,
): Promise<Actor> {
  const actor = await withDelegations(reading, actorOf(id, account), account.delegations);
  if (actor.player === null) return actor;
  const [player, ...duplicates] = await numbersOfPerson(reading, actor.player);
  return { ...actor, player: player!, duplicates };
}
