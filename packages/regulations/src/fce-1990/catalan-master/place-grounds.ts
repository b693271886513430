import { type Championship, type Delegation, type Reason, reason } from '@escala/core';
import { messageForm } from '../office-terms/message-form.ts';
import type { NormRules } from './parameters.ts';

export interface PlaceFacts {
  readonly championship?: Championship | undefined;
  readonly delegation?: Delegation | undefined;
  /** Final place; undefined where it is not known. */
  readonly place?: number | undefined;
}

export interface PlaceGround {
  readonly gives: 'title' | 'norm';
  readonly reason: Reason;
}

/** What the place in a championship is worth by itself: undefined for events that give nothing so. */
export function placeGround(rules: NormRules, facts: PlaceFacts): PlaceGround | undefined {
  const { championship } = facts;
  if (championship === undefined) return undefined;
  if (championship === 'provincial' && !rules.delegations.includes(facts.delegation ?? 'barcelona')) return undefined;
  const { gives, places, article } = worth(rules, championship);
  const holds = facts.place === undefined ? 'unknown' : facts.place <= places;
  const values = { championship: messageForm(championship), place: facts.place ?? 0, places };
  const code = gives === 'title' ? 'fce-1990.title-place' : 'fce-1990.norm-place';
  return { gives, reason: reason(code, article, holds, values) };
}

function worth(rules: NormRules, championship: Championship) {
  switch (championship) {
    case 'catalonia-absolute':
      return { gives: 'title', places: rules.absolutePlaces, article: 'MC títol 1' } as const;
    case 'spain-junior':
      return { gives: 'title', places: rules.spainJuniorPlaces, article: 'MC títol 3' } as const;
    case 'spain-individual-final':
      return { gives: 'title', places: rules.spainFinalPlaces, article: 'MC títol 4' } as const;
    case 'barcelona-open-a':
      return { gives: 'norm', places: rules.barcelonaOpenPlaces, article: 'MC norma 2' } as const;
    case 'interterritorial':
      return { gives: 'norm', places: rules.interterritorialPlaces, article: 'MC norma 6' } as const;
    case 'provincial':
      return { gives: 'norm', places: rules.provincialPlaces, article: 'MC norma 7' } as const;
  }
}
