import type {
  ClubTeam,
  Colour,
  CompetitionTeam,
  Day,
  GameKind,
  Holds,
  KeyAfter,
  LineUp,
  ListedPlayer,
  MatchBoard,
  MatchResult,
  Reason,
  Result,
  ScheduleSystem,
  Side,
  TeamCompetition,
  TeamCompetitionName,
  TeamList,
  TeamMatch,
} from '@escala/core';
import type { StandingsOptions, StandingsResult } from './standings.ts';
import type { Step } from './step.ts';

/** Clubs' lists, line-ups, matches and tables of teams. */
export interface TeamRuleBook {
  /** Who plays on after a defeat; by what a commission decides a match. */
  readonly articles: { readonly secondChances: string; readonly rulings: readonly string[] };
  /** Competitions, strongest first, with the boards of a match. */
  readonly competitions: readonly TeamCompetitionName[];
  /** The one that a new league is offered. */
  readonly usualCompetition: TeamCompetitionName;
  /** Competitions among them that are cups: a team has a reserve, and stands there by the category of its league. */
  readonly cups: readonly TeamCompetitionName[];
  /** How a league may be played. */
  readonly systems: readonly ScheduleSystem[];
  /** Categories of teams in a cup, strongest first: who is beaten by a higher one plays on among its own. */
  readonly cupCategories: readonly TeamCompetitionName[];
  boardsOf(competition: string, day: Day): number;
  /** Sizes of teams that a club may think of, smallest last, each with the parameter that names it. */
  teamSizes(day: Day): readonly TeamSize[];
  substitutes(boards: number, day: Day): SubstituteTerms;
  /** The side that has White on a board. */
  whiteOn(board: number): Side;
  judgeClubList(list: Omit<TeamList, 'format'>, before?: Pick<TeamList, 'players'>): JudgedClubList;
  /** What stands against a list that grows after the entries. */
  listGrowth(roundDays: readonly Day[], added: Day, hadLicence: boolean): readonly Reason[];
  /** Teams of a club that are in a higher category than one with an earlier letter. */
  teamsOutOfOrder(teams: readonly ClubTeam[]): readonly Reason[];
  judgeMatch(sheet: MatchSheet): JudgedMatch;
  matchVerdict(boards: readonly MatchBoard[], scoring: Scoring): MatchVerdict;
  /** A match as everything counts it that comes after: lost by absence where a team could not begin. */
  countedMatch(match: TeamMatch, boards: number): TeamMatch;
  /** The home team first; undefined while games are open that can still change it. */
  matchResult(match: TeamMatch): MatchResult | undefined;
  /** Who goes on from a match of a knockout; undefined while games are open that can still change it. */
  knockoutWinner(match: TeamMatch, boards: number): KnockoutVerdict | undefined;
  knockoutSteps(verdict: KnockoutVerdict, names: Readonly<Record<Side, string>>): readonly Step[];
  standings(competition: TeamCompetition, options?: TeamStandingsOptions): StandingsResult;
  /** Who plays on after a defeat, category by category. */
  secondChances(teams: readonly CompetitionTeam[], defeats: readonly KnockoutDefeat[]): readonly CategoryEvent[];
  /** Vacant places that teams of a competition may take, by that competition. */
  readonly vacancies: VacancyRules;
  resultsDue(match: Day, holidays: readonly Day[]): Moment;
  resultsInTime(match: Day, told: Moment, holidays: readonly Day[]): Reason;
}

export interface TeamSize {
  readonly parameter: string;
  readonly boards: number;
}

export interface SubstituteTerms {
  readonly article: string;
  readonly most: number;
  /** Minutes after the start between which players may be replaced. */
  readonly fromMinute: number;
  readonly toMinute: number;
}

export const SCORINGS = ['match-points', 'olympic'] as const;
/** `match-points`: one for the match; `olympic`: as many as the boards made. */
export type Scoring = (typeof SCORINGS)[number];

export type BySide = Readonly<Record<Side, number>>;

export interface MatchVerdict {
  readonly boardPoints: BySide;
  /** What the match is worth; null while it is open. */
  readonly points: BySide | null;
  /** The result that stands where a line-up or an absence takes it from the boards. */
  readonly awarded?: MatchResult;
  /** Boards whose games are being played, and whether they still decide what the match is worth. */
  readonly openBoards: readonly number[];
  readonly openBoardsDecide: boolean;
  readonly reasons: readonly Reason[];
}

/** A team with the numbers of its regulars, `first` to `last`, "bis" numbers with them. */
export interface TeamWithRegulars extends ClubTeam {
  readonly boards: number;
  /** Players who make the team in a match, a cup's reserve with them. */
  readonly size: number;
  readonly first: number;
  readonly last: number;
}

/** A player in the order of the list, with the team in which he is regular; null after the last of them. */
export interface OrderedPlayer extends ListedPlayer {
  /** From 1, the strongest. */
  readonly place: number;
  readonly team: string | null;
}

