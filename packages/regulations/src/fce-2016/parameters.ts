import { type Day, holdingFrom, inForce, type Parameter } from '@escala/core';
import { FACTOR_ROWS, type FactorRow } from './tables.ts';

/** The regulation is in force from the season of 2016 (21). */
export const IN_FORCE_FROM = '2016-01-01';

const since = holdingFrom(IN_FORCE_FROM);

export const PARAMETERS = {
  standardMinutes: since('5.1', 60),
  blitzMinutes: since('16.5a', 10, 'D-FCE-1'),
  roundsPerDay: since('6.1', 3),
  durationDays: since('6.2', 90),
  weeklyDays: since('8.3', 7, 'D-FCE-2'),
  claimDays: since('8.4', 25, 'D-FCE-13'),
  childAge: since('10.2', 50),
  childRating: since('10.2', 1220),
  ageBase: since('10.2', 1020),
  ageTenth: since('10.2', 4),
  adultAge: since('10.2', 170),
  adultRating: since('10.2', 1700),
  yearOfDays: since('10.2a', 365),
  reassignmentMonths: since('10.3', 12),
  factorTable: since<readonly FactorRow[]>('16.2a', FACTOR_ROWS, 'D-FCE-8'),
  increment: since('16.2b', 3),
  incrementGames: since('16.2b', 9),
  gamesCap: since('16.2b', 54),
  seasonsCounted: since('16.2b', 5),
  firstSeason: since('20', 2015),
  under12Age: since('16.3', 12),
  under12Percent: since('16.3', 80),
  under12StandardFactor: since('16.3', 6),
  under12RapidFactor: since('16.4', 3),
  floor: since('17.3', 1000),
} as const;

/** The revisions differ in one parameter: the fixed minutes that 5.3a requires of an active event requesting half K. */
export const HALF_K_FIXED_MINUTES: Readonly<Record<RevisionId, Parameter<number>>> = {
  '5.3-repealed': since('5.3', 0),
  '5.3-in-force': since('5.3a', 10),
};

export const REVISIONS = [
  { id: '5.3-repealed', words: 'fce-2016.5.3-repealed' },
  { id: '5.3-in-force', words: 'fce-2016.5.3-in-force' },
] as const;
export type RevisionId = (typeof REVISIONS)[number]['id'];

/** The revision with this id, or the default one. */
export function revisionOf(id: string = REVISIONS[0].id): RevisionId {
  const revision = REVISIONS.find((known) => known.id === id);
  if (revision === undefined) throw new RangeError(`fce-2016 has no revision ${id}`);
  return revision.id;
}

/** Every number of the regulation on a given day, in one revision. */
export type Rules = ReturnType<typeof rulesInForce>;

/** Written out name by name, so that engines keep the object in the form with the fastest field access. */
export function rulesInForce(revision: RevisionId, day: Day) {
  const at = <T>(parameter: Parameter<T>): T => inForce(parameter, day);
  return {
    standardMinutes: at(PARAMETERS.standardMinutes),
    blitzMinutes: at(PARAMETERS.blitzMinutes),
    roundsPerDay: at(PARAMETERS.roundsPerDay),
    durationDays: at(PARAMETERS.durationDays),
    weeklyDays: at(PARAMETERS.weeklyDays),
    claimDays: at(PARAMETERS.claimDays),
    childAge: at(PARAMETERS.childAge),
    childRating: at(PARAMETERS.childRating),
    ageBase: at(PARAMETERS.ageBase),
    ageTenth: at(PARAMETERS.ageTenth),
    adultAge: at(PARAMETERS.adultAge),
    adultRating: at(PARAMETERS.adultRating),
    yearOfDays: at(PARAMETERS.yearOfDays),
    reassignmentMonths: at(PARAMETERS.reassignmentMonths),
    increment: at(PARAMETERS.increment),
    incrementGames: at(PARAMETERS.incrementGames),
    gamesCap: at(PARAMETERS.gamesCap),
    seasonsCounted: at(PARAMETERS.seasonsCounted),
    firstSeason: at(PARAMETERS.firstSeason),
    under12Age: at(PARAMETERS.under12Age),
    under12Percent: at(PARAMETERS.under12Percent),
    under12StandardFactor: at(PARAMETERS.under12StandardFactor),
    under12RapidFactor: at(PARAMETERS.under12RapidFactor),
    floor: at(PARAMETERS.floor),
    halfKFixedMinutes: at(HALF_K_FIXED_MINUTES[revision]),
    /** Table 3 by rating, ready for the bulk path. */
    factorByRating: factorByRating(at(PARAMETERS.factorTable)),
  };
}

export function sameRules(a: Rules, b: Rules): boolean {
  return (Object.keys(a) as (keyof Rules)[]).every((name) => a[name] === b[name]);
}

const HIGHEST_RATING = 0x7fff;

/** Made once for each Table 3, so that rules of two days with the same table compare equal. */
const factorsOf = new WeakMap<readonly FactorRow[], Uint8Array>();

function factorByRating(rows: readonly FactorRow[]): Uint8Array {
  const known = factorsOf.get(rows);
  if (known) return known;
  const factors = new Uint8Array(HIGHEST_RATING + 1).fill(rows[0]!.k0);
  for (const row of rows) factors.fill(row.k0, row.from);
  factorsOf.set(rows, factors);
  return factors;
}
