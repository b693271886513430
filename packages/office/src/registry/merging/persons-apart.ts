import type { Kept, Reading } from '../../ports.ts';
import { type Player, playerKind } from '../players/player.ts';
import { type KeptApart, keptApartKind, pairId } from './merge.ts';

/** Whether two players are known to be two persons. */
export type AreApart = (one: string, other: string) => boolean;

/** All pairs kept apart. A mark on a duplicate also applies to the player it was merged into (D-OFF-220). */
export async function personsApart(reading: Reading, players: readonly Kept<Player>[]): Promise<AreApart> {
  const marks = (await reading.list(keptApartKind)).filter(({ body }) => body.undoneOn === undefined);
  if (marks.length === 0) return () => false;
  const kept = new Map(players.map(({ id, body }) => [id, body.mergedInto ?? id]));
  const standing = marks.map(({ body: { players: pair } }) => pair.map((id) => kept.get(id) ?? id));
  const pairs = new Set(standing.map(([one, other]) => pairId(one!, other!)));
  return (one, other) => pairs.has(pairId(one, other));
}

/** The marks that keep any of these players apart from others. */
export async function marksOf(reading: Reading, ids: readonly string[]): Promise<readonly Kept<KeptApart>[]> {
  const marks = new Map<string, Kept<KeptApart>>();
  for (const id of ids)
    for (const mark of await reading.find(keptApartKind, { key: 'player', equals: id })) marks.set(mark.id, mark);
  return [...marks.values()];
}

/** Everyone known to be a different person from the player, whichever of their numbers was marked. */
export async function apartFrom(reading: Reading, player: string): Promise<ReadonlySet<string>> {
  const duplicates = await reading.find(playerKind, { key: 'mergedInto', equals: player });
  const own = [player, ...duplicates.map(({ id }) => id)];
  const others = (await marksOf(reading, own)).flatMap(({ body }) => body.players.filter((id) => !own.includes(id)));
  const found = await reading.getMany(playerKind, [...new Set(others)]);
  return new Set(found.map(({ id, body }) => body.mergedInto ?? id));
}
