import { dayFrom, writeDay } from '@escala/core';
import type { openMatches } from '@escala/office/questions';
import { shortTime } from '../../../components/format.ts';
import { table } from '../../../components/table.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { dueWords } from '../club/due-words.ts';

const addDays = (date: string, days: number): string => writeDay(dayFrom(date) + days);

type OpenMatch = Awaited<ReturnType<(typeof openMatches)['ask']>>['matches'][number];

const DAYS_AHEAD = 7;

/** Line-ups of the coming week are looked out for as well. */
export const soon = (today: string): string => addDays(today, DAYS_AHEAD);

export const rulingHref = (site: Site, match: string): string =>
  href(site, `/desk/leagues/matches/${encodeURIComponent(match)}`);

/** What is missing of each match, the oldest first. */
export function openMatchTable(site: Site, matches: readonly OpenMatch[]): Html {
  const { translate, today } = site;
  if (matches.length === 0) return html`<p class="quiet">${translate('web.desk-teams.nothing-missing')}</p>`;
  return table(site, matches, [
    [
      'web.league.date',
      (each) => (each.match.on ? shortTime(site, each.match.on) : translate('web.desk-teams.no-day')),
    ],
    [
      'web.desk-teams.match',
      (each) =>
        html`<a href="${rulingHref(site, each.match.id)}">${each.home} – ${each.away}</a><br><span class="quiet small">${translate('web.match.facts', { league: each.league, round: each.match.round })}</span>`,
      'name',
    ],
    ['web.desk-teams.missing', (each) => missingOf(site, each)],
    [
      'web.desk-teams.results-by',
      (each) =>
        each.resultsDue &&
        html`${dueWords(site, each.resultsDue)}${each.resultsDue.day < today && html` <span class="badge error">${translate('web.desk-teams.late')}</span>`}`,
    ],
  ]);
}

function missingOf({ translate, today }: Site, each: OpenMatch): string {
  const { match, lineUpsMissing } = each;
  if (match.acta === 'contested') return translate('web.desk-teams.missing-contested');
  if (match.acta === 'submitted')
    return translate('web.desk-teams.missing-confirmation', { team: match.actaBy === 'home' ? each.away : each.home });
  if (match.underReserve !== undefined && match.acta === 'confirmed')
    return translate('web.desk-teams.missing-reserve');
  if (match.on !== undefined && match.on <= today) return translate('web.desk-teams.missing-acta');
  return lineUpsMissing.length === 0
    ? translate('web.desk-teams.missing-none')
    : translate('web.desk-teams.missing-line-ups', { teams: lineUpsMissing.map((side) => each[side]).join('; ') });
}
