import type { Finding, Severity } from '../finding.ts';
import type { CodeOf } from '../vocabulary.ts';

/** Whether a condition holds; `unknown` where the document does not tell. */
export type Holds = 'yes' | 'no' | 'unknown';

/**
 * One condition of a verdict, met or not: what was found and what is needed. One that stands in the way becomes a finding, so its words are
 * those of `finding.<code>`; the value `holds` chooses the form of the sentence.
 */
export interface Reason extends Omit<Finding, 'severity' | 'refuses' | 'event'> {
  readonly holds: Holds;
  /** The sports commission lets it pass. */
  readonly waived?: true;
}

export interface Verdict {
  readonly verdict: Holds;
  readonly reasons: readonly Reason[];
}

type ReasonPlace = Pick<Reason, 'decisions' | 'round' | 'player'>;

export function reason(
  code: Finding['code'],
  article: string,
  holds: Holds | boolean,
  values: Readonly<Record<string, string | number>>,
  place: ReasonPlace = {},
): Reason {
  const state = typeof holds === 'string' ? holds : holds ? 'yes' : 'no';
  return { code, article, holds: state, ...place, values: { holds: state, ...values } };
}

/** Everything must hold: one `no` decides, then one `unknown`. What is waived stands in no way. */
export function conclude(reasons: readonly Reason[]): Verdict {
  const open = reasons.filter((given) => given.waived !== true);
  const verdict = open.some((given) => given.holds === 'no')
    ? 'no'
    : open.some((given) => given.holds === 'unknown')
      ? 'unknown'
      : 'yes';
  return { verdict, reasons };
}

/** A reason that stands in the way, as a finding. */
export function findingOf(given: Reason, severity: Severity, event?: string): Finding {
  return {
    severity,
    code: given.code,
    article: given.article,
    ...(given.decisions === undefined ? {} : { decisions: given.decisions }),
    ...(event === undefined ? {} : { event }),
    ...(given.round === undefined ? {} : { round: given.round }),
    ...(given.player === undefined ? {} : { player: given.player }),
    values: given.values,
  };
}

export type HomologationPurpose = 'rating' | 'norms';

export interface HomologationVerdict {
  /** The event's id in a rating document, the name of a tournament. */
  readonly event?: string;
  /** Null where the regulation has no conditions for such an event. */
  readonly kind: CodeOf<'web.event-kind'> | null;
  readonly purposes: readonly (Verdict & { readonly purpose: HomologationPurpose })[];
}

/** `escala/homologation@1`. Findings are the conditions that are not met (`error` for rating) or not told. */
export interface Homologation {
  readonly format: 'escala/homologation@1';
  readonly regulation: string;
  readonly events: readonly HomologationVerdict[];
  readonly findings: readonly Finding[];
}

/** What one opponent counts, with the points of the round. */
export interface CountedOpponent {
  readonly round: number;
  readonly opponent: string;
  readonly points: number;
  /** In a mean of ratings. */
  readonly number?: number;
  /** Where that number comes from, as the book names it. */
  readonly source?: string;
  /** In a table of categories. */
  readonly countsAs?: PlayerCategory;
}

/** As a book of titles names it. */
export type PlayerCategory = CodeOf<'cli.category'>;

export interface PromotionVerdict {
  readonly player: string;
  /** Null where the category is not known. */
  readonly from: PlayerCategory | null;
  /** Null where there is nothing to be promoted to. */
  readonly to: PlayerCategory | null;
  readonly promoted: boolean;
  readonly points: number;
  /** Null where no table tells. */
  readonly needed: number | null;
  /** Mean of the opponents' numbers, for a promotion that goes by it. */
  readonly mean?: number | null;
  /** Opponents of second category, for a promotion that goes by it. */
  readonly seconds?: number;
  readonly opponents: readonly CountedOpponent[];
  readonly reasons: readonly Reason[];
}

/** `escala/promotions@1`. */
export interface Promotions {
  readonly format: 'escala/promotions@1';
  readonly regulation: string;
  readonly rounds: number;
  readonly players: readonly PromotionVerdict[];
  readonly findings: readonly Finding[];
}

export interface NormVerdict {
  readonly player: string;
  readonly norm: boolean;
  /** A title that needs no norms. */
  readonly title: boolean;
  readonly points: number;
  readonly percentage: number;
  readonly mean: number | null;
  /** Null where the mean is too low for any percentage. */
  readonly neededPercentage: number | null;
  readonly neededPoints: number | null;
  readonly opponents: readonly CountedOpponent[];
  /** The conditions of a norm by score. */
  readonly reasons: readonly Reason[];
  /** Everything else on which a norm or the title stands. */
  readonly grounds: readonly Reason[];
}

/** `escala/norms@1`. */
export interface Norms {
  readonly format: 'escala/norms@1';
  readonly regulation: string;
  readonly rounds: number;
  readonly players: readonly NormVerdict[];
  readonly findings: readonly Finding[];
}
