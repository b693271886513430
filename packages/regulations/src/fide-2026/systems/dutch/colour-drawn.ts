import type { Colour, Tournament } from '@escala/core';
import { initialOrder } from '../../initial-order.ts';

/**
 * D-DUTCH-16: inferred from the first round in which anybody has a colour, and in it from the first player by number
 * with a colour, counting those who took part so far: the player's own colour at an odd place (first, third, fifth …),
 * else the other. The colour of a forfeited game counts.
 */
export function colourDrawn({ players, games, byes = [] }: Tournament): Colour | undefined {
  const first = games.reduce((least, { round }) => Math.min(least, round), Number.POSITIVE_INFINITY);
  const colours = new Map<string, Colour>();
  const there = new Set(
    byes.flatMap(({ round, player, kind }) => (kind === 'pairing' && round <= first ? [player] : [])),
  );
  for (const { round, white, black } of games) {
    if (round !== first) continue;
    colours.set(white, 'white').set(black, 'black');
    there.add(white).add(black);
  }
  const order = initialOrder(players).filter(({ id }) => there.has(id));
  const place = order.findIndex(({ id }) => colours.has(id));
  if (place < 0) return undefined;
  const own = colours.get(order[place]!.id)!;
  return place % 2 === 0 ? own : own === 'white' ? 'black' : 'white';
}
