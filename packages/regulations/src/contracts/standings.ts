import type { CodeOf, Finding, RowWorking, Standings, TeamTournament, Tournament } from '@escala/core';
import type { NameOf, Step } from './step.ts';

/** Standings of players, and the tie-breaks that a book knows. Those of a federation's leagues are in its part for teams. */
export interface StandingsRules {
  /** What a document may set of the standings: points of a game, the edition of the tie-breaks, the rating of whoever has none. */
  readonly setByDocument?: readonly ('scoring' | 'tiebreakRules' | 'unratedAs')[];
  /** Systems whose table goes by the round that players came to, and prizes with it (D-OFF-875). */
  readonly byRoundReached?: readonly string[];
  /** Those that an event is offered, by the name that documents use. */
  readonly tieBreaks: Readonly<Record<string, TieBreakDefinition>>;
  /** A tie-break by a name from outside, modifiers and all; undefined where the book knows none of it. */
  tieBreakOf(name: string): TieBreakDefinition | undefined;
  /** The order of a system where an event does not say its own; none for a system that the book does not know. */
  readonly orders: Readonly<Record<string, readonly string[]>>;
  /** The table of a tournament that was checked before: everybody is in it, who left too. */
  rank(tournament: Tournament, options?: StandingsOptions): StandingsResult;
  /** Points of everybody before a round, for the eye. */
  pointsBefore(tournament: Tournament, round: number): ReadonlyMap<string, number>;
  /** Where the numbers of a row come from: points, then each tie-break, each with its parts. */
  workingSteps(working: RowWorking, nameOf?: NameOf): readonly Step[];
  /** Tournaments of teams, where the book ranks them. */
  readonly teams?: TeamTournamentRules;
}

export interface TeamTournamentRules {
  /** Names of the tie-breaks, without modifiers. */
  readonly tieBreaks: readonly string[];
  /** The table of a tournament that was checked before. */
  rank(tournament: TeamTournament, options?: StandingsOptions): StandingsResult;
}

/** What is known of a tie-break beside its formula. Its long name is `web.tie-break.<word>`. */
export type TieBreakDefinition = {
  readonly articles: readonly string[];
  /** For whom it can rank. */
  readonly for: readonly ('players' | 'teams')[];
  /** A mean is written in decimals, where sums of points have the signs of halves. */
  readonly mean?: true | undefined;
  /** Whether it can rank an event of this system, its players or its teams; where it does not say, every event of those whom it is for. */
  fits?(system: string): boolean;
} & (
  | {
      /** Its short name is `cli.tiebreak.<word>`. */
      readonly word: CodeOf<'web.tie-break'> & CodeOf<'cli.tiebreak'>;
      readonly code?: undefined;
    }
  | {
      readonly word: CodeOf<'web.tie-break'>;
      /** Its short name in every language: the code of tournament reports. */
      readonly code: string;
      readonly modifiers: readonly TieBreakModifier[];
    }
);

/** What the long name says after a comma: `web.tie-break-modifier.<word>`. */
export interface TieBreakModifier {
  readonly word: CodeOf<'web.tie-break-modifier'>;
  readonly count: number;
}

export interface StandingsOptions {
  /** After this round; else after the last one that is complete. */
  readonly round?: number | undefined;
  /** Else the order of the book. */
  readonly tiebreaks?: readonly string[] | undefined;
  /** Also return which round and which opponent gave what. */
  readonly workings?: boolean | undefined;
}

export type StandingsResult =
  | { readonly kind: 'ranked'; readonly standings: Standings; readonly findings: readonly Finding[] }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] };
