import { fceTitle, type Reason, reason } from '@escala/core';
import { type NormRecord, normsHeld } from './norms-held.ts';
import type { NormRules } from './parameters.ts';
import { type PlaceFacts, placeGround } from './place-grounds.ts';

/** What is known of a player who may be a Catalan Master. */
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

/** The title at once or by three norms (MC títol 1 to MC títol 5): one ground is enough. */
export function titleVerdict(rules: NormRules, facts: TitleFacts): TitleVerdict {
  const places = facts.places.map((place) => placeGround(rules, place)).filter((ground) => ground?.gives === 'title');
  const { held } = normsHeld(rules, facts.norms, facts.through);
  const reasons = [
    fideGround(rules, facts.title, facts.internationalNorm),
    ...places.map((ground) => ground!.reason),
    reason('fce-1990.title-norms', 'MC títol 5', held.length >= rules.normsForTitle, {
      norms: held.length,
      needed: rules.normsForTitle,
    }),
  ];
  return { title: reasons.some(({ holds }) => holds === 'yes'), reasons };
}

/** MC títol 2: a FIDE Master (or more), or somebody with a norm of an International Master. */
export function fideGround(rules: NormRules, title: string | undefined, internationalNorm: boolean = false): Reason {
  const holds = rules.fideTitles.includes(fceTitle(title ?? '')) || internationalNorm;
  return reason('fce-1990.title-fide', 'MC títol 2', holds, {
    title: title ?? 'none',
    norm: internationalNorm ? 'yes' : 'no',
  });
}
