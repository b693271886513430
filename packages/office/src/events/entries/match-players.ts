import { wordsInOrder } from '../../kit/search-words.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { mayBeBornAlike } from '../../registry/players/similar-players.ts';
import { namesAgree } from '../reports/names-agree.ts';

/** A player as a file names them. */
export interface NamedPlayer {
  readonly id?: string | undefined;
  readonly fideId?: string | undefined;
  readonly name?: string | undefined;
  readonly birthYear?: number | undefined;
}

/** Whom of the registry a file means: by the id of either kind, or by the whole name where one player bears it. */
export type Match =
  | { readonly kind: 'found'; readonly by: 'id' | 'name'; readonly id: string; readonly player: Player }
  /** The id is of somebody who is named otherwise. */
  | { readonly kind: 'other'; readonly id: string; readonly player: Player }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'several'; readonly ids: readonly string[] };

/**
 * `by-name`: an id counts together with the name beside it, and where nobody has the id the name is looked for (D-OFF-271).
 * `ids-only`: the id alone decides.
 */
export async function matchPlayer(
  reading: Reading,
  named: NamedPlayer,
  byName: 'by-name' | 'ids-only',
): Promise<Match> {
  const { name } = named;
  const known = await playersOfIds(reading, named);
  const found = (each: Kept<Player>): Match => ({ kind: 'found', by: 'id', id: each.id, player: each.body });
  if (byName === 'ids-only' || name === undefined) {
    const [first, ...others] = known[0] ?? [];
    if (first === undefined) return { kind: 'unknown' };
    return others.length > 0 ? several(known[0]!) : found(first);
  }
  const holders = known.flat();
  const [one, ...others] = unique(holders.filter(({ body }) => namesAgree(body.name, name)));
  if (one !== undefined) return others.length > 0 ? several([one, ...others]) : found(one);
  if (holders[0] !== undefined) return { kind: 'other', id: holders[0].id, player: holders[0].body };
  return playerOfName(reading, name, named.birthYear);
}

/** Who has the ids, the federation's own first; each kind of id that somebody has in a list of its own. */
async function playersOfIds(reading: Reading, { id, fideId }: NamedPlayer): Promise<Kept<Player>[][]> {
  const own = id === undefined ? undefined : await standing(reading, id);
  const lists = own === undefined ? [] : [[own]];
  for (const number of new Set([fideId, id])) {
    if (number === undefined) continue;
    const linked = await reading.find(playerKind, { key: 'fideId', equals: number });
    lists.push(linked.filter(({ body }) => isKept(body)));
  }
  return lists.filter((list) => list.length > 0);
}

async function playerOfName(reading: Reading, name: string, birthYear: number | undefined): Promise<Match> {
  const namesakes = (await reading.find(playerKind, { key: 'nameWords', equals: wordsInOrder(name) })).filter(
    ({ body }) => isKept(body) && mayBeBornAlike(body, { birthYear }),
  );
  const [one, ...others] = namesakes;
  if (one === undefined) return { kind: 'unknown' };
  return others.length > 0 ? several(namesakes) : { kind: 'found', by: 'name', id: one.id, player: one.body };
}

/** A duplicate stands for the player it was merged into. */
async function standing(reading: Reading, id: string): Promise<Kept<Player> | undefined> {
  const found = await reading.get(playerKind, id);
  return found?.body.mergedInto === undefined ? found : standing(reading, found.body.mergedInto);
}

const several = (players: readonly Kept<Player>[]): Match => ({ kind: 'several', ids: players.map(({ id }) => id) });

const unique = (players: readonly Kept<Player>[]): Kept<Player>[] => [
  ...new Map(players.map((player) => [player.id, player])).values(),
];

const isKept = (player: Player): boolean => player.mergedInto === undefined;
