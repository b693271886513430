import { type Reason, reason } from '@escala/core';
import type { TitleFacts, TitleVerdict } from '../../contracts/titles.ts';
import { fceTitle } from '../title-names.ts';
import { normsHeld } from './norms-held.ts';
import type { NormRules } from './parameters.ts';
import { placeGround } from './place-grounds.ts';

/** The title directly or by three norms (MC títol 1 to MC títol 5): one ground is enough. */
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

/** MC títol 2: a FIDE Master (or higher), or a player with an International Master norm. */
export function fideGround(rules: NormRules, title: string | undefined, internationalNorm: boolean = false): Reason {
  const holds = rules.fideTitles.includes(fceTitle(title ?? '')) || internationalNorm;
  return reason('fce-1990.title-fide', 'MC títol 2', holds, {
    title: title ?? 'none',
    norm: internationalNorm ? 'yes' : 'no',
  });
}
