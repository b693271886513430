import { type Reason, reason, type Step } from '@escala/core';
import type { NormRecord, NormsHeld, TitleFacts, TitleVerdict } from '../../contracts/titles.ts';
import type { NormRules } from '../parameters.ts';
import { fceTitle } from '../title-names.ts';
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

/**
 * MC títol 5, MC norma 4: norms add up until there are three; after two seasons without a new one the oldest is lost,
 * after two more the next (D-COMP-30). A title, once made, stays. `through` is the last completed season.
 */
export function normsHeld(rules: NormRules, norms: readonly NormRecord[], through: number): NormsHeld {
  const made = distinctEvents(norms).filter(({ season }) => season <= through);
  let held: NormRecord[] = [];
  const lost: NormRecord[] = [];
  const steps: Step[] = [];
  let idle = 0;
  for (let season = made[0]?.season ?? through + 1; season <= through; season++) {
    for (const norm of made.filter((record) => record.season === season)) {
      held = [...held, norm];
      steps.push(step('fce-1990.norm-made', 'MC títol 5', norm, held.length, season));
      if (held.length === rules.normsForTitle) return { held, lost, titleSeason: season, steps };
      idle = -1;
    }
    idle++;
    if (idle < rules.idleSeasons || held.length === 0) continue;
    const [oldest, ...rest] = held;
    held = rest;
    lost.push(oldest!);
    steps.push(step('fce-1990.norm-lost', 'MC norma 4', oldest!, held.length, season));
    idle = 0;
  }
  return { held, lost, titleSeason: null, steps };
}

function distinctEvents(norms: readonly NormRecord[]): readonly NormRecord[] {
  const byEvent = new Map<string, NormRecord>();
  for (const norm of norms) byEvent.set(`${norm.season} ${norm.event}`, norm);
  return [...byEvent.values()].sort((a, b) => a.season - b.season || (a.event < b.event ? -1 : 1));
}

function step(quantity: Step['quantity'], article: string, norm: NormRecord, held: number, season: number): Step {
  return {
    quantity,
    articles: [article],
    decisions: [quantity === 'fce-1990.norm-lost' ? 'D-COMP-30' : 'D-COMP-29'],
    values: { event: norm.event, made: norm.season, season, held },
  };
}
