/** Ages of youth and senior groups, as in tournaments. */
const UNDER = [8, 10, 12, 14, 16, 18, 20] as const;
const OVER = [50, 65] as const;

/** An age group as in addresses: `u12`, `s50`. */
export const AGE_GROUPS: readonly string[] = [...UNDER.map((age) => `u${age}`), ...OVER.map((age) => `s${age}`)];

interface BirthYears {
  readonly bornFrom?: number;
  readonly bornTo?: number;
}

/**
 * Years of birth of a group on a list of a given year: under twelve means not turned twelve by 1 January, fifty and
 * over means turning fifty within the year (D-OFF-120).
 */
export function birthYearsOf(group: string, year: number): BirthYears {
  const age = Number(group.slice(1));
  if (!AGE_GROUPS.includes(group)) return {};
  return group.startsWith('u') ? { bornFrom: year - age } : { bornTo: year - age };
}
