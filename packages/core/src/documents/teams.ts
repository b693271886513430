import type { GameKind, Result } from '../outcome.ts';
import type { MatchResult } from '../result.ts';
import type { CodeOf } from '../vocabulary.ts';
import type { DocumentOf } from './document.ts';

export const SIDES = ['home', 'away'] as const;
export type Side = (typeof SIDES)[number];

/** A team of a competition. */
export interface CompetitionTeam {
  readonly id: string;
  /** Order of strength, 1 the strongest; ties in the table follow it. */
  readonly number: number;
  readonly name?: string | undefined;
  readonly category?: string | undefined;
}

/** A board of a match. As everywhere, the result gives White's points first. */
export interface MatchBoard {
  /** 1 is the first board. */
  readonly board: number;
  /** The side that has White on this board. */
  readonly white: Side;
  /** Absent while the game is being played. */
  readonly result?: Result | undefined;
  readonly kind?: GameKind | undefined;
}

/** A match between two teams. */
export interface TeamMatch {
  readonly round: number;
  readonly home: string;
  readonly away: string;
  readonly boards: readonly MatchBoard[];
  /** A ruling that replaces the sum of the boards, the home team first. */
  readonly awarded?: MatchResult | undefined;
  /** `forfeit`: a team did not appear and the match was not played. */
  readonly kind?: GameKind | undefined;
}

/** The facts from which team standings are computed. */
export interface TeamCompetition {
  readonly system: 'league' | 'swiss' | 'knockout';
  /** One of the Catalan team finals, which have tie-breaks of their own (fce-1990, Desempats 1.5.1). */
  readonly final?: boolean | undefined;
  readonly rounds: number;
  /** Boards of a match. */
  readonly boards: number;
  readonly teams: readonly CompetitionTeam[];
  readonly matches: readonly TeamMatch[];
  readonly byes?: readonly { readonly round: number; readonly team: string; readonly points: number }[] | undefined;
  readonly withdrawals?: readonly { readonly team: string; readonly afterRound: number }[] | undefined;
}

/** A team competition, as a book names it. */
export type TeamCompetitionName = CodeOf<'web.competition'>;

/** `escala/team-list@1`: a club's players by strength, and its teams, the first team first. */
export type TeamList = DocumentOf<'teamList'>;
/** A player on a club's list, whose number is `7`, `7 bis` or `0 bis`. */
export type ListedPlayer = TeamList['players'][number];
/** A team of a club, named by its letter. */
export type ClubTeam = TeamList['teams'][number];

type Sheet = DocumentOf<'lineUp'>['home'];
/** A change of players after the start: minutes since the official hour. */
export type Substitution = NonNullable<Sheet['substitutions']>[number];
/** A player on the sheet of another match of the same round. */
export type OtherSheet = NonNullable<Sheet['otherSheets']>[number];

/** The sheet that a team hands in: board by board, null where nobody plays. */
export interface LineUp extends Pick<Sheet, 'team' | 'boards' | 'reserve' | 'substitutions' | 'otherSheets'> {
  readonly round: number;
}

export const TEAM_SYSTEMS = ['team-swiss', 'team-round-robin', 'team-knockout'] as const;
/** The score that ranks: match points, or the points of all boards. */
export const TEAM_SCORES = ['match', 'game'] as const;

/** `escala/tournament@1` of teams: matches by board, or decided without play. */
export type TeamTournament = DocumentOf<'teamTournament'>;
/** Results from the first team's side. */
export type TournamentMatch = TeamTournament['matches'][number];
export type TeamBye = NonNullable<TeamTournament['byes']>[number];
