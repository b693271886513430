import type { GameKind, Result } from '../outcome.ts';
import type { MatchResult } from '../result.ts';

import type { ByeKind, Scoring, TieBreakEdition } from './tournament.ts';

export const TEAM_SYSTEMS = ['team-swiss', 'team-round-robin', 'team-knockout'] as const;
/** Which score ranks: match points, or the points of all boards. */
export const TEAM_SCORES = ['match', 'game'] as const;

/** `escala/tournament@1` of teams: matches by board, or decided without play. */
export interface TeamTournament {
  readonly format: 'escala/tournament@1';
  readonly name?: string | undefined;
  readonly rules?: string | undefined;
  readonly system: (typeof TEAM_SYSTEMS)[number];
  readonly rounds: number;
  /** Boards of a match. */
  readonly boards: number;
  /** `match` where nothing is said. */
  readonly primary?: (typeof TEAM_SCORES)[number] | undefined;
  /** 2, 1, 0 where nothing is said. */
  readonly matchScoring?: Omit<Scoring, 'bye'> | undefined;
  readonly tiebreakRules?: TieBreakEdition | undefined;
  readonly teams: readonly TournamentTeam[];
  readonly matches: readonly TournamentMatch[];
  readonly byes?: readonly TeamBye[] | undefined;
  readonly withdrawals?: readonly { readonly team: string; readonly afterRound: number }[] | undefined;
}

export interface TournamentTeam {
  readonly id: string;
  /** Order of strength, 1 the strongest. */
  readonly number: number;
  readonly name?: string | undefined;
}

/** Results are as the first team sees them. */
export interface TournamentMatch {
  readonly round: number;
  readonly first: string;
  readonly second: string;
  readonly boards?:
    | readonly {
        readonly board: number;
        /** Absent while the game is being played. */
        readonly result?: Result | undefined;
        readonly kind?: GameKind | undefined;
      }[]
    | undefined;
  /** `forfeit`: the match was not played, and `result` is that of every board. */
  readonly kind?: 'played' | 'forfeit' | undefined;
  readonly result?: MatchResult | undefined;
}

export interface TeamBye {
  readonly round: number;
  readonly team: string;
  /** Absent: by the pairing. */
  readonly kind?: ByeKind | undefined;
  readonly points: number;
  readonly gamePoints: number;
}
