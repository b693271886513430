import { dayFrom, writeDay } from '@escala/core';
import type { AnswerOf, openMatches } from '@escala/office/questions';
import { shortDays } from '../../../components/format.ts';
import { table } from '../../../components/table.ts';
import { badge } from '../../../components/ui/badge.ts';
import { card } from '../../../components/ui/card.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { dueWords } from '../club/tasks.ts';

const addDays = (date: string, days: number): string => writeDay(dayFrom(date) + days);

type OpenMatch = AnswerOf<typeof openMatches>['matches'][number];

const DAYS_AHEAD = 7;

/** Line-ups of the coming week are included. */
export const soon = (today: string): string => addDays(today, DAYS_AHEAD);

export const rulingHref = (site: Site, match: string): string =>
  href(site, `/desk/leagues/matches/${encodeURIComponent(match)}`);

/** What each match lacks, oldest first. */
export function openMatchCard(site: Site, matches: readonly OpenMatch[]): Html {
  const { translate, today } = site;
  return card(
    { title: translate('web.desk-teams.waited-for'), flush: matches.length > 0 },
    matches.length === 0
      ? html`<p class="quiet">${translate('web.desk-teams.nothing-missing')}</p>`
      : table(site, matches, [
          [
            'web.word.date',
            ({ match }) => (match.on ? shortDays(site, match.on) : translate('web.desk-teams.no-day')),
            'quiet nowrap',
          ],
          [
            'web.word.match',
            (each) =>
              html`<a href="${rulingHref(site, each.match.id)}">${each.home} – ${each.away}</a><span class="under">${translate('web.match.facts', { league: each.league, round: each.match.round })}</span><span class="under">${missingOf(site, each)}</span>`,
            'name',
          ],
          ['web.desk-teams.missing', (each) => missingOf(site, each), 'wide'],
          [
            'web.desk-teams.results-by',
            ({ resultsDue }) =>
              resultsDue &&
              html`${dueWords(site, resultsDue)}${resultsDue.day < today && html` ${badge(translate('web.desk-teams.late'), 'error')}`}`,
            'wide',
          ],
        ]),
  );
}

function missingOf({ translate, today }: Site, each: OpenMatch): string {
  const { match, lineUpsMissing } = each;
  if (match.acta === 'contested') return translate('web.desk-teams.missing-contested');
  if (match.acta === 'submitted')
    return translate('web.desk-teams.missing-confirmation', { team: match.actaBy === 'home' ? each.away : each.home });
  if (match.underReserve !== undefined && match.acta === 'confirmed')
    return translate('web.desk-teams.missing-reserve');
  if (match.on !== undefined && match.on <= today) return translate('web.word.acta');
  return lineUpsMissing.length === 0
    ? translate('web.desk-teams.missing-none')
    : translate('web.desk-teams.missing-line-ups', { teams: lineUpsMissing.map((side) => each[side]).join('; ') });
}
