import { type Day, dayFrom, dayOf, type Holds, type Reason, reason, writeDay, yearOf } from '@escala/core';
import { readCategory } from '../entry/category.ts';
import { PLAYER_CATEGORIES, type PlayerCategory } from '../facts.ts';
import type { HomologationRules } from '../parameters.ts';
import type { HomologationFacts } from './facts.ts';

/** Last day for the application: the day before the last 30 June not after the start of the event (D-COMP-32). */
export function applicationDue(rules: HomologationRules, start: Day): Day {
  const ofYear = (year: number): Day => dayOf(year, rules.applicationMonth, rules.applicationDay);
  const year = yearOf(start);
  return (ofYear(year) <= start ? ofYear(year) : ofYear(year - 1)) - 1;
}

/** Oberts 1: application in writing before 30 June. */
export function applicationTerm(rules: HomologationRules, { event: { start, appliedOn } }: HomologationFacts): Reason {
  if (start === undefined || appliedOn === undefined) return reason('fce-1990.open-applied', 'Oberts 1', 'unknown', {});
  const due = applicationDue(rules, dayFrom(start));
  return reason(
    'fce-1990.open-applied',
    'Oberts 1',
    dayFrom(appliedOn) <= due,
    { applied: appliedOn, due: writeDay(due) },
    { decisions: ['D-COMP-32'] },
  );
}

/** Oberts 2: no day in common with a previously established event less than 30 km away. */
export function neighbouringEvents(rules: HomologationRules, { event }: HomologationFacts): Reason {
  const code = 'fce-1990.open-neighbour';
  if (event.neighbours === undefined || event.start === undefined || event.end === undefined)
    return reason(code, 'Oberts 2', 'unknown', { least: rules.kilometresApart });
  const [start, end] = [dayFrom(event.start), dayFrom(event.end)];
  const disturbing = event.neighbours.filter(
    (other) => other.kilometres < rules.kilometresApart && dayFrom(other.start) <= end && dayFrom(other.end) >= start,
  );
  return reason(code, 'Oberts 2', disturbing.length === 0, {
    least: rules.kilometresApart,
    count: disturbing.length,
    events: disturbing.map(({ name, kilometres }) => `${name} (${kilometres} km)`).join(', '),
  });
}

/** Categories that may play in one group (Oberts 4); each may also play alone. */
const TOGETHER: readonly (readonly PlayerCategory[])[] = [
  ['preferent', 'first'],
  ['second', 'third'],
];

/** Abbreviations, the same in every language. */
const SHORT: Readonly<Record<PlayerCategory, string>> = {
  preferent: 'Preferent',
  first: '1a',
  second: '2a',
  third: '3a',
};

/** Oberts 4: each category by itself, or second with third and first with Preferent. */
export function groupCategories({ players }: HomologationFacts): Reason {
  const present = PLAYER_CATEGORIES.filter((category) => players.some((player) => player.category === category));
  const untold = players.filter(({ category }) => category === undefined).length;
  const allowed = TOGETHER.some((group) => present.every((category) => group.includes(category)));
  const holds: Holds = !allowed ? 'no' : untold > 0 ? 'unknown' : 'yes';
  return reason('fce-1990.open-categories', 'Oberts 4', holds, {
    categories: present.map((category) => SHORT[category]).join(', '),
    untold,
  });
}

/** Oberts 9: a fee for each category that plays, higher for Preferent. */
export function openFee(rules: HomologationRules, categories: readonly PlayerCategory[]): number {
  return PLAYER_CATEGORIES.filter((category) => categories.includes(category)).reduce(
    (sum, category) => sum + (category === 'preferent' ? rules.preferentFee : rules.categoryFee),
    0,
  );
}

/** The fee covers all groups of the event: the categories it names, else those of the players. */
export function feesPaid(rules: HomologationRules, { event, players }: HomologationFacts): Reason {
  const named = event.categories?.map(readCategory) ?? players.map(({ category }) => category);
  const categories = named.filter((category) => category !== undefined);
  const due = openFee(rules, categories);
  const paid = event.feesPaid;
  const holds = paid === undefined || categories.length < named.length ? 'unknown' : paid >= due;
  return reason('fce-1990.open-fees', 'Oberts 9', paid !== undefined && paid < due ? 'no' : holds, {
    paid: paid ?? 0,
    due,
  });
}
