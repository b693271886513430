/** Ages of the groups of young and of old players, as tournaments name them. */
const UNDER = [8, 10, 12, 14, 16, 18, 20] as const;
const OVER = [50, 65] as const;

/** A group of ages as an address writes it: `u12`, `s50`. */
export const AGE_GROUPS: readonly string[] = [...UNDER.map((age) => `u${age}`), ...OVER.map((age) => `s${age}`)];

export interface BirthYears {
  readonly bornFrom?: number;
  readonly bornTo?: number;
}

/**
 * Years of birth of a group on a list of a year: under twelve is who has not turned twelve by 1 January, and fifty and over who turns
 * fifty in the year (D-OFF-120).
 */
export function birthYearsOf(group: string, year: number): BirthYears {
  const age = Number(group.slice(1));
  if (!AGE_GROUPS.includes(group)) return {};
  return group.startsWith('u') ? { bornFrom: year - age } : { bornTo: year - age };
}
