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

/** Club lists, line-ups, matches and tables of teams. */
export interface TeamRuleBook {
  /** Articles on who plays on after a defeat, and by which a commission decides a match. */
  readonly articles: { readonly secondChances: string; readonly rulings: readonly string[] };
  /** Competitions, strongest first, with the boards of a match. */
  readonly competitions: readonly TeamCompetitionName[];
  /** The default for a new league. */
  readonly usualCompetition: TeamCompetitionName;
  /** The cups among them: a team has a reserve, and belongs to the category of its league. */
  readonly cups: readonly TeamCompetitionName[];
  /** How a league may be played. */
  readonly systems: readonly ScheduleSystem[];
  /** Team categories in a cup, strongest first: a team beaten by one of a higher category plays on within its own. */
  readonly cupCategories: readonly TeamCompetitionName[];
  boardsOf(competition: string, day: Day): number;
  /** A team as a competition names it: in a cup, a club's first team has one name only. */
  teamName(letter: string, competition: string): string;
  /** Team sizes a club may choose from, smallest last, each with the parameter that names it. */
  teamSizes(day: Day): readonly TeamSize[];
  substitutes(boards: number, day: Day): SubstituteTerms;
  /** The side that has White on a board. */
  whiteOn(board: number): Side;
  judgeClubList(list: Omit<TeamList, 'format'>, before?: Pick<TeamList, 'players'>): JudgedClubList;
  /** Objections to a list that grows after entries closed. */
  listGrowth(roundDays: readonly Day[], added: Day, hadLicence: boolean): readonly Reason[];
  /** Teams in a higher category than a team of the same club with an earlier letter. */
  teamsOutOfOrder(teams: readonly ClubTeam[]): readonly Reason[];
  judgeMatch(sheet: MatchSheet): JudgedMatch;
  matchVerdict(boards: readonly MatchBoard[], scoring: Scoring): MatchVerdict;
  /** A match as it counts in everything that follows: lost by absence if a team could not start. */
  countedMatch(match: TeamMatch, boards: number): TeamMatch;
  /** The home team first; undefined while open games can still change it. */
  matchResult(match: TeamMatch): MatchResult | undefined;
  /** Who advances from a knockout match; undefined while open games can still change it. */
  knockoutWinner(match: TeamMatch, boards: number): KnockoutVerdict | undefined;
  knockoutSteps(verdict: KnockoutVerdict, names: Readonly<Record<Side, string>>): readonly Step[];
  standings(competition: TeamCompetition, options?: TeamStandingsOptions): StandingsResult;
  /** Who plays on after a defeat, category by category. */
  secondChances(teams: readonly CompetitionTeam[], defeats: readonly KnockoutDefeat[]): readonly CategoryEvent[];
  /** Vacant places that teams of a competition may take, by competition. */
  readonly vacancies: VacancyRules;
  /** To whom clubs report results, if all clubs of a league belong to this delegation. */
  resultsAddressee(delegation: string): 'federation' | 'delegation';
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
/** `match-points`: one for the match; `olympic`: the sum of the boards. */
export type Scoring = (typeof SCORINGS)[number];

export type BySide = Readonly<Record<Side, number>>;

export interface MatchVerdict {
  readonly boardPoints: BySide;
  /** Points for the match; null while it is open. */
  readonly points: BySide | null;
  /** The result that replaces the boards because of a line-up or an absence. */
  readonly awarded?: MatchResult;
  /** Boards still in play, and whether they can change the points of the match. */
  readonly openBoards: readonly number[];
  readonly openBoardsDecide: boolean;
  readonly reasons: readonly Reason[];
}

/** A team with the list numbers of its regulars, `first` to `last`, including "bis" numbers. */
export interface TeamWithRegulars extends ClubTeam {
  readonly boards: number;
  /** Players who make up the team in a match, including a cup's reserve. */
  readonly size: number;
  readonly first: number;
  readonly last: number;
}

/** A player in list order, with the team in which the player is a regular; null after the last regular. */
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
  /** Objections to the list; empty if all is well. */
  readonly reasons: readonly Reason[];
  /** Remarks for the club although the list is in order: teams that it does not fill. */
  readonly remarks: readonly Reason[];
}

