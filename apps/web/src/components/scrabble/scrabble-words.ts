import { LISTED_TYPES, type ListedType } from '@escala/core';
import { ruleBookOf } from '@escala/regulations';

export const listedTypeOf = (asked: string | undefined): ListedType =>
  LISTED_TYPES.find((each) => each === asked) ?? 'general';

export const isScrabble = ({ regulation }: { readonly regulation: string }): boolean =>
  ruleBookOf(regulation)?.kind === 'scrabble';
