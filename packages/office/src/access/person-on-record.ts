import { type Account, actorOf } from '../accounts/account.ts';
import type { Kept, Reading } from '../ports.ts';
import { type Player, playerKind } from '../registry/players/player.ts';
import type { Actor } from './actor.ts';

/** One person: the player that is kept, and every number that turned out to be a duplicate of it. */
interface PersonOnRecord {
  readonly kept: Kept<Player>;
  readonly duplicates: readonly Kept<Player>[];
}

/** Whoever bears this number, also as a duplicate: merges make no chains (D-OFF-104). */
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

/**
 * Who acts with an account, by the record of this moment. After a merge the account of either player is that of the one person: what
 * stands under any of the numbers is its own matter, and nobody decides on it as somebody else's (D-OFF-310).
 */
export async function actorOnRecord(
  reading: Reading,
  id: string,
  account: Pick<Account, 'roles' | 'clubs' | 'events' | 'player'>,
): Promise<Actor> {
  const actor = actorOf(id, account);
  if (actor.player === null) return actor;
  const [player, ...duplicates] = await numbersOfPerson(reading, actor.player);
  return { ...actor, player: player!, duplicates };
}
