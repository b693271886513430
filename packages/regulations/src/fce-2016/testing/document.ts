import type { HeadToHeadInput, PlayerFacts } from '@escala/core';
import { gameOf, smallDocuments } from '../../shared/testing/small-documents.ts';

export { gameOf };

export const { documentOf, eventOf } = smallDocuments(
  { regulation: 'fce-2016', rhythm: 'standard', listDate: '2018-03-01' },
  { start: '2018-02-10', end: '2018-02-12', timeControl: { minutes: 90, increment: 30 } },
);

/** Two rated players on the list of February 2018 whose K is the base factor (54 games or more would lower it). */
export function pair(ratingA: number, ratingB: number): Pick<HeadToHeadInput, 'players' | 'lists'> {
  const plain: Omit<PlayerFacts, 'id'> = { birthDate: '1980-05-05', firstSeason: 2017, gamesByYear: { 2017: 27 } };
  return {
    players: [
      { id: 'a', ...plain },
      { id: 'b', ...plain },
    ],
    lists: [{ date: '2018-02-01', ratings: { a: ratingA, b: ratingB } }],
  };
}
