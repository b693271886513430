import { areSpeltAlike, looseSpellings, wordsInOrder } from '../../kit/search-words.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { hasOtherFideId, mayBeBornAlike } from '../../registry/players/similar-players.ts';
import { namesAgree } from '../reports/other-names.ts';

/** A player as named in a file. */
export interface NamedPlayer {
  readonly id?: string | undefined;
  readonly fideId?: string | undefined;
  readonly name?: string | undefined;
  readonly birthYear?: number | undefined;
}

/**
 * The player of the registry meant by a file: by either id, or by the full name if only one player has it. `several` is
 * also a single one who has another FIDE id (D-OFF-1351).
 */
export type Match =
  | { readonly kind: 'found'; readonly by: 'id' | 'name'; readonly id: string; readonly player: Player }
  /** The id belongs to a player with another name. */
  | { readonly kind: 'other'; readonly id: string; readonly player: Pick<Player, 'name'> }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'several'; readonly ids: readonly string[] };

type Players = readonly Kept<Player>[];

/**
 * The players in the registry who may be meant by a file; a merged duplicate is replaced by the player that was kept.
 */
export interface PossiblePlayers {
  /** Includes players found by name or FIDE id. */
  ofId(id: string): Kept<Player> | undefined;
  ofFideId(fideId: string): Players;
  ofName(name: string): Players;
}

/** All players a file may mean, loaded in one go. */
export async function possiblePlayers(reading: Reading, named: readonly NamedPlayer[]): Promise<PossiblePlayers> {
  const ids = named.flatMap(({ id }) => id ?? []);
  const byId = new Map<string, Kept<Player>>();
  for (let wanted = ids; wanted.length > 0; ) {
    const found = await reading.getMany(playerKind, wanted);
    for (const each of found) byId.set(each.id, each);
    wanted = found.flatMap(({ body: { mergedInto: into } }) => (into === undefined || byId.has(into) ? [] : into));
  }
  const keyed = async (key: string, values: readonly string[]): Promise<Partial<Record<string, Players>>> => {
    const found = (await reading.find(playerKind, { key, among: [...new Set(values)] })).filter(isKept);
    for (const each of found) byId.set(each.id, each);
    return Object.groupBy(found, ({ value }) => value);
  };
  const linked = await keyed('fideId', [...ids, ...named.flatMap(({ fideId }) => fideId ?? [])]);
  const namesakes = await keyed(
    'nameWords',
    named.flatMap(({ name }) => (name === undefined ? [] : keysOf(name))),
  );
  const standing = (id: string): Kept<Player> | undefined => {
    const found = byId.get(id);
    return found?.body.mergedInto === undefined ? found : standing(found.body.mergedInto);
  };
  return {
    ofId: standing,
    ofFideId: (fideId) => linked[fideId] ?? [],
    ofName: (name) =>
      keysOf(name)
        .flatMap((key) => namesakes[key] ?? [])
        .filter(({ body }) => areSpeltAlike(body.name, name)),
  };
}

const keysOf = (name: string): string[] => [...new Set(looseSpellings(name).map(wordsInOrder))];

/**
 * `by-name`: an id counts together with the name next to it, and for an unknown id the name is searched (D-OFF-271).
 * `ids-only`: the id alone decides.
 */
export function matchPlayer(possible: PossiblePlayers, named: NamedPlayer, byName: 'by-name' | 'ids-only'): Match {
  const { name } = named;
  const known = playersOfIds(possible, named);
  const found = (each: Kept<Player>): Match => ({ kind: 'found', by: 'id', id: each.id, player: each.body });
  if (byName === 'ids-only' || name === undefined) {
    const [first, ...others] = known[0] ?? [];
    if (first === undefined) return { kind: 'unknown' };
    return others.length > 0 ? several(known[0]!) : found(first);
  }
  const holders = known.flat();
  const [one, ...others] = unique(holders.filter(({ body }) => namesAgree(body.name, name)));
  if (one !== undefined)
    return others.length > 0 || hasOtherFideId(one.body, named.fideId) ? several([one, ...others]) : found(one);
  if (holders[0] !== undefined) return { kind: 'other', id: holders[0].id, player: holders[0].body };
  return playerOfName(possible, name, named);
}

/** The players with these ids, the federation's own first; one list for each kind of id that is known. */
function playersOfIds(possible: PossiblePlayers, { id, fideId }: NamedPlayer): Players[] {
  const own = id === undefined ? undefined : possible.ofId(id);
  const numbers = [...new Set([fideId, id])].filter((number) => number !== undefined);
  return [own === undefined ? [] : [own], ...numbers.map((number) => possible.ofFideId(number))].filter(
    (list) => list.length > 0,
  );
}

function playerOfName(possible: PossiblePlayers, name: string, { birthYear, fideId }: NamedPlayer): Match {
  const namesakes = possible.ofName(name).filter(({ body }) => mayBeBornAlike(body, { birthYear }));
  const [one, ...others] = namesakes;
  if (one === undefined) return { kind: 'unknown' };
  const isAsked = others.length > 0 || hasOtherFideId(one.body, fideId);
  return isAsked ? several(namesakes) : { kind: 'found', by: 'name', id: one.id, player: one.body };
}

const several = (players: Players): Match => ({ kind: 'several', ids: players.map(({ id }) => id) });

const unique = (players: Players): Players => [...new Map(players.map((player) => [player.id, player])).values()];

const isKept = ({ body }: Kept<Player>): boolean => body.mergedInto === undefined;
