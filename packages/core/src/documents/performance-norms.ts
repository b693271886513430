import type { Finding } from '../finding.ts';
import type { Holds, Reason } from './verdicts.ts';

/** A round that does not count, with the article that says so. */
export interface RoundLeftOut {
  readonly round: number;
  readonly article: string;
}

/** One game of the set on which a norm stands. */
export interface NormGame {
  readonly round: number;
  readonly opponent: string;
  /** Null where the document does not tell it. */
  readonly federation: string | null;
  readonly title: string | null;
  /** Null: unrated. */
  readonly rating: number | null;
  /** What the opponent counts in the average. */
  readonly counts: number;
  readonly points: number;
}

/** One norm of one player by performance: the set of games that makes it, or all games where none does. */
export interface PerformanceNorm {
  readonly player: string;
  /** The title that it is a norm for. */
  readonly norm: string;
  readonly achieved: boolean;
  readonly games: number;
  readonly score: number;
  /** Average of the opponents; null where there are none. */
  readonly ra: number | null;
  readonly rp: number | null;
  /** Games against holders of a title, and of one of the titles that the norm asks for. */
  readonly titled: number;
  readonly required: number;
  /** Foreign federations among the opponents; games against the own one, and against any one at most. */
  readonly federations: number;
  readonly own: number;
  readonly most: number;
  /** The opponent who counts with the lowest rating that counts. */
  readonly raised: string | null;
  /** The lowest score that makes the norm against this average; null where none does. */
  readonly needed: number | null;
  /** Games that go into the title; null without a norm. */
  readonly credited: number | null;
  /** Eight games that count as nine. */
  readonly as9: boolean;
  /** The article by which a forfeit counts as a lost game. */
  readonly applied: string | null;
  /** The article that lets the federations of the opponents pass. */
  readonly exemption: string | null;
  /** Games that the player need not count. */
  readonly dropped: readonly RoundLeftOut[];
  /** Rounds that do not count. */
  readonly leftOut: readonly RoundLeftOut[];
  /** Articles of the conditions that are not met. */
  readonly failures: readonly string[];
  readonly opponents: readonly NormGame[];
  /** Every condition of the set that was looked at; those of the event stand beside the norms. */
  readonly reasons: readonly Reason[];
}

/** What an application for a title looks at in the event of a norm. */
export interface NormEvent {
  /** Days with one round and no more; null where the days are not told. */
  readonly singleRoundDays: number | null;
  /** The article by which the event is one of those of which a title needs one; empty: it is none. Null where it is not told. */
  readonly qualifying: string | null;
}

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

/** What the opponents to come must be so that a score makes the norm. */
export interface ChanceLine {
  /** Points from the games to come that count, and from wins among them that are ignored. */
  readonly score: number;
  /** Games to come that count; others are ignored, because they come later or are won. */
  readonly games: number;
  /** Of them: opponents who are not known yet. All below is asked of these. */
  readonly unknown: number;
  /** The sum of what they count, and the lowest average, rounded up; null where everybody is known. */
  readonly sum: number | null;
  readonly average: number | null;
  /** What the lowest of them counts at least. */
  readonly lowest: number;
  /** Holders of a title, of a title that the norm asks for, foreign federations that were not met. */
  readonly titled: number;
  readonly required: number;
  readonly federations: number;
  /** At most: of the own federation, of those that were met often, of any other. */
  readonly own: number;
  readonly limits: readonly { readonly federation: string; readonly most: number }[];
  readonly any: number;
  /** Games played that are ignored for it, and games to come that are won and ignored. */
  readonly dropped: readonly RoundLeftOut[];
  readonly wins: number;
}

/** What a player still needs for a norm. */
export interface NormChance {
  readonly player: string;
  readonly norm: string;
  /** `made`: whatever comes; `open`: by one of the lines; `gone`: by no result. */
  readonly state: 'made' | 'open' | 'gone';
  /** Games to come, and those of them whose opponent is known. */
  readonly toPlay: number;
  readonly paired: number;
  /** The lowest score first, of one score the lowest average. */
  readonly lines: readonly ChanceLine[];
}
