import type { Player } from '../../registry/players/player.ts';

interface ChangedPlayers {
  readonly all: readonly Player[];
  readonly textOf: (number: number) => Uint8Array;
  readonly changed: ReadonlyMap<number, Player>;
}

/** Arrays of players that are read on demand, with their changed players. */
const lazily = new WeakMap<readonly Player[], ChangedPlayers>();

/**
 * Players as an array whose items are parsed from JSON on access: most pages are about one of twenty thousand
 * (D-OFF-727). Parsed players stay in memory.
 */
export function lazyPlayers(count: number, textOf: (number: number) => Uint8Array): readonly Player[] {
  const decoder = new TextDecoder();
  const all = arrayOf(count, (number) => JSON.parse(decoder.decode(textOf(number))) as Player);
  lazily.set(all, { all, textOf, changed: new Map() });
  return all;
}

function arrayOf(count: number, read: (number: number) => Player): readonly Player[] {
  const known: Player[] = new Array(count);
  const player = (key: string | symbol): Player | undefined => {
    const number = typeof key === 'string' && key.charCodeAt(0) <= NINE ? Number(key) : -1;
    if (!(number >= 0 && number < count)) return undefined;
    known[number] ??= read(number);
    return known[number];
  };
  return new Proxy(known, {
    get: (all, key) => player(key) ?? Reflect.get(all, key),
    has: (all, key) => player(key) !== undefined || Reflect.has(all, key),
    getOwnPropertyDescriptor: (all, key) => {
      player(key);
      return Reflect.getOwnPropertyDescriptor(all, key);
    },
    ownKeys: (all) => [...Array.from(all.keys(), String), 'length'],
  });
}

const NINE = '9'.charCodeAt(0);

/** Players with some changed or added; those not accessed yet are still read on demand. */
export function changedPlayers(before: readonly Player[], others: ReadonlyMap<number, Player>): readonly Player[] {
  const known = lazily.get(before);
  if (known === undefined) {
    const players = [...before];
    for (const [number, player] of others) players[number] = player;
    return players;
  }
  const { all } = known;
  const changed = new Map([...known.changed, ...others]);
  const count = Math.max(before.length, ...[...others.keys()].map((number) => number + 1));
  const players = arrayOf(count, (number) => changed.get(number) ?? all[number]!);
  lazily.set(players, { ...known, changed });
  return players;
}

/** Each player as JSON; unread ones are passed on without parsing. */
export function* textsOfPlayers(players: readonly Player[]): Iterable<Uint8Array> {
  const encoder = new TextEncoder();
  const known = lazily.get(players);
  for (let number = 0; number < players.length; number++) {
    const isAsRead = known !== undefined && !known.changed.has(number);
    yield isAsRead ? known.textOf(number) : encoder.encode(JSON.stringify(players[number]));
  }
}

/** Numbers of players who may differ, among those in both arrays. */
export function differingPlayers(one: readonly Player[], other: readonly Player[]): number[] {
  if (one === other) return [];
  const [a, b] = [lazily.get(one), lazily.get(other)];
  const both = Math.min(one.length, other.length);
  const numbers =
    a !== undefined && a.all === b?.all ? new Set([...a.changed.keys(), ...b.changed.keys()]) : one.keys();
  return [...numbers].filter((number) => number < both && one[number] !== other[number]);
}
