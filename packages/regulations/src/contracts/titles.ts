import type {
  Day,
  Finding,
  Holds,
  IsoDate,
  NormCertificate,
  NormChance,
  NormEvent,
  Norms,
  NormVerdict,
  PerformanceNorms,
  PlayerCategory,
  Promotions,
  Reason,
  StandingsRow,
  Step,
  TitleWithoutNorms,
  Tournament,
  TournamentPlayer,
  Verdict,
} from '@escala/core';
import type { RegisteredBook } from './rating.ts';

/** A book of titles, norms and categories. Optional members are missing if the book has no article for them. */
export interface TitleRuleBook extends RegisteredBook {
  /** The titles of the book, strongest first, as it writes them. */
  readonly known: readonly string[];
  /** A title as the book writes it, whatever the input; unknown ones are unchanged. */
  written(title: string): string;
  /** Titles earned by norms, by the name that lists print. */
  readonly byNorms?: Readonly<Record<string, NormedTitle>>;
  /** Possible sources of an opponent's number, for norms and promotions. */
  readonly opponentNumbers?: readonly string[];
  readonly categories?: CategoryRules;
  /** Norms by performance against a mix of opponents. */
  readonly performance?: PerformanceRules;
}

/** The start and time control that an event announces. */
export interface TimedEvent {
  readonly start?: IsoDate | undefined;
  readonly timeControl?: { readonly minutes: number; readonly increment?: number | undefined } | undefined;
}

/** Norms by performance: what an event gives, what is still needed in it, and when norms make a title. */
export interface PerformanceRules {
  /** Titles earned by norms, strongest first. */
  readonly titles: readonly string[];
  /** Whether an event with this time control can give norms at all. */
  canGive(event: TimedEvent): boolean;
  /** For one player, or everybody. */
  judge(tournament: Tournament, player?: string): PerformanceNorms;
  /** Content of a norm's form; undefined if the player has no such norm. */
  certificate(tournament: Tournament, asked: CertificateAsked): NormCertificate | undefined;
  chances(tournament: Tournament, player?: string): readonly NormChance[];
  /** Whether one of these titles is that of the norm, or higher. */
  isHeld(norm: string, titles: readonly string[]): boolean;
  /** What a norm still needs, in the order shown. */
  chanceSteps(chance: NormChance): readonly Step[];
  application(facts: ApplicationFacts, day: IsoDate): Verdict;
  /** A norm recorded by the figures of its certificate, with what they prove. */
  elsewhere(told: NormTold): NormElsewhere;
  /** Titles that a rating gives to a player without them, including those for which the number of games is unknown. */
  byRating(player: RatedPlayer, reached: readonly RatingReached[], day: IsoDate): readonly RatingTitle[];
  /** Titles that a place in a championship can give, and what each requires. */
  readonly placeTitles: readonly string[];
  byPlace(told: PlaceTold, player: RatedPlayer, reached: readonly RatingReached[], day: IsoDate): PlaceTitle;
  /** Titles without norms of a tournament's players, as far as it has the facts. */
  withoutNorms(tournament: Tournament, asked?: TitlesAsked): TitlesFound;
}

/** The player and title of a norm, and facts about the event that the document lacks. */
export interface CertificateAsked {
  readonly player: string;
  readonly norm: string;
  readonly name?: string | undefined;
  readonly place?: string | undefined;
}

/** A norm used for a title, with the facts of its event that an application needs. */
export interface AppliedNorm extends NormEvent {
  readonly credited: number;
  /** The last day of its event. */
  readonly end: IsoDate;
  readonly exemption: string | null;
  readonly as9: boolean;
}

/** The figures on the certificate of a norm made elsewhere. */
export interface NormTold {
  readonly norm: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly games: number;
  readonly score: number;
  /** Average rating of the opponents, as on the certificate. */
  readonly average: number;
  /** Foreign federations among the opponents, and opponents from the player's own. */
  readonly federations: number;
  readonly own: number;
  /** Most opponents from one federation; titled opponents; opponents with one of the titles that the norm requires. */
  readonly sameFederation?: number | undefined;
  readonly titled?: number | undefined;
  readonly required?: number | undefined;
  /** Rounds of the event. */
  readonly rounds?: number | undefined;
  readonly exemption?: string | undefined;
  readonly as9?: boolean | undefined;
  readonly singleRoundDays?: number | undefined;
  /** One of the events of which a title requires one. */
  readonly qualifying?: boolean | undefined;
}

export interface NormElsewhere extends AppliedNorm, Verdict {
  readonly rp: number;
}

export interface ApplicationFacts {
  readonly title: string;
  readonly norms: readonly AppliedNorm[];
  /** The highest rating ever, also between two lists; null if unknown. */
  readonly rating: number | null;
  readonly interim?: boolean | undefined;
}

export interface RatedPlayer {
  readonly sex?: 'f' | 'm' | undefined;
  readonly titles: readonly string[];
}

