import type { AnswerOf, searchClubs, showFederation } from '@escala/office/questions';
import type { Site } from '../../kit/site.ts';

export type Clubs = AnswerOf<typeof searchClubs>['clubs'];
export type Seasons = AnswerOf<typeof showFederation>['seasons'];

/** Most federations have fewer clubs than this. */
export const MOST_CLUBS = 500;

type Option = readonly [value: string, label: string];

/** Present clubs by name, and no club at all. */
export function clubOptions({ translate, language }: Site, clubs: Clubs): Option[] {
  const open = clubs.filter(({ leftOn }) => leftOn === undefined);
  const named = open.map(({ club, name }): Option => [club, name]).sort((a, b) => a[1].localeCompare(b[1], language));
  return [['-', translate('web.desk-registry.without-club')], ...named];
}

/** The newest first. */
export const seasonOptions = (seasons: Seasons): Option[] =>
  seasons.map(({ number }): Option => [String(number), String(number)]).reverse();

/** The current season, or else the newest. */
export function seasonOn(seasons: Seasons, today: string): string | undefined {
  const running = seasons.find(({ from, to }) => from <= today && today <= to) ?? seasons.at(-1);
  return running && String(running.number);
}

export function clubName({ translate }: Site, clubs: Clubs, club: string): string {
  if (club === '-') return translate('web.desk-registry.without-club');
  return clubs.find((each) => each.club === club)?.name ?? club;
}
