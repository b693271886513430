import { type AnswerOf, showClub, showFederation } from '@escala/office/questions';
import { tabs } from '../../../components/ui/navigation.ts';
import type { Ask, Page } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';

type Federation = AnswerOf<typeof showFederation>;
export type Season = Federation['seasons'][number];

/** The club of a desk, and the current season. */
export interface ClubDesk {
  readonly club: string;
  readonly name: string;
  readonly season: Season | undefined;
  readonly seasons: readonly Season[];
  readonly series: Federation['settings']['series'];
}

export async function clubDeskOf(ask: Ask, club: string, today: string): Promise<ClubDesk> {
  const { name } = await ask(showClub, { club });
  const { seasons, settings } = await ask(showFederation, {});
  return { club, name, season: seasonOn(seasons, today), seasons, series: settings.series };
}

/** The season of a day, or else the newest. */
export function seasonOn(seasons: readonly Season[], today: string): Season | undefined {
  return seasons.findLast(({ from, to }) => from <= today && today <= to) ?? seasons.at(-1);
}

export const clubPath = (club: string, ...rest: readonly string[]): string =>
  ['/desk/club', club, ...rest].map((part, i) => (i === 0 ? part : encodeURIComponent(part))).join('/');

/** Shared by all pages of a club's desk: breadcrumbs and tabs. */
export function clubFrame(site: Site, { club, name, season }: ClubDesk): Pick<Page, 'crumbs' | 'tabs'> {
  const { translate } = site;
  const parts = [
    [clubPath(club), 'web.word.to-do'],
    [clubPath(club, 'members'), 'web.desk-teams.part-members'],
    [clubPath(club, 'teams'), 'web.desk-teams.part-teams'],
    ...(season === undefined
      ? []
      : [[clubPath(club, 'list', String(season.number)), 'web.desk-teams.part-list'] as const]),
  ] as const;
  const here = site.path.split('?')[0];
  return {
    crumbs: [
      [translate('web.word.club'), '/desk/club'],
      [name, clubPath(club)],
    ],
    tabs: tabs(
      parts.map(([path, key]) => ({
        name: translate(key),
        href: href(site, path),
        isHere: here === path || (here === '/desk/club' && path === clubPath(club)),
      })),
      { label: translate('web.desk-teams.parts') },
    ),
  };
}