/** A team with its club's list and the sheet that it handed in. */
export interface SideSheet extends Pick<TeamList, 'club' | 'players' | 'teams'>, Omit<LineUp, 'round'> {}

/** What the two delegates have: one sheet or both, and any results so far. */
export interface MatchSheet {
  readonly season?: number | undefined;
  readonly round: number;
  readonly scoring?: Scoring | undefined;
  /** Boards of the match, if they are not those of its teams: a final between delegations. */
  readonly boards?: number | undefined;
  readonly home: SideSheet;
  readonly away?: SideSheet | undefined;
  /** Board by board, White's points first; null, or missing at the end, while the game is in progress. */
  readonly results?: readonly (Result | null)[] | undefined;
  /** For the same boards; `played` by default. */
  readonly kinds?: readonly (GameKind | undefined)[] | undefined;
}

export interface JudgedBoard {
  readonly board: number;
  readonly colour: Colour;
  readonly player: string | null;
  /** Number on the club's list; null if nobody plays or the player is not on it. */
  readonly number: string | null;
}

export interface JudgedSide {
  readonly club: string;
  readonly team: string;
  readonly verdict: Holds;
  readonly boards: readonly JudgedBoard[];
  readonly reasons: readonly Reason[];
  /** Objections to the club's list itself. */
  readonly listReasons: readonly Reason[];
}

export type JudgedMatch =
  /** The sheets are not of one match, or the results not of these sheets. */
  | { readonly kind: 'refused'; readonly faults: readonly MatchFault[] }
  | {
      readonly kind: 'judged';
      readonly home: JudgedSide;
      readonly away?: JudgedSide;
      /** If there are results. */
      readonly match?: MatchVerdict;
    };

export type MatchFault =
  | { readonly code: 'team-unknown'; readonly side: Side; readonly team: string; readonly known: readonly string[] }
  | { readonly code: 'boards-differ'; readonly boards: BySide }
  | { readonly code: 'results-beyond'; readonly results: number; readonly boards: number };

/** What decided a match that must have a winner. `doubled` is twice the points of each side, the home team first. */
export type KnockoutVerdict =
  | { readonly kind: 'boards'; readonly winner: Side; readonly doubled: readonly [number, number] }
  | { readonly kind: 'awarded'; readonly winner: Side }
  | { readonly kind: 'dutch'; readonly winner: Side; readonly doubled: readonly [number, number] }
  | { readonly kind: 'board'; readonly winner: Side; readonly board: number }
  | { readonly kind: 'black-on-first-board'; readonly winner: Side }
  /** Neither team came, or there is no first board whose colours could decide. */
  | { readonly kind: 'nobody' };

export interface TeamStandingsOptions extends StandingsOptions {
  /** `match` unless the competition counts board points. */
  readonly scoring?: TeamScoring | undefined;
}

/** `match`: 1, ½, 0 for the match; `olympic`: the board points. */
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

/** The event of one category: the teams that play on, strongest first. */
export interface CategoryEvent {
  readonly category: string;
  readonly entries: readonly SecondChance[];
}

/** A candidate for a vacant place in the competition above. */
export interface TeamCandidate {
  readonly id: string;
  /** Lost the promotion match. */
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
  /**
   * Whose place it may have been, if that matters, the usual case first; if it does not, the loser of the promotion
   * match may take it.
   */
  readonly ofWhom?: readonly VacancyOf[];
  /** Undefined if no candidate is left. */
  fill(candidates: readonly TeamCandidate[], of: VacancyOf | undefined): TeamVacancy | undefined;
}

/** The former holder of a vacant place, as a book names it. */
export type VacancyOf = KeyAfter<'web.desk-teams.vacancy-of-'>;

export interface TeamVacancy {
  /** The team that takes the place; several if a match or a public draw decides, as the sports commission chooses. */
  readonly teams: readonly string[];
  readonly step: Step;
}

/** A moment by the office's clock. */
export interface Moment {
  readonly day: Day;
  /** Minutes since midnight. */
  readonly minute: number;
}
