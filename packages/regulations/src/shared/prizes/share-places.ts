import type { Prize, PrizeSharing } from '@escala/core';

/**
 * What each of a group of players level on points takes for the places that they hold. Goods are not shared: they go
 * with the place, and their winner has no part of the money (D-PRZ-4). When a prize cannot be halved, the odd coin is
 * shared; coins that do not divide go one by one to the better placed (D-PRZ-3).
 */
export function sharePlaces(prizes: readonly Prize[], sharing: PrizeSharing, players: number): readonly Prize[] {
  const places = Array.from({ length: players }, (_, i) => prizes[i] ?? 0);
  if (sharing === 'none') return places;
  const money = places.filter((prize) => typeof prize === 'number');
  const own = (prize: number): number => (sharing === 'hort' ? Math.floor(prize / 2) : 0);
  const pool = money.reduce((sum, prize) => sum + prize - own(prize), 0);
  let odd = pool % money.length;
  const even = (pool - odd) / money.length;
  return places.map((prize) => (typeof prize === 'number' ? own(prize) + even + (odd-- > 0 ? 1 : 0) : prize));
}
