import type { EventRecord, GameRecord, HeadToHeadInput, PlayerFacts } from '@escala/core';

/** A small document for a test: what is not said is harmless. */
export function documentOf(parts: Partial<HeadToHeadInput>): HeadToHeadInput {
  return {
    format: 'escala/rating-input@1',
    regulation: 'fce-2016',
    rhythm: 'standard',
    listDate: '2018-03-01',
    players: [],
    lists: [],
    events: [],
    ...parts,
  };
}

export function eventOf(parts: Partial<EventRecord>): EventRecord {
  return {
    id: 'e1',
    type: 'swiss',
    start: '2018-02-10',
    end: '2018-02-12',
    timeControl: { minutes: 90, increment: 30 },
    games: [],
    ...parts,
  };
}

export function gameOf(
  white: string,
  black: string,
  result: GameRecord['result'],
  parts: Partial<GameRecord> = {},
): GameRecord {
  return { round: 1, white, black, result, ...parts };
}

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
