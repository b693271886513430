import { entryOf } from '@escala/core';
/** What FIDE's lists say of a player. */
export const TEXT_FIELDS = ['name', 'federation', 'title', 'womenTitle', 'otherTitles', 'arenaTitle'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export const NUMBER_FIELDS = [
  'fideId',
  'standard',
  'standardGames',
  'standardK',
  'rapid',
  'rapidGames',
  'rapidK',
  'blitz',
  'blitzGames',
  'blitzK',
  'birthYear',
  'sex',
  'flags',
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

export type FideListField = TextField | NumberField;

/** All of them, the id first. */
export const LIST_FIELDS: readonly FideListField[] = [...NUMBER_FIELDS, ...TEXT_FIELDS];

/** The kinds of list: the ratings of a single list do not say of which rhythm they are. */
export const LIST_RHYTHMS = ['standard', 'rapid', 'blitz'] as const;
export type ListRhythm = (typeof LIST_RHYTHMS)[number];

/** Values of the column `sex`. */
export const LIST_SEX = { unknown: 0, man: 1, woman: 2 } as const;

/** Bits of the column `flags`. */
export const LIST_FLAGS = { inactive: 1, woman: 2 } as const;

/** One or two letters stood for a title in old lists and reports. */
const OLD_TITLES: Readonly<Record<string, string>> = {
  g: 'GM',
  m: 'IM',
  f: 'FM',
  c: 'CM',
  wg: 'WGM',
  wm: 'WIM',
  wf: 'WFM',
  wc: 'WCM',
};

export function titleInFull(written: string): string {
  return entryOf(OLD_TITLES, written) ?? written;
}
