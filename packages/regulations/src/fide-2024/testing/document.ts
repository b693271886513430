import type { EventRecord, GameRecord, HeadToHeadInput, HeadToHeadOutput, PlayerFacts, Rhythm } from '@escala/core';
import { fide2024 } from '../index.ts';

/** Time controls that nobody is too strong for. */
const TIMES = {
  standard: { minutes: 90, increment: 30 },
  rapid: { minutes: 15, increment: 10 },
  blitz: { minutes: 3, increment: 2 },
} as const;

/** A small document for a test: the list of November 2025 after one of October; what is not said is harmless. */
export function documentOf(parts: Partial<HeadToHeadInput>): HeadToHeadInput {
  return {
    format: 'escala/rating-input@1',
    regulation: 'fide-2024',
    rhythm: 'standard',
    listDate: '2025-11-01',
    players: [],
    lists: [],
    events: [],
    ...parts,
  };
}

export function eventOf(parts: Partial<EventRecord>, rhythm: Rhythm = 'standard'): EventRecord {
  return {
    id: 'e1',
    type: 'swiss',
    start: '2025-10-04',
    end: '2025-10-12',
    timeControl: TIMES[rhythm],
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

/** Players and one list of 1 October 2025; whoever has rating 0 is not on it. Everybody is active and has K 20. */
export function field(
  ratings: Readonly<Record<string, number>>,
  facts: Readonly<Record<string, Partial<PlayerFacts>>> = {},
): Pick<HeadToHeadInput, 'players' | 'lists'> {
  const players = Object.keys(ratings).map((id) => ({ lastEventOn: '2025-09-01', careerGames: 100, ...facts[id], id }));
  const listed = Object.entries(ratings).filter(([, rating]) => rating > 0);
  return { players, lists: [{ date: '2025-10-01', ratings: Object.fromEntries(listed) }] };
}

/** Games of one player against several, one a round, from a string of 1, 0 and = (half). */
export function gamesOf(player: string, opponents: readonly string[], scores: string): GameRecord[] {
  const results = { '1': '1-0', '0': '0-1', '=': '1/2' } as const;
  return opponents.map((opponent, i) =>
    gameOf(player, opponent, results[scores[i] as keyof typeof results], { round: i + 1 }),
  );
}

export const rate = (parts: Partial<HeadToHeadInput>): HeadToHeadOutput => fide2024.rate(documentOf(parts));

export const rowOf = ({ list }: HeadToHeadOutput, id: string) => list.find((row) => row.id === id);

export const changesOf = ({ ledger }: HeadToHeadOutput, id: string): number[] =>
  ledger.filter(({ player }) => player === id).map(({ change }) => change);

/** Articles of what is found, errors or warnings, with the round where a game is meant. */
export const found = ({ findings }: Pick<HeadToHeadOutput, 'findings'>, severity: 'error' | 'warning'): string[] =>
  findings
    .filter((finding) => finding.severity === severity)
    .map(({ article, round }) => (round === undefined ? article : `${article} round ${round}`));
