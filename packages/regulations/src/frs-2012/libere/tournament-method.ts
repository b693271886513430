import type { Finding, LibereEvent } from '@escala/core';
import type { Rules } from '../parameters.ts';
import { placesOf } from '../ranking.ts';
import { refusedRanking } from '../refused-ranking.ts';

/**
 * §1: until 2011 the start ratings of an event are those of the collective formulas, a whole tournament being one game and
 * the final ranking its places. Why an event of that time cannot be rated; it then enters neither method.
 */
export function refusedTournament(rules: Rules, event: LibereEvent): readonly Finding[] {
  const { event: name, date, places, games } = event;
  if (places === undefined || places.length === 0) {
    return [
      {
        severity: 'error',
        refuses: true,
        code: 'frs-2012.places-missing',
        article: '1',
        event: name,
        values: { event: name, date },
      },
    ];
  }
  const ranked = new Set(places.map(({ player }) => player));
  const unranked = new Set(games.flatMap(({ a, b }) => [a, b]).filter((player) => !ranked.has(player)));
  return [
    ...refusedRanking(rules, name, date, places, placesOf(places)),
    ...[...unranked].map((player): Finding => {
      const values = { event: name, date, player };
      return {
        severity: 'error',
        refuses: true,
        code: 'frs-2012.player-unranked',
        article: '1',
        event: name,
        player,
        values,
      };
    }),
  ];
}
