import type { MessageKey } from '@escala/messages';
import { mayTry } from '@escala/office';
import {
  type AnswerOf,
  delegateMatches,
  readPeriod,
  reportInbox,
  scrabbleReportInbox,
  searchClaims,
  searchEvents,
  searchMails,
  searchReservations,
  showClubList,
  showFederation,
} from '@escala/office/questions';
import { ruleBookOf } from '@escala/regulations';
import { dateInWords } from '../components/format.ts';
import { isScrabble } from '../components/scrabble/scrabble-words.ts';
import { badge } from '../components/ui/badge.ts';
import { MOST_TABS } from '../components/ui/desk-header.ts';
import { type DeskSection, type DeskSite, sectionsFor } from '../kit/desk-page.ts';
import { type Html, html } from '../kit/html.ts';
import type { Ask } from '../kit/page.ts';
import { href } from '../kit/site.ts';
import { deskSections } from './all-desks.ts';
import { isWaiting } from './events/tournament-tables.ts';
import { taskPath } from './teams/club/club-board.ts';
import { seasonOn } from './teams/club/club-frame.ts';
import { dueWords, isLate, tasksOf } from './teams/club/tasks.ts';

/** A line of the waiting list, and the number of things it covers. */
interface WaitingLine {
  readonly words: Html;
  readonly count: number;
}

type Waiting = (ask: Ask, site: DeskSite) => Promise<readonly WaitingLine[]>;

export const EVENTS = '/desk/events';

export interface Waits {
  readonly section: DeskSection;
  readonly waiting: readonly WaitingLine[];
}

type OwnEvents = AnswerOf<typeof searchEvents>['events'];

/** Everything waiting for the viewer: in the sections, and tournaments with something to do. */
export async function waitingFor(
  ask: Ask,
  site: DeskSite,
  sections: readonly DeskSection[],
): Promise<{ readonly waits: readonly Waits[]; readonly own: OwnEvents }> {
  const waits: Waits[] = [];
  for (const section of sections) {
    const waiting = (await WAITING[section.path]?.(ask, site)) ?? [];
    if (waiting.length > 0) waits.push({ section, waiting });
  }
  const hasEvents = sections.some(({ path }) => path === EVENTS);
  const { events } = hasEvents ? await ask(searchEvents, { own: true, steps: true, limit: MOST }) : { events: [] };
  return { waits, own: events.filter(isWaiting) };
}

/** The number of waiting tasks by path of the section, for the rail. */
export async function waitingCounts(ask: Ask, site: DeskSite): Promise<Readonly<Record<string, number>>> {
  const sections = sectionsFor(site.viewer, deskSections, site);
  if (sections.length <= MOST_TABS) return {};
  const { waits, own } = await waitingFor(ask, site, sections);
  const counts = waits.map(({ section, waiting }) => {
    const count = waiting.reduce((sum, line) => sum + line.count, 0);
    return [section.path, count] as const;
  });
  return Object.fromEntries(own.length > 0 ? [...counts, [EVENTS, own.length] as const] : counts);
}

const MOST = 50;

/** What is waiting for the viewer, by section. */
const WAITING: Readonly<Record<string, Waiting>> = {
  '/desk/club': async (ask, site) => {
    const found: WaitingLine[] = [];
    const { seasons } = await ask(showFederation, {});
    const season = seasonOn(seasons, site.today);
    for (const club of season === undefined ? [] : site.viewer.clubs) {
      const { matches } = await ask(delegateMatches, { club, from: season!.from, limit: 200 });
      const list = await ask(showClubList, { season: season!.number, club });
      const tasks = tasksOf(list, season!.number, matches, site.today);
      for (const task of tasks) {
        const about = task.kind === 'list' ? '' : `: ${task.match.home} – ${task.match.away}`;
        const due = task.due && site.translate('web.desk-teams.due', { due: dueWords(site, task.due) });
        const late = isLate(task, site.today) && html` ${badge(site.translate('web.desk-teams.late'), 'error')}`;
        const words = `${site.translate(`web.desk-teams.task-${task.kind}`)}${about}`;
        found.push({
          words: html`${link(site, taskPath(club, task), words)}${late}${due && html` <span class="quiet small">${due}</span>`}`,
          count: 1,
        });
      }
    }
    return found;
  },
  '/desk/reports': async (ask, site) => {
    const { reports } = await ask(reportInbox, { limit: MOST });
    const { settings } = await ask(showFederation, {});
    const hasScrabble = settings.series.some(isScrabble);
    const { events } = hasScrabble
      ? await ask(scrabbleReportInbox, { state: 'submitted', limit: MOST })
      : { events: [] };
    return linked(site, '/desk/reports', 'web.desk.waiting-reports', reports.length + events.length);
  },
  '/desk/reserves': async (ask, site) => {
    const { events, matches, leaves } = await ask(searchReservations, {});
    const count =
      leaves.length +
      events.reduce((sum, { boards }) => sum + boards.length, 0) +
      matches.reduce((sum, { reserves }) => sum + reserves.length, 0);
    return linked(site, '/desk/reserves', 'web.desk-reserve.waiting', count);
  },
  '/desk/claims': async (ask, site) => {
    const { claims } = await ask(searchClaims, { limit: MOST });
    return linked(site, '/desk/claims', 'web.desk.waiting-claims', claims.length);
  },
  '/desk/mail': async (ask, site) => {
    const { counts } = await ask(searchMails, { state: 'failed', limit: 1 });
    return linked(site, '/desk/mail', 'web.desk-mail.waiting', counts.failed);
  },
  '/desk/lists': async (ask, site) => {
    if (!mayTry(site.viewer, 'period.read')) return [];
    const { settings } = await ask(showFederation, {});
    const found: WaitingLine[] = [];
    for (const { id, name, regulation } of settings.series) {
      if (ruleBookOf(regulation)?.kind !== 'head-to-head') continue;
      const { due } = await ask(readPeriod, { series: id });
      const [date] = due;
      const values = { series: name, date: date ? dateInWords(site, date) : '', count: due.length };
      if (date)
        found.push({
          words: link(site, `/desk/lists/${id}`, site.translate('web.desk.waiting-list', values)),
          count: 1,
        });
    }
    return found;
  },
};

const link = (site: DeskSite, path: string, words: string): Html => html`<a href="${href(site, path)}">${words}</a>`;

const linked = (site: DeskSite, path: string, key: MessageKey, count: number): WaitingLine[] =>
  count === 0 ? [] : [{ words: link(site, path, site.translate(key, { count })), count }];
