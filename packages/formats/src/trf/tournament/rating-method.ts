import { FIDE_LISTS, type RatingLists } from '@escala/core';

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
