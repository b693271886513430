import { type Reason, reason } from '@escala/core';
import type { PlaceFacts } from '../../contracts/titles.ts';
import type { Championship, Delegation } from '../facts.ts';
import { messageForm } from '../office-terms/message-form.ts';
import type { NormRules } from '../parameters.ts';

export interface PlaceGround {
  readonly gives: 'title' | 'norm';
  readonly reason: Reason;
}

/** What a place in a championship gives by itself; undefined for events that give nothing in this way. */
export function placeGround(rules: NormRules, facts: PlaceFacts): PlaceGround | undefined {
  const { championship } = facts;
  if (championship === undefined || !Object.hasOwn(WORTH, championship)) return undefined;
  const delegation = (facts.delegation ?? 'barcelona') as Delegation;
  if (championship === 'provincial' && !rules.delegations.includes(delegation)) return undefined;
  const { gives, places: parameter, article } = WORTH[championship as Championship];
  const places = rules[parameter];
  const holds = facts.place === undefined ? 'unknown' : facts.place <= places;
  const values = { championship: messageForm(championship), place: facts.place ?? 0, places };
  const code = gives === 'title' ? 'fce-1990.title-place' : 'fce-1990.norm-place';
  return { gives, reason: reason(code, article, holds, values) };
}

const WORTH = {
  'catalonia-absolute': { gives: 'title', places: 'absolutePlaces', article: 'MC títol 1' },
  'spain-junior': { gives: 'title', places: 'spainJuniorPlaces', article: 'MC títol 3' },
  'spain-individual-final': { gives: 'title', places: 'spainFinalPlaces', article: 'MC títol 4' },
  'barcelona-open-a': { gives: 'norm', places: 'barcelonaOpenPlaces', article: 'MC norma 2' },
  interterritorial: { gives: 'norm', places: 'interterritorialPlaces', article: 'MC norma 6' },
  provincial: { gives: 'norm', places: 'provincialPlaces', article: 'MC norma 7' },
} as const satisfies Readonly<
  Record<Championship, { gives: 'title' | 'norm'; places: keyof NormRules; article: string }>
>;
