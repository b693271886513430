import { FIDE_LISTS, type RatingList, type RatingLists, type TimeControl } from '@escala/core';
import { fideRhythm } from '@escala/regulations';
import type { TrfReport } from '../trf-report.ts';

/** D-OFF-542: FIDE's own lists, whatever the rate of play; all others are national. */
export const isFideList = (list: string): boolean => Object.values<string>(FIDE_LISTS).includes(list);

/**
 * 172: by which ratings the players were numbered. FIDE's alone, national ones alone (NRO), FIDE's or else a national one (FIDON), the
 * other way round (NIDOF), the higher of both (HBFN); an order that goes to and fro has no code of its own.
 */
export function ratingMethodOf({ take, lists }: RatingLists): string {
  const kinds = lists.map(({ list }) => (isFideList(list) ? 'F' : 'N')).join('');
  if (/^F+$/.test(kinds)) return 'FIDE';
  if (/^N+$/.test(kinds)) return 'NRO';
  if (take === 'highest') return 'HBFN';
  return /^F+N+$/.test(kinds) ? 'FIDON' : /^N+F+$/.test(kinds) ? 'NIDOF' : 'OTHER';
}

/** The list of a federation that a report does not name otherwise. */
export const NATIONAL_LIST = 'national';

/** The lists of each code, F of FIDE and N of a federation; OTHER and the lower of both (LBFN) are none that an event can take here. */
const METHODS: Readonly<Record<string, readonly [kinds: string, take: RatingLists['take']]>> = {
  FIDE: ['F', 'first'],
  NRO: ['N', 'first'],
  FIDON: ['FN', 'first'],
  NIDOF: ['NF', 'first'],
  HBFN: ['FN', 'highest'],
};

/** D-F24-29: the other way round. FIDE's list is that of the time control, a federation's has the name of the federation. */
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