/** A rating reached on a list or after a game. */
export interface RatingReached {
  readonly rating: number;
  readonly on: IsoDate;
  /** Rated games by then; undefined if unknown. */
  readonly games?: number | undefined;
  readonly interim?: boolean | undefined;
}

export interface RatingTitle {
  readonly title: string;
  /** Unknown if the number of rated games is. */
  readonly verdict: Holds;
  readonly reached: RatingReached;
  readonly reasons: readonly Reason[];
}

/** A title that FIDE's table gives for a place, with the size of the championship. */
export interface PlaceTold {
  readonly title: string;
  readonly players: number;
  readonly rounds: number;
  /** For an Olympiad. */
  readonly olympiad?: boolean | undefined;
}

export interface PlaceTitle extends Verdict {
  /** What prevents it for good; anything else is a matter of time. */
  readonly against: readonly Reason[];
  /** The highest lower title of the column that the player may take in the meantime. */
  readonly meanwhile: string | null;
}

export interface TitlesAsked {
  readonly player?: string | undefined;
  /** A title for the player's place, by FIDE's table. */
  readonly place?: string | undefined;
  /** Rated games of the player up to the start of the event. */
  readonly games?: number | undefined;
}

export interface TitlesFound {
  readonly titles: readonly TitleWithoutNorms[];
  readonly findings: readonly Finding[];
}

/** A title earned by norms. */
export interface NormedTitle {
  readonly articles: NormArticles;
  /** Norms and direct titles from a tournament, with everybody's working. */
  judge(tournament: Tournament, options?: NormOptions): Norms;
  /** A norm by a published list. */
  byRating?(rating: number, games: number, day: Day): Verdict;
  /** Which norms count and which were lost; `through` is the last completed season. */
  held(norms: readonly NormRecord[], through: number, day: Day): NormsHeld;
  /** Number of norms for the title. */
  needed(day: Day): number;
  verdict(facts: TitleFacts, day: Day): TitleVerdict;
  /** A finding if the event is not over: nothing is awarded before. */
  unfinished(norms: Norms): readonly Finding[];
  /** Conditions of norms by score that the event does not meet and that were not waived. */
  against(norms: Norms): readonly Finding[];
  /** What a norm is based on; a place needs no homologation. */
  groundOf(verdict: NormVerdict): 'place' | 'score';
  /** Whether the event itself gives the title, without norms. */
  givesTitle(verdict: NormVerdict): boolean;
  /** Whether the player made the score, whatever the objections to the event. */
  hasScore(verdict: NormVerdict): boolean;
  /** Reasons that depend only on the results, not on the federation's decisions about the event. */
  reasonsOfResults(verdict: NormVerdict): readonly Reason[];
  /** Whether the title comes from the norms, which are then used up. */
  isByNorms(verdict: TitleVerdict): boolean;
}

/** How norms are counted, how long they are kept, how many are needed; norms by a list; a title by a FIDE norm. */
export interface NormArticles {
  readonly counted: string;
  readonly kept: string;
  readonly needed: string;
  readonly byRating?: string;
  readonly byInternationalNorm?: string;
}

export interface NormOptions {
  /** The final order, if places count by themselves. */
  readonly standing?: readonly Pick<StandingsRow, 'rank' | 'player'>[];
  /** Codes of conditions waived by the sports commission. */
  readonly waived?: readonly string[];
}

export interface NormRecord {
  readonly season: number;
  /** Where it was made; an event gives at most one norm. */
  readonly event: string;
}

export interface NormsHeld {
  /** Oldest first. */
  readonly held: readonly NormRecord[];
  readonly lost: readonly NormRecord[];
  /** The season of the last norm needed. */
  readonly titleSeason: number | null;
  readonly steps: readonly Step[];
}

export interface PlaceFacts {
  readonly championship?: string | undefined;
  readonly delegation?: string | undefined;
  /** Final place; undefined if unknown. */
  readonly place?: number | undefined;
}

/** Facts about a candidate for a title. */
export interface TitleFacts {
  readonly title?: string | undefined;
  /** Has an International Master norm. */
  readonly internationalNorm?: boolean | undefined;
  readonly places: readonly PlaceFacts[];
  readonly norms: readonly NormRecord[];
  /** The last completed season. */
  readonly through: number;
}

export interface TitleVerdict {
  readonly title: boolean;
  /** Every ground examined, including those that give nothing. */
  readonly reasons: readonly Reason[];
}

/** Categories of players, and promotion. */
export interface CategoryRules {
  /** Strongest first. */
  readonly names: readonly PlayerCategory[];
  of(player: Pick<TournamentPlayer, 'category' | 'title'>): PlayerCategory | undefined;
  promotions(tournament: Tournament): Promotions;
  /** Players who can no longer be promoted in an event, with the reason, and do not wish to go on. */
  hopeless?(
    promotions: Promotions,
    roundsDone: number,
    day: Day,
    wishes: ReadonlySet<string>,
  ): readonly { readonly player: string; readonly hope: Reason }[];
  /** Whether they are withdrawn without anybody asking, in an event of this championship. */
  withdrawsHopeless?(championship: unknown): boolean;
}
