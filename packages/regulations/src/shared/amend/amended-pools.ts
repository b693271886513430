import type { ListSheet, SheetPools } from '@escala/core';

/**
 * A list's entries for few players, with those of another list for some of them; undefined if nothing changes. Records
 * players whose pools differ in `others`.
 */
export function poolsWith(
  kept: ListSheet,
  made: SheetPools,
  players: Iterable<number>,
  others: Set<number>,
): SheetPools | undefined {
  const none: ReadonlyMap<number, number> = new Map();
  const figures = new Set<number>();
  others.clear();
  const pools = withEntries(kept.pools, made.pools, players, others);
  const poolFigures = withEntries(kept.poolFigures, made.poolFigures, players, figures);
  const few = (name: 'seeds' | 'lifts'): ReadonlyMap<number, number> | undefined => {
    const entries = withEntries(kept[name] ?? none, made[name] ?? none, players, figures);
    return entries.size === 0 ? undefined : entries;
  };
  const [seeds, lifts] = [few('seeds'), few('lifts')];
  if (others.size + figures.size === 0) return undefined;
  return { pools, poolFigures, seeds, lifts };
}

/** Players for whom either list has entries besides the lines. */
export function poolPlayers(a: SheetPools, b: SheetPools): Set<number> {
  const maps = (['pools', 'poolFigures', 'seeds', 'lifts'] as const)
    .filter((name) => a[name] !== b[name])
    .flatMap((name) => [a[name], b[name]]);
  return new Set(maps.flatMap((map) => [...(map?.keys() ?? [])]));
}

/** Returns the same map if nothing changes. */
function withEntries<Entry>(
  kept: ReadonlyMap<number, Entry>,
  made: ReadonlyMap<number, Entry>,
  players: Iterable<number>,
  others: Set<number>,
): ReadonlyMap<number, Entry> {
  if (kept === made) return kept;
  let entries: Map<number, Entry> | undefined;
  for (const player of players) {
    const [was, is] = [kept.get(player), made.get(player)];
    if (was === is || JSON.stringify(was) === JSON.stringify(is)) continue;
    others.add(player);
    entries ??= new Map(kept);
    if (is === undefined) entries.delete(player);
    else entries.set(player, is);
  }
  return entries ?? kept;
}
