import type { ComputedOf } from './document.ts';
import type { Holds, Reason } from './verdicts.ts';

type Written = ComputedOf<'performanceNorms'>;

/** `escala/norms@1` of a book of titles that goes by performance. */
export type PerformanceNorms = Omit<Written, 'chances'>;
/** One norm of one player by performance: the set of games that makes it, or all games where none does. */
export type PerformanceNorm = PerformanceNorms['norms'][number];
/** A round that does not count, with the article that says so. */
export type RoundLeftOut = PerformanceNorm['leftOut'][number];
/** One game of the set on which a norm stands. */
export type NormGame = PerformanceNorm['opponents'][number];
/** What an application for a title looks at in the event of a norm. */
export type NormEvent = PerformanceNorms['event'];

/** A title that takes no norms: by a rating, or by a place in a championship. */
export interface TitleWithoutNorms {
  readonly player: string;
  readonly title: string;
  readonly by: 'rating' | 'place';
  readonly verdict: Holds;
  readonly reasons: readonly Reason[];
}

/** What a player still needs for a norm. */
export type NormChance = Omit<NonNullable<Written['chances']>[number], 'steps' | 'messages'>;
/** What the opponents to come must be so that a score makes the norm. */
export type ChanceLine = NormChance['lines'][number];