export interface JudgedTeam extends TeamWithRegulars {
  readonly regulars: readonly string[];
}

export interface JudgedClubList {
  readonly verdict: Holds;
  readonly players: readonly OrderedPlayer[];
  readonly teams: readonly JudgedTeam[];
  readonly cupTeams: readonly JudgedTeam[];
  /** What stands against the list; none if all is well. */
  readonly reasons: readonly Reason[];
  /** What the club should know, and the list is in order all the same: teams that it does not fill. */
  readonly remarks: readonly Reason[];
}

/** A team with its club's list and the sheet that it handed over. */
export interface SideSheet extends Pick<TeamList, 'club' | 'players' | 'teams'>, Omit<LineUp, 'round'> {}

/** What the two delegates have: one sheet or both, and the results once there are any. */
export interface MatchSheet {
  readonly season?: number | undefined;
  readonly round: number;
  readonly scoring?: Scoring | undefined;
  readonly home: SideSheet;
  readonly away?: SideSheet | undefined;
  /** Board by board, White's points first; null, or nothing at the end, while the game is being played. */
  readonly results?: readonly (Result | null)[] | undefined;
  /** Of the same boards; played where nothing is said. */
  readonly kinds?: readonly (GameKind | undefined)[] | undefined;
}

export interface JudgedBoard {
  readonly board: number;
  readonly colour: Colour;
  readonly player: string | null;
  /** On the club's list; null where nobody plays or who plays is not on it. */
  readonly number: string | null;
}

export interface JudgedSide {
  readonly club: string;
  readonly team: string;
  readonly verdict: Holds;
  readonly boards: readonly JudgedBoard[];
  readonly reasons: readonly Reason[];
  /** What stands against the club's list itself. */
  readonly listReasons: readonly Reason[];
}

export type JudgedMatch =
  | { readonly kind: 'unknown-team'; readonly side: Side; readonly team: string; readonly known: readonly string[] }
  | { readonly kind: 'results-beyond'; readonly results: number; readonly boards: number }
  | {
      readonly kind: 'judged';
      readonly home: JudgedSide;
      readonly away?: JudgedSide;
      /** Where there are results. */
      readonly match?: MatchVerdict;
    };

/** What decided a match that somebody has to win. Twice the points stand for each side, the home team first. */
export type KnockoutVerdict =
  | { readonly kind: 'boards'; readonly winner: Side; readonly doubled: readonly [number, number] }
  | { readonly kind: 'awarded'; readonly winner: Side }
  | { readonly kind: 'dutch'; readonly winner: Side; readonly doubled: readonly [number, number] }
  | { readonly kind: 'board'; readonly winner: Side; readonly board: number }
  | { readonly kind: 'black-on-first-board'; readonly winner: Side }
  /** Neither team came, or there is no first board whose colours could decide. */
  | { readonly kind: 'nobody' };

export interface TeamStandingsOptions extends StandingsOptions {
  /** `match` unless the competition counts the points of the boards. */
  readonly scoring?: TeamScoring | undefined;
}

/** `match`: 1, ½, 0 for the match; `olympic`: the points of the boards. */
export type TeamScoring = 'match' | 'olympic';

export interface KnockoutDefeat {
  readonly round: number;
  readonly winner: string;
  readonly loser: string;
}

export interface SecondChance {
  readonly team: string;
  readonly round: number;
  readonly beatenBy: string;
}

/** The event of one category: who plays on there, the strongest first. */
export interface CategoryEvent {
  readonly category: string;
  readonly entries: readonly SecondChance[];
}

/** A team that may take a vacant place in the competition above. */
export interface TeamCandidate {
  readonly id: string;
  /** Lost the match for promotion. */
  readonly lostPromotion?: boolean | undefined;
  readonly points: number;
}

export interface VacancyRules {
  readonly article: string;
  readonly from: Readonly<Record<string, VacancyRule>>;
}

export interface VacancyRule {
  /** The competition whose place is vacant. */
  readonly above: Extract<TeamCompetitionName, KeyAfter<'web.desk-teams.vacancy-'>>;
  /** Whose place it may have been, where that decides, the usual first; where it does not, the loser of a match for promotion may. */
  readonly ofWhom?: readonly VacancyOf[];
  /** Undefined where nobody is left. */
  fill(candidates: readonly TeamCandidate[], of: VacancyOf | undefined): TeamVacancy | undefined;
}

/** Whose a vacant place was, as a book names it. */
export type VacancyOf = KeyAfter<'web.desk-teams.vacancy-of-'>;

export interface TeamVacancy {
  /** Who takes the place; several where a match or a public draw decides, as the sports commission likes. */
  readonly teams: readonly string[];
  readonly step: Step;
}

/** A moment of the office's clock. */
export interface Moment {
  readonly day: Day;
  /** Minutes since midnight. */
  readonly minute: number;
}
