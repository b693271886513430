import { addMonths, type Day } from '@escala/core';
import type { RegulationByDay } from '../regulation-in-force.ts';
import type { OfficialEntry, Person } from './entry.ts';

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function byRating(a: OfficialEntry, b: OfficialEntry): number {
  return (b.rating ?? 0) - (a.rating ?? 0) || byText(a.id, b.id);
}

/** 7.23b: inactive players are still shown, marked, for two years from the day they became so. */
export function isShown({ mark, inactiveSince }: OfficialEntry, listDay: Day, regulations: RegulationByDay): boolean {
  if (mark !== 'inactive' || inactiveSince === null) return true;
  return listDay <= addMonths(inactiveSince, regulations.on(listDay).inactiveShownMonths);
}

/** 7.21, 7.23b: everybody by name, with those who are inactive or off the list marked as such. */
export function alphabeticalSection(
  entries: readonly OfficialEntry[],
  listDay: Day,
  regulations: RegulationByDay,
): OfficialEntry[] {
  return entries
    .filter((entry) => isShown(entry, listDay, regulations))
    .sort((a, b) => byText(a.name, b.name) || byText(a.id, b.id));
}

/** 7.23b: the section of a national federation has its active players alone. */
export function federationSection(entries: readonly OfficialEntry[], federation: string): OfficialEntry[] {
  return entries.filter((entry) => entry.mark === 'active' && entry.federation === federation).sort(byRating);
}

/** 7.24: the best players; whoever is inactive is left out. */
export function topList(entries: readonly OfficialEntry[], places: number): OfficialEntry[] {
  const active = entries.filter((entry) => entry.mark === 'active').sort(byRating);
  const last = active[places - 1]?.rating;
  // Players level with the last place share it.
  return last === undefined || last === null ? active : active.filter((entry) => (entry.rating ?? 0) >= last);
}

/** 7.22: titled players without a rating are published beside the list. */
export function titledWithoutRating(persons: readonly Person[], entries: readonly OfficialEntry[]): Person[] {
  const rated = new Set(entries.filter((entry) => entry.rating !== null).map((entry) => entry.id));
  return persons
    .filter((person) => person.title !== undefined && !rated.has(person.id))
    .sort((a, b) => byText(a.name, b.name) || byText(a.id, b.id));
}
