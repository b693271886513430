import type { Finding } from '../finding.ts';
import type { DocumentOf } from './document.ts';
import type { Holds, Reason } from './verdicts.ts';

type Written = DocumentOf<'performanceNorms'>;
type WrittenNorm = Written['norms'][number];

/** One norm of one player by performance: the set of games that makes it, or all games where none does. */
export interface PerformanceNorm extends Omit<WrittenNorm, 'reasons'> {
  /** Every condition of the set that was looked at; those of the event stand beside the norms. */
  readonly reasons: readonly Reason[];
}

/** A round that does not count, with the article that says so. */
export type RoundLeftOut = WrittenNorm['leftOut'][number];
/** One game of the set on which a norm stands. */
export type NormGame = WrittenNorm['opponents'][number];
/** What an application for a title looks at in the event of a norm. */
export type NormEvent = Written['event'];

/** `escala/norms@1` of a book of titles that goes by performance. */
export interface PerformanceNorms {
  readonly format: 'escala/norms@1';
  readonly regulation: string;
  readonly rounds: number;
  readonly event: NormEvent;
  /** What all norms ask of the event. */
  readonly conditions: readonly Reason[];
  readonly norms: readonly PerformanceNorm[];
  /** Facts of players and of the event that are missing. */
  readonly findings: readonly Finding[];
}

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
