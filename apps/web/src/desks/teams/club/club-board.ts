import { delegateMatches, showClubList } from '@escala/office/questions';
import { reserveMark } from '../../../components/events/under-reserve.ts';
import { shortTime } from '../../../components/format.ts';
import { table } from '../../../components/table.ts';
import { matchHref, score } from '../../../components/teams/league-tables.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask, Page } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';
import { clubDeskOf, clubParts, clubPath } from './club-frame.ts';
import { dueWords } from './due-words.ts';
import { type ClubMatch, isLate, type Task, tasksOf } from './tasks.ts';

const MOST_MATCHES = 200;

/** The first page of a club: what is to do, by deadline, and all matches of the season. */
export async function clubBoard(ask: Ask, site: Site, club: string): Promise<Page> {
  const { translate, today } = site;
  const desk = await clubDeskOf(ask, club, today);
  const { season } = desk;
  const asked = { club, limit: MOST_MATCHES, ...(season !== undefined && { from: season.from }) };
  const { matches } = await ask(delegateMatches, asked);
  const list = season === undefined ? undefined : await ask(showClubList, { season: season.number, club });
  const tasks = list === undefined ? [] : tasksOf(list, season!.number, matches, today);
  return {
    title: desk.name,
    above: clubParts(site, desk),
    scripts: ['act-forms.ts'],
    main: html`<h2>${translate('web.desk-teams.to-do')}</h2>
${tasks.length === 0 ? html`<p>${translate(matches.length === 0 ? 'web.desk-teams.no-matches' : 'web.desk-teams.nothing-to-do')}</p>` : taskList(site, club, tasks)}
${
  matches.length > 0 &&
  html`<h2>${translate('web.desk-teams.matches')}</h2>
${matchTable(site, club, matches)}`
}`,
  };
}

function taskList(site: Site, club: string, tasks: readonly Task[]): Html {
  const { translate, today } = site;
  return html`<ul class="tasks">${tasks.map((task) => {
    const late = isLate(task, today);
    return html`<li class="card inside${late && ' late'}"><h3><a href="${href(site, pathOf(club, task))}">${translate(`web.desk-teams.task-${task.kind}`)}</a></h3>
${task.kind !== 'list' && html`<p><strong>${task.match.home} – ${task.match.away}</strong><br><span class="quiet">${translate('web.match.facts', { league: task.match.league, round: task.match.match.round })}</span></p>`}
${task.due && html`<p>${late && html`<span class="badge error">${translate('web.desk-teams.late')}</span> `}${translate('web.desk-teams.due', { due: dueWords(site, task.due) })}</p>`}
<p class="quiet small">${translate(`web.desk-teams.task-${task.kind}-about`)}</p></li>\n`;
  })}</ul>`;
}

function pathOf(club: string, task: Task): string {
  if (task.kind === 'list') return clubPath(club, 'list', String(task.season));
  const match = clubPath(club, 'matches', task.match.match.id);
  return task.kind === 'line-up' ? `${match}/line-up` : match;
}

function matchTable(site: Site, club: string, matches: readonly ClubMatch[]): Html {
  const { translate } = site;
  return table(site, matches, [
    [
      'web.league.date',
      (each) => (each.match.on ? shortTime(site, each.match.on) : translate('web.desk-teams.no-day')),
    ],
    [
      'web.desk-teams.match',
      (each) => html`<a href="${href(site, clubPath(club, 'matches', each.match.id))}">${each.home} – ${each.away}</a>`,
      'name',
    ],
    [
      'web.round.result',
      (each) => html`<a href="${matchHref(site, each.match.id)}">${score(site, each.match)}</a>`,
      'result',
    ],
    ['web.desk-teams.state', (each) => html`${stateOf(site, each)}${each.match.underReserve && reserveMark(site)}`],
  ]);
}

function stateOf({ translate, today }: Site, { match, lineUpIn }: ClubMatch): string {
  if (match.ruling !== undefined) return translate('web.desk-teams.state-ruled');
  if (match.acta !== 'none') return translate(`web.desk-teams.state-${match.acta}`);
  if (match.on !== undefined && match.on <= today) return translate('web.desk-teams.state-no-acta');
  return translate(lineUpIn ? 'web.desk-teams.state-line-up-in' : 'web.desk-teams.state-to-come');
}
