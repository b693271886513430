import type { EventRecord, GameRecord, HeadToHeadInput, HeadToHeadOutput, Rhythm } from '@escala/core';
import type { FactsOf } from '../../contracts/facts.ts';
import type { RateOptions } from '../../contracts/rating.ts';
import { fieldOn, gameOf as game, gamesOf, smallDocuments } from '../../shared/testing/small-documents.ts';
import type { EVENT_FACTS, GAME_FACTS } from '../facts.ts';
import { fide2024 } from '../index.ts';

export { gamesOf };

type Facts = FactsOf<typeof EVENT_FACTS>;
export type RatedGame = GameRecord & { readonly [Fact in keyof typeof GAME_FACTS]?: boolean };
/** An event of a document with the facts of this book. */
export type RatedEvent = Omit<EventRecord, 'games' | 'timeControl'> &
  Omit<Facts, 'moves'> & {
    readonly timeControl: EventRecord['timeControl'] & Pick<Facts, 'moves'>;
    readonly games: readonly RatedGame[];
  };

export const gameOf = (white: string, black: string, result: GameRecord['result'], parts: Partial<RatedGame> = {}) =>
  game(white, black, result, parts);

/** Time controls long enough for players of any strength. */
const TIMES = {
  standard: { minutes: 90, increment: 30 },
  rapid: { minutes: 15, increment: 10 },
  blitz: { minutes: 3, increment: 2 },
} as const;

/** A document for the list of November 2025, after one of October. */
const small = smallDocuments(
  { regulation: 'fide-2024', rhythm: 'standard', listDate: '2025-11-01' },
  { start: '2025-10-04', end: '2025-10-12', timeControl: TIMES.standard },
);
export const { documentOf } = small;
export const eventOf = (parts: Partial<RatedEvent>, rhythm: Rhythm = 'standard'): EventRecord =>
  small.eventOf({ timeControl: TIMES[rhythm], ...parts });
/** Everybody is active and has K 20. */
export const field = fieldOn('2025-10-01', { lastEventOn: '2025-09-01', careerGames: 100 });

export const rate = (parts: Partial<HeadToHeadInput>, options: RateOptions = {}): HeadToHeadOutput =>
  fide2024.rate(documentOf(parts), options);

export const rowOf = ({ list }: HeadToHeadOutput, id: string) => list.find((row) => row.id === id);

export const changesOf = ({ ledger }: HeadToHeadOutput, id: string): number[] =>
  ledger.filter(({ player }) => player === id).map(({ change }) => change);

/** Articles of the findings, errors or warnings, with the round for those about a game. */
export const found = ({ findings }: Pick<HeadToHeadOutput, 'findings'>, severity: 'error' | 'warning'): string[] =>
  findings
    .filter((finding) => finding.severity === severity)
    .map(({ article, round }) => (round === undefined ? article : `${article} round ${round}`));
