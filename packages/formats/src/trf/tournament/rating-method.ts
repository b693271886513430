import { FIDE_LISTS, type RatingList, type RatingLists, type TimeControl } from '@escala/core';
import { fideRhythm } from '@escala/regulations';
import type { TrfReport } from '../trf-report.ts';

/** D-OFF-542: FIDE's own lists, at any rate of play; all others are national. */
export const isFideList = (list: string): boolean => Object.values<string>(FIDE_LISTS).includes(list);

/**
 * 172: the ratings by which players were numbered. FIDE's only, national ones only (NRO), FIDE's or else a national one
 * (FIDON), the other way round (NIDOF), the higher of both (HBFN); an alternating order has no code of its own.
 */
export function ratingMethodOf({ take, lists }: RatingLists): string {
  const kinds = lists.map(({ list }) => (isFideList(list) ? 'F' : 'N')).join('');
  if (/^F+$/.test(kinds)) return 'FIDE';
  if (/^N+$/.test(kinds)) return 'NRO';
  if (take === 'highest') return 'HBFN';
  return /^F+N+$/.test(kinds) ? 'FIDON' : /^N+F+$/.test(kinds) ? 'NIDOF' : 'OTHER';
}

/** The list of a federation not named in the report. */
export const NATIONAL_LIST = 'national';

/**
 * The lists of each code, F for FIDE and N for a federation; OTHER and the lower of both (LBFN) are not supported here.
 */
const METHODS: Readonly<Record<string, readonly [kinds: string, take: RatingLists['take']]>> = {
  FIDE: ['F', 'first'],
  NRO: ['N', 'first'],
  FIDON: ['FN', 'first'],
  NIDOF: ['NF', 'first'],
  HBFN: ['FN', 'highest'],
};

/** D-F24-29: the reverse. FIDE's list depends on the time control, a federation's is named after the federation. */
export function ratingListsOf(
  { ratingMethod = '', ratingFederation }: Pick<TrfReport, 'ratingMethod' | 'ratingFederation'>,
  timeControl: TimeControl | undefined,
): RatingLists | undefined {
  const [kinds, take] = METHODS[ratingMethod.toUpperCase()] ?? [];
  if (kinds === undefined || take === undefined) return undefined;
  const fide: RatingList = { list: FIDE_LISTS[timeControl ? fideRhythm(timeControl) : 'standard'] };
  const national: RatingList = { list: NATIONAL_LIST, ...(ratingFederation && { name: ratingFederation }) };
  return { take, lists: [...kinds].map((kind) => (kind === 'F' ? fide : national)) };
}
