import type { CodeOf, Finding, RowWorking, Standings, TeamTournament, Tournament } from '@escala/core';
import type { NameOf, Step } from './step.ts';

/** Standings of players, and the tie-breaks of a book. Those of a federation's leagues belong to its part for teams. */
export interface StandingsRules {
  /**
   * What a document may set: points of a game, points by ruling, the edition of the tie-breaks, the rating of unrated
   * players.
   */
  readonly setByDocument?: readonly ('scoring' | 'assignedPoints' | 'tiebreakRules' | 'unratedAs')[];
  /** Systems whose table and prizes go by the round that players reached (D-OFF-875). */
  readonly byRoundReached?: readonly string[];
  /** Those offered to events, by the name that documents use. */
  readonly tieBreaks: Readonly<Record<string, TieBreakDefinition>>;
  /** A tie-break by a name from outside, including modifiers; undefined if the book does not know it. */
  tieBreakOf(name: string): TieBreakDefinition | undefined;
  /** The default order for each system; undefined for an unknown system. */
  readonly orders: Readonly<Record<string, readonly string[]>>;
  /** The table of a checked tournament, including players who left. */
  rank(tournament: Tournament, options?: StandingsOptions): StandingsResult;
  /** Everybody's points before a round, for display. */
  pointsBefore(tournament: Tournament, round: number): ReadonlyMap<string, number>;
  /** How the numbers of a row were computed: points, then each tie-break, each with its parts. */
  workingSteps(working: RowWorking, nameOf?: NameOf): readonly Step[];
  /** Team tournaments, if the book ranks them. */
  readonly teams?: TeamTournamentRules;
}

export interface TeamTournamentRules {
  /** What a document of teams may set. */
  readonly setByDocument?: readonly ('matchScoring' | 'assignedPoints' | 'tiebreakRules')[];
  /** Names of the tie-breaks, without modifiers. */
  readonly tieBreaks: readonly string[];
  /** The table of a checked tournament. */
  rank(tournament: TeamTournament, options?: StandingsOptions): StandingsResult;
}

/** Facts about a tie-break besides its formula. Its long name is `web.tie-break.<word>`. */
export type TieBreakDefinition = {
  readonly articles: readonly string[];
  /** Whom it can rank. */
  readonly for: readonly ('players' | 'teams')[];
  /** Written in decimals as it is a mean; sums of points are written with ½. */
  readonly mean?: true | undefined;
  /** Whether it can rank players or teams of this system; by default, of any system. */
  fits?(system: string): boolean;
} & (
  | {
      /** Its short name is `cli.tiebreak.<word>`. */
      readonly word: CodeOf<'web.tie-break'> & CodeOf<'cli.tiebreak'>;
      readonly code?: undefined;
    }
  | {
      readonly word: CodeOf<'web.tie-break'>;
      /** Its short name in every language: the code used in tournament reports. */
      readonly code: string;
      readonly modifiers: readonly TieBreakModifier[];
    }
);

/** The part of the long name after a comma: `web.tie-break-modifier.<word>`. */
export interface TieBreakModifier {
  readonly word: CodeOf<'web.tie-break-modifier'>;
  readonly count: number;
}

export interface StandingsOptions {
  /** After this round; by default after the last complete one. */
  readonly round?: number | undefined;
  /** By default the order of the book. */
  readonly tiebreaks?: readonly string[] | undefined;
  /** Also return what each round and opponent contributed. */
  readonly workings?: boolean | undefined;
}

export type StandingsResult =
  | { readonly kind: 'ranked'; readonly standings: Standings; readonly findings: readonly Finding[] }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] };
