import type { EventRecord, GameRecord, HeadToHeadInput, PlayerFacts } from '@escala/core';

/** A small document for a test: a list of March 2011 after one of January; what is not said is harmless. */
export function documentOf(parts: Partial<HeadToHeadInput>): HeadToHeadInput {
  return {
    format: 'escala/rating-input@1',
    regulation: 'fide-2009',
    listDate: '2011-03-01',
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
    start: '2011-02-01',
    end: '2011-02-05',
    timeControl: { minutes: 120 },
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

/** Players and one list of 1 January 2011; whoever has rating 0 is not on it. */
export function field(
  ratings: Readonly<Record<string, number>>,
  facts: Readonly<Record<string, Partial<PlayerFacts>>> = {},
): Pick<HeadToHeadInput, 'players' | 'lists'> {
  const players = Object.keys(ratings).map((id) => ({ lastEventOn: '2010-12-01', ...facts[id], id }));
  const listed = Object.entries(ratings).filter(([, rating]) => rating > 0);
  return { players, lists: [{ date: '2011-01-01', ratings: Object.fromEntries(listed) }] };
}

/** Games of one player against several, one a round, from a string of 1, 0 and = (half). */
export function gamesOf(player: string, opponents: readonly string[], scores: string): GameRecord[] {
  const results = { '1': '1-0', '0': '0-1', '=': '1/2' } as const;
  return opponents.map((opponent, i) =>
    gameOf(player, opponent, results[scores[i] as keyof typeof results], { round: i + 1 }),
  );
}

/** A single round robin in which every game is drawn but those given as 'winner loser'. */
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
