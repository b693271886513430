import type { Step } from '@escala/core';
import type { NormRecord, NormsHeld } from '../../contracts/titles.ts';
import type { NormRules } from './parameters.ts';

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
