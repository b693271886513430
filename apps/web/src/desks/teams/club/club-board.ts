import { delegateMatches, showClubList } from '@escala/office/questions';
import { reserveMark } from '../../../components/events/under-reserve.ts';
import { shortTime } from '../../../components/format.ts';
import { table } from '../../../components/table.ts';
import { isOpen, matchHref, score } from '../../../components/teams/league-tables.ts';
import { badge } from '../../../components/ui/badge.ts';
import { card, emptyState } from '../../../components/ui/card.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask, Page } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';
import { clubDeskOf, clubFrame, clubPath } from './club-frame.ts';
import { type ClubMatch, dueWords, isLate, type Task, tasksOf } from './tasks.ts';

const MOST_MATCHES = 200;

/** The first page of a club: tasks by deadline, and all matches of the season. */
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
    ...clubFrame(site, desk),
    main: html`<div class="stack">${
      tasks.length === 0
        ? emptyState({
            title: translate(matches.length === 0 ? 'web.desk-teams.no-matches' : 'web.desk-teams.nothing-to-do'),
          })
        : card({ title: translate('web.word.to-do'), flush: true }, taskList(site, club, tasks))
    }${matches.length > 0 && card({ title: translate('web.desk-teams.matches'), flush: true }, matchTable(site, club, matches))}</div>`,
  };
}

function taskList(site: Site, club: string, tasks: readonly Task[]): Html {
  const { translate, today } = site;
  return html`<ul class="rows">${tasks.map((task, i) => {
    const late = isLate(task, today);
    const words = translate(`web.desk-teams.task-${task.kind}`);
    const about = task.kind === 'list' ? '' : `${task.match.home} – ${task.match.away}`;
    return html`<li><div>${about && html`<strong>${about}</strong> <span class="quiet small">${translate('web.match.facts', { league: task.kind === 'list' ? '' : task.match.league, round: task.kind === 'list' ? 0 : task.match.match.round })}</span><br>`}<span class="quiet small">${translate(`web.desk-teams.task-${task.kind}-about`)}</span></div>
<span class="row">${task.due && html`${late && badge(translate('web.desk-teams.late'), 'error')} <span class="small">${translate('web.desk-teams.due', { due: dueWords(site, task.due) })}</span>`}
<a class="button small${i === 0 && ' main'}" href="${href(site, taskPath(club, task))}"${about && html` aria-label="${words}: ${about}"`}>${words}</a></span></li>\n`;
  })}</ul>`;
}

export function taskPath(club: string, task: Task): string {
  if (task.kind === 'list') return clubPath(club, 'list', String(task.season));
  const match = clubPath(club, 'matches', task.match.match.id);
  return task.kind === 'line-up' ? `${match}/line-up` : match;
}

function matchTable(site: Site, club: string, matches: readonly ClubMatch[]): Html {
  const { translate } = site;
  return table(site, matches, [
    [
      'web.word.date',
      (each) => (each.match.on ? shortTime(site, each.match.on) : translate('web.desk-teams.no-day')),
      'quiet nowrap',
    ],
    [
      'web.word.match',
      (each) => html`<a href="${href(site, clubPath(club, 'matches', each.match.id))}">${each.home} – ${each.away}</a>`,
      'name',
    ],
    [
      'web.word.result',
      ({ match }) =>
        html`<a class="${isOpen(match) && 'quiet round-open'}" href="${matchHref(site, match.id)}">${score(site, match)}</a>`,
      'result',
    ],
    ['web.word.state', (each) => html`${stateOf(site, each)}${each.match.underReserve && reserveMark(site)}`, 'wide'],
  ]);
}

function stateOf({ translate, today }: Site, { match, lineUpIn }: ClubMatch): string {
  if (match.ruling !== undefined) return translate('web.desk-teams.state-ruled');
  if (match.acta !== 'none') return translate(`web.desk-teams.state-${match.acta}`);
  if (match.on !== undefined && match.on <= today) return translate('web.word.no-acta');
  return translate(lineUpIn ? 'web.desk-teams.state-line-up-in' : 'web.desk-teams.state-to-come');
}
