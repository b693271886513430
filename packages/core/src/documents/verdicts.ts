import type { Finding, Severity } from '../finding.ts';
import type { CodeOf } from '../vocabulary.ts';
import type { ComputedOf } from './document.ts';

/** Whether a condition holds; `unknown` if the document does not say. */
export type Holds = 'yes' | 'no' | 'unknown';

/**
 * One condition of a verdict, met or not: what was found and what is needed. An unmet one becomes a finding, so its
 * words are those of `finding.<code>`; the value `holds` chooses the form of the sentence.
 */
export interface Reason extends Omit<Finding, 'severity' | 'refuses' | 'event'> {
  readonly holds: Holds;
  /** Waived by the sports commission. */
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

/** Everything must hold: any `no` decides, then any `unknown`. Waived reasons are ignored. */
export function conclude(reasons: readonly Reason[]): Verdict {
  const open = reasons.filter((given) => given.waived !== true);
  const verdict = open.some((given) => given.holds === 'no')
    ? 'no'
    : open.some((given) => given.holds === 'unknown')
      ? 'unknown'
      : 'yes';
  return { verdict, reasons };
}

/** An unmet reason as a finding. */
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
  /** The event's id in a rating document; the name in a tournament. */
  readonly event?: string;
  /** Null where the regulation has no conditions for such an event. */
  readonly kind: CodeOf<'web.event-kind'> | null;
  readonly purposes: readonly (Verdict & { readonly purpose: HomologationPurpose })[];
}

/** `escala/homologation@1`. Findings are the conditions that are not met (`error` for rating) or unknown. */
export interface Homologation {
  readonly format: 'escala/homologation@1';
  readonly regulation: string;
  readonly events: readonly HomologationVerdict[];
  readonly findings: readonly Finding[];
}

/** As the title book names it. */
export type PlayerCategory = CodeOf<'cli.category'>;

/** `escala/promotions@1`. */
export type Promotions = ComputedOf<'promotions'>;
export type PromotionVerdict = Promotions['players'][number];

/** `escala/norms@1`. */
export type Norms = ComputedOf<'norms'>;
export type NormVerdict = Norms['players'][number];
/** What one opponent counts for, with the points of the round. */
export type CountedOpponent = NormVerdict['opponents'][number];
