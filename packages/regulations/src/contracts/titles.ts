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

/** A book of titles, norms and categories. What it has no article for, it does not offer. */
export interface TitleRuleBook extends RegisteredBook {
  /** The titles that the book knows, strongest first, as it writes them. */
  readonly known: readonly string[];
  /** A title as the book writes it, whatever was written; others stay as they are. */
  written(title: string): string;
  /** Titles that come by norms, by the name that lists print. */
  readonly byNorms?: Readonly<Record<string, NormedTitle>>;
  /** Where the number of an opponent may come from, in norms and promotions. */
  readonly opponentNumbers?: readonly string[];
  readonly categories?: CategoryRules;
  /** Norms that go by performance against a mix of opponents. */
  readonly performance?: PerformanceRules;
}

/** What an event announces of its time. */
export interface TimedEvent {
  readonly start?: IsoDate | undefined;
  readonly timeControl?: { readonly minutes: number; readonly increment?: number | undefined } | undefined;
}

/** Norms by performance: what an event gives, what is still needed in it, and when norms make a title. */
export interface PerformanceRules {
  /** Titles that norms make, strongest first. */
  readonly titles: readonly string[];
  /** Whether games of that time control can give norms at all. */
  canGive(event: TimedEvent): boolean;
  /** Of one player, or of everybody. */
  judge(tournament: Tournament, player?: string): PerformanceNorms;
  /** What the form of a norm asks for; undefined where the player has no such norm to make. */
  certificate(tournament: Tournament, asked: CertificateAsked): NormCertificate | undefined;
  chances(tournament: Tournament, player?: string): readonly NormChance[];
  /** Whether one of these titles is the one of the norm, or a higher one. */
  isHeld(norm: string, titles: readonly string[]): boolean;
  /** What a norm still needs, in the order in which it is said. */
  chanceSteps(chance: NormChance): readonly Step[];
  application(facts: ApplicationFacts, day: IsoDate): Verdict;
  /** A norm that is told by the figures of its certificate, with what they show. */
  elsewhere(told: NormTold): NormElsewhere;
  /** Titles that a rating gives to who does not hold them, and those for which only the number of games is not known. */
  byRating(player: RatedPlayer, reached: readonly RatingReached[], day: IsoDate): readonly RatingTitle[];
  /** Titles that a place in a championship can give, and what one of them takes. */
  readonly placeTitles: readonly string[];
  byPlace(told: PlaceTold, player: RatedPlayer, reached: readonly RatingReached[], day: IsoDate): PlaceTitle;
  /** Titles without norms of the players of a tournament, as far as it tells what they take. */
  withoutNorms(tournament: Tournament, asked?: TitlesAsked): TitlesFound;
}

/** Whose norm of which title, with what the document does not tell of the event. */
export interface CertificateAsked {
  readonly player: string;
  readonly norm: string;
  readonly name?: string | undefined;
  readonly place?: string | undefined;
}

/** A norm on its way into a title, with what an application looks at in its event. */
export interface AppliedNorm extends NormEvent {
  readonly credited: number;
  /** The last day of its event. */
  readonly end: IsoDate;
  readonly exemption: string | null;
  readonly as9: boolean;
}

/** What the certificate of a norm made elsewhere tells. */
export interface NormTold {
  readonly norm: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly games: number;
  readonly score: number;
  /** Of the opponents, as the certificate has it. */
  readonly average: number;
  /** Foreign federations among the opponents, and opponents of the own one. */
  readonly federations: number;
  readonly own: number;
  /** Most opponents of any one federation; those with a title, and with one of the titles that the norm asks for. */
  readonly sameFederation?: number | undefined;
  readonly titled?: number | undefined;
  readonly required?: number | undefined;
  /** Rounds of the event. */
  readonly rounds?: number | undefined;
  readonly exemption?: string | undefined;
  readonly as9?: boolean | undefined;
  readonly singleRoundDays?: number | undefined;
  /** One of the events of which a title needs one. */
  readonly qualifying?: boolean | undefined;
}

export interface NormElsewhere extends AppliedNorm, Verdict {
  readonly rp: number;
}

export interface ApplicationFacts {
  readonly title: string;
  readonly norms: readonly AppliedNorm[];
  /** The highest rating at any time, also between two lists; null where none is known. */
  readonly rating: number | null;
  readonly interim?: boolean | undefined;
}

export interface RatedPlayer {
  readonly sex?: 'f' | 'm' | undefined;
  readonly titles: readonly string[];
}

/** A rating that was reached, on a list or after a game. */
export interface RatingReached {
  readonly rating: number;
  readonly on: IsoDate;
  /** Rated games by then; undefined where it is not known. */
  readonly games?: number | undefined;
  readonly interim?: boolean | undefined;
}

