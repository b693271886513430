import type { TeamTournament, Tournament, TournamentGame, TournamentPlayer } from '@escala/core';

/** Teams of an event without licences, lists of strength and sealed line-ups: whoever is entered for a team sits by board. */
export interface TeamsOfSystem {
  /** By number, each with its players by board. */
  of(players: readonly TournamentPlayer[]): readonly EventTeam[];
  /** Which teams meet in a round, and which rest; nothing where it cannot be paired. Not there where the same two meet in every round. */
  round?(tournament: Tournament, round: number): TeamRound;
  /** Of the rounds that are paired. */
  matches(tournament: Tournament): readonly EventMatch[];
  /** Teams whom the pairing left over, where that is worth something. */
  byes?(tournament: Tournament): readonly EventTeamBye[];
  /** After the last round of which all results are in; where teams are ranked by the event's tie-breaks, or else in the order of the system. */
  table(tournament: Tournament, tiebreaks?: readonly string[]): TeamTable;
  /** Where the teams are ranked, so that the tie-breaks of the event are theirs (D-TB-23). */
  readonly ranked?: RankedTeams;
}

export interface RankedTeams {
  /** Where the event does not say its own. */
  readonly order: readonly string[];
  /** The teams and their matches, as `standings.teams` ranks them. */
  tournament(tournament: Tournament): TeamTournament;
}

export interface EventTeam {
  readonly name: string;
  readonly players: readonly string[];
}

export interface TeamRound {
  readonly pairs: readonly { readonly first: string; readonly second: string }[];
  readonly resting: readonly string[];
}

export interface EventMatch {
  readonly round: number;
  readonly first: string;
  readonly second: string;
  readonly boards: readonly TournamentGame[];
  /** Players who found nobody on their board, which is won. */
  readonly unopposed: readonly string[];
  /** Of the boards, the first team's before the second's. */
  readonly points: readonly [number, number];
  readonly isOpen: boolean;
}

export interface EventTeamBye {
  readonly round: number;
  readonly team: string;
  readonly points: number;
  readonly gamePoints: number;
}

export interface TeamTable {
  readonly round: number;
  /** What ranks: points of matches, or of all boards. */
  readonly score: 'match' | 'game';
  readonly tiebreaks: readonly string[];
  readonly rows: readonly {
    readonly team: string;
    readonly rank: number;
    readonly matchPoints: number;
    readonly gamePoints: number;
    readonly tiebreaks: readonly (number | null)[];
  }[];
}
