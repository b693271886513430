import type { ByeKind, TeamTournament, Tournament, TournamentGame, TournamentPlayer } from '@escala/core';

/**
 * Teams of an event without licences, lists of strength or sealed line-ups: whoever is entered for a team plays in
 * board order.
 */
export interface TeamsOfSystem {
  /** Teams by number, each with its players by board. */
  of(players: readonly TournamentPlayer[]): readonly EventTeam[];
  /**
   * Which teams meet in a round, and which rest; undefined if it cannot be paired. Missing where the same two meet in
   * every round.
   */
  round?(tournament: Tournament, round: number): TeamRound;
  /** The matches of paired rounds. */
  matches(tournament: Tournament): readonly EventMatch[];
  /** Teams left over by the pairing, if that earns points. */
  byes?(tournament: Tournament): readonly EventTeamBye[];
  /** The same, and byes on request: what each is worth by the rules. */
  roundsOff?(tournament: Tournament): readonly (EventTeamBye & { readonly kind: ByeKind })[];
  /**
   * The table after the last round with all results; by the event's tie-breaks if teams are ranked, else in the order
   * of the system.
   */
  table(tournament: Tournament, tiebreaks?: readonly string[]): TeamTable;
  /** If teams are ranked, the event's tie-breaks apply to them (D-TB-23). */
  readonly ranked?: RankedTeams;
}

export interface RankedTeams {
  /** Used if the event does not set its own. */
  readonly order: readonly string[];
  /** The teams and their matches, as ranked by `standings.teams`. */
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
  /** Players without an opponent on their board; the board is won. */
  readonly unopposed: readonly string[];
  /** Board points, the first team's first. */
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
  /** The score that ranks: match points, or points of all boards. */
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