export interface RatingTitle {
  readonly title: string;
  /** Unknown where the rated games are. */
  readonly verdict: Holds;
  readonly reached: RatingReached;
  readonly reasons: readonly Reason[];
}

/** A title that FIDE's table gives to a place, with the size of the championship. */
export interface PlaceTold {
  readonly title: string;
  readonly players: number;
  readonly rounds: number;
  /** Of an Olympiad. */
  readonly olympiad?: boolean | undefined;
}

export interface PlaceTitle extends Verdict {
  /** What hinders it for good; all else is a matter of time. */
  readonly against: readonly Reason[];
  /** The highest lower title of the column that the player may take until then. */
  readonly meanwhile: string | null;
}

export interface TitlesAsked {
  readonly player?: string | undefined;
  /** A title that the player's place gives, by FIDE's table. */
  readonly place?: string | undefined;
  /** Rated games of the player by the start of the event. */
  readonly games?: number | undefined;
}

export interface TitlesFound {
  readonly titles: readonly TitleWithoutNorms[];
  readonly findings: readonly Finding[];
}

/** A title that norms make. */
export interface NormedTitle {
  readonly articles: NormArticles;
  /** Norms and titles at once that a tournament gives, with the working of everybody. */
  judge(tournament: Tournament, options?: NormOptions): Norms;
  /** A norm by a published list. */
  byRating?(rating: number, games: number, day: Day): Verdict;
  /** Which norms count, and which were lost; `through` is the last season that is over. */
  held(norms: readonly NormRecord[], through: number, day: Day): NormsHeld;
  /** Norms that make the title. */
  needed(day: Day): number;
  verdict(facts: TitleFacts, day: Day): TitleVerdict;
  /** That the event is not over: nothing is given before. */
  unfinished(norms: Norms): readonly Finding[];
  /** Conditions of norms by score that the event does not meet and that nobody let pass. */
  against(norms: Norms): readonly Finding[];
  /** What a norm stands on; a place needs no homologation. */
  groundOf(verdict: NormVerdict): 'place' | 'score';
  /** Whether the event itself gives the title, without norms. */
  givesTitle(verdict: NormVerdict): boolean;
  /** Whether the player made the score, whatever stands against the event. */
  hasScore(verdict: NormVerdict): boolean;
  /** Reasons that go by the results alone, and not by what the federation decides of the event. */
  reasonsOfResults(verdict: NormVerdict): readonly Reason[];
  /** Whether it is the norms that give the title, which go into it then. */
  isByNorms(verdict: TitleVerdict): boolean;
}

/** How norms are counted, how long they hold, how many make the title; those by a published list; a title by a norm of FIDE's. */
export interface NormArticles {
  readonly counted: string;
  readonly kept: string;
  readonly needed: string;
  readonly byRating?: string;
  readonly byInternationalNorm?: string;
}

export interface NormOptions {
  /** The final order, where places count by themselves. */
  readonly standing?: readonly Pick<StandingsRow, 'rank' | 'player'>[];
  /** Codes of conditions that the sports commission lets pass. */
  readonly waived?: readonly string[];
}

export interface NormRecord {
  readonly season: number;
  /** Where it was made; an event gives one norm at most. */
  readonly event: string;
}

export interface NormsHeld {
  /** Oldest first. */
  readonly held: readonly NormRecord[];
  readonly lost: readonly NormRecord[];
  /** The season in which the last norm that was needed came. */
  readonly titleSeason: number | null;
  readonly steps: readonly Step[];
}

export interface PlaceFacts {
  readonly championship?: string | undefined;
  readonly delegation?: string | undefined;
  /** Final place; undefined where it is not known. */
  readonly place?: number | undefined;
}

/** What is known of a player who may have a title. */
export interface TitleFacts {
  readonly title?: string | undefined;
  /** Has a norm of an International Master. */
  readonly internationalNorm?: boolean | undefined;
  readonly places: readonly PlaceFacts[];
  readonly norms: readonly NormRecord[];
  /** The last season that is over. */
  readonly through: number;
}

export interface TitleVerdict {
  readonly title: boolean;
  /** Every ground that was looked at, those that give nothing too. */
  readonly reasons: readonly Reason[];
}

/** Categories of players, and who goes up. */
export interface CategoryRules {
  /** Strongest first. */
  readonly names: readonly PlayerCategory[];
  of(player: Pick<TournamentPlayer, 'category' | 'title'>): PlayerCategory | undefined;
  promotions(tournament: Tournament): Promotions;
  /** Who can no longer go up during an event, and is withdrawn unless the wish to go on was told: the reason, by player. */
  hopeless?(
    promotions: Promotions,
    roundsDone: number,
    day: Day,
  ): readonly { readonly player: string; readonly hope: Reason }[];
}
