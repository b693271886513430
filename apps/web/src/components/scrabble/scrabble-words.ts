import { COLLECTIVE_TYPES } from '@escala/core';
import { ruleBookOf } from '@escala/regulations';
import type { Site } from '../../kit/site.ts';

/** What a Scrabble list has, in the order in which it is read: the general rating first (frs-2012 §8). */
export const LISTED_TYPES = ['general', ...COLLECTIVE_TYPES, 'libere'] as const;
export type ListedType = (typeof LISTED_TYPES)[number];

export const typeName = ({ translate }: Pick<Site, 'translate'>, type: ListedType): string =>
  type === 'general' ? translate('web.scrabble.general') : translate(`cli.type.${type}`);

export const listedTypeOf = (asked: string | undefined): ListedType =>
  LISTED_TYPES.find((each) => each === asked) ?? 'general';

export const isScrabble = ({ regulation }: { readonly regulation: string }): boolean =>
  ruleBookOf(regulation)?.kind === 'scrabble';
