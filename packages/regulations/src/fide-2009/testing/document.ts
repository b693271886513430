import type { GameRecord } from '@escala/core';
import { fieldOn, gameOf, gamesOf, smallDocuments } from '../../shared/testing/small-documents.ts';

export { gameOf, gamesOf };

/** A document for the list of March 2011, after one of January. */
export const { documentOf, eventOf } = smallDocuments(
  { regulation: 'fide-2009', listDate: '2011-03-01' },
  { start: '2011-02-01', end: '2011-02-05', timeControl: { minutes: 120 } },
);
export const field = fieldOn('2011-01-01', { lastEventOn: '2010-12-01' });

/** A single round robin in which every game is drawn except those given as 'winner loser'. */
export function drawnRoundRobin(players: readonly string[], decided: readonly string[] = []): GameRecord[] {
  const games: GameRecord[] = [];
  players.forEach((white, i) => {
    for (const black of players.slice(i + 1)) {
      const result = decided.includes(`${white} ${black}`)
        ? '1-0'
        : decided.includes(`${black} ${white}`)
          ? '0-1'
          : '1/2';
      games.push(gameOf(white, black, result, { round: games.length + 1 }));
    }
  });
  return games;
}
