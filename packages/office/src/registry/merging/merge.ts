import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type Player, playerKind } from '../players/player.ts';

/** A fact the kept player took over: its place, and its values before and after. */
export const takenFactSchema = z.strictObject({
  path: z.array(z.string()).min(1),
  before: z.json().optional(),
  after: z.json().optional(),
});
export type TakenFact = z.infer<typeof takenFactSchema>;

/** A merged player, under the id of the duplicate. Undoing it gives back the facts taken over. */
const mergeSchema = z.strictObject({
  kept: z.string(),
  on: z.iso.date(),
  taken: z.array(takenFactSchema),
  undoneOn: z.iso.date().optional(),
});
export type Merge = z.infer<typeof mergeSchema>;

export const mergeKind = recordKind('merge', mergeSchema, ({ kept, undoneOn }) => ({
  kept: undoneOn === undefined ? kept : undefined,
}));

/** Two players who look alike but are two persons (D-OFF-220), under both ids. Cancelling it keeps it on record. */
export const keptApartSchema = z.strictObject({
  players: z.tuple([z.string(), z.string()]),
  on: z.iso.date(),
  reason: z.string(),
  undoneOn: z.iso.date().optional(),
});
export type KeptApart = z.infer<typeof keptApartSchema>;

export const keptApartKind = recordKind('kept-apart', keptApartSchema, ({ players, undoneOn }) => ({
  player: undoneOn === undefined ? players : undefined,
}));

/** The same pair in either order. */
export function pairOf(one: string, other: string): [string, string] {
  return one < other ? [one, other] : [other, one];
}

export const pairId = (one: string, other: string): string => pairOf(one, other).join('/');

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
