import { invalid, type Refusal } from '../../kit/refusal.ts';
import { keptAs, type ScrabbleRecord } from '../series/scrabble-record.ts';

/**
 * A game played by two players who have since turned out to be one person: it cannot be rated until one of the two
 * mistakes is corrected.
 */
interface TwiceByMerge {
  readonly event: string;
  readonly game: string;
  readonly player: string;
}

export function twiceByMerge(record: Pick<ScrabbleRecord, 'mergedInto' | 'plays'>): TwiceByMerge[] {
  if (record.mergedInto.size === 0) return [];
  const found: TwiceByMerge[] = [];
  const look = (event: string, game: string, players: readonly string[]): void => {
    const seen = new Set<string>();
    for (const player of players.map((id) => keptAs(record, id))) {
      if (seen.has(player)) found.push({ event, game, player });
      seen.add(player);
    }
  };
  for (const [event, { counts, collective, libere }] of record.plays) {
    if (!counts) continue;
    for (const { id, results } of collective)
      look(
        event,
        id,
        results.map(({ player }) => player),
      );
    for (const { id, places = [], games } of libere) {
      look(
        event,
        id,
        places.map(({ player }) => player),
      );
      for (const round of Map.groupBy(games, (game) => game.round).values())
        look(
          event,
          id,
          round.flatMap(({ a, b }) => [a, b]),
        );
    }
  }
  return found;
}

export function mergeRefusals(record: Pick<ScrabbleRecord, 'mergedInto' | 'plays'>): Refusal[] {
  return twiceByMerge(record).map((twice) => invalid('scrabble-twice-by-merge', { ...twice }));
}
