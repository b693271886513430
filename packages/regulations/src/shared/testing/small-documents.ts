import type { EventRecord, GameRecord, HeadToHeadInput, IsoDate, PlayerFacts } from '@escala/core';

type Field = Pick<HeadToHeadInput, 'players' | 'lists'>;

interface SmallDocuments {
  documentOf(parts: Partial<HeadToHeadInput>): HeadToHeadInput;
  eventOf(parts: Partial<EventRecord>): EventRecord;
}

/** Small documents for a book's tests, with harmless defaults. */
export const smallDocuments = (
  terms: Pick<HeadToHeadInput, 'regulation' | 'rhythm' | 'listDate'>,
  event: Pick<EventRecord, 'start' | 'end' | 'timeControl'>,
): SmallDocuments => ({
  documentOf: (parts) => ({
    format: 'escala/rating-input@1',
    ...terms,
    players: [],
    lists: [],
    events: [],
    ...parts,
  }),
  eventOf: (parts) => ({ id: 'e1', type: 'swiss', ...event, games: [], ...parts }),
});

/** Players and one list; a rating of 0 means not on the list. */
export const fieldOn =
  (date: IsoDate, all: Omit<PlayerFacts, 'id'>) =>
  (ratings: Readonly<Record<string, number>>, facts: Readonly<Record<string, Partial<PlayerFacts>>> = {}): Field => ({
    players: Object.keys(ratings).map((id) => ({ ...all, ...facts[id], id })),
    lists: [{ date, ratings: Object.fromEntries(Object.entries(ratings).filter(([, rating]) => rating > 0)) }],
  });

export function gameOf(
  white: string,
  black: string,
  result: GameRecord['result'],
  parts: Partial<GameRecord> = {},
): GameRecord {
  return { round: 1, white, black, result, ...parts };
}

/** One player's games against several opponents, one a round, from a string of 1, 0 and = (half). */
export function gamesOf(player: string, opponents: readonly string[], scores: string): GameRecord[] {
  const results = { '1': '1-0', '0': '0-1', '=': '1/2' } as const;
  return opponents.map((opponent, i) =>
    gameOf(player, opponent, results[scores[i] as keyof typeof results], { round: i + 1 }),
  );
}
