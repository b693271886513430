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

/** All fields, the id first. */
export const LIST_FIELDS: readonly FideListField[] = [...NUMBER_FIELDS, ...TEXT_FIELDS];

/** The kinds of list: a single list does not say which rhythm its ratings are of. */
export const LIST_RHYTHMS = ['standard', 'rapid', 'blitz'] as const;
export type ListRhythm = (typeof LIST_RHYTHMS)[number];

/** Values of the column `sex`. */
export const LIST_SEX = { unknown: 0, man: 1, woman: 2 } as const;

/** Bits of the column `flags`. */
export const LIST_FLAGS = { inactive: 1, woman: 2 } as const;

/** In old lists and reports one or two letters stand for a title. */
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
