import type { CodeOf } from '../vocabulary.ts';

/** A competition of teams, as a book names it. */
export type TeamCompetitionName = CodeOf<'web.competition'>;

/** A player on a club's list. */
export interface ListedPlayer {
  readonly id: string;
  /** `7`, `7 bis`, `0 bis`. */
  readonly number: string;
  readonly name?: string | undefined;
  readonly category?: string | undefined;
  /** Country code, of three or two letters. */
  readonly nationality?: string | undefined;
}

/** A team of a club, named by its letter. */
export interface ClubTeam {
  readonly id: string;
  readonly competition: TeamCompetitionName;
  /** Where a delegation has its own number of boards. */
  readonly boards?: number | undefined;
}

/** `escala/team-list@1`: a club's players by strength, and its teams, the first team first. */
export interface TeamList {
  readonly format: 'escala/team-list@1';
  readonly club: string;
  readonly season?: number | undefined;
  readonly players: readonly ListedPlayer[];
  readonly teams: readonly ClubTeam[];
}

/** A change of players after the start: minutes since the official hour. */
export interface Substitution {
  readonly board: number;
  readonly player: string;
  readonly minute: number;
}

/** Who was on the sheet of another match of the same round. */
export interface OtherSheet {
  readonly team: string;
  readonly players: readonly string[];
}

/** The sheet that a team hands over: board by board, null where nobody plays. */
export interface LineUp {
  readonly team: string;
  readonly round: number;
  readonly boards: readonly (string | null)[];
  /** The fifth of a cup team. */
  readonly reserve?: string | undefined;
  readonly substitutions?: readonly Substitution[] | undefined;
  readonly otherSheets?: readonly OtherSheet[] | undefined;
}
