import { nameOfFile } from '@escala/office';
import { performanceNorms, searchClubs } from '@escala/office/questions';
import { reportName } from '../../components/competition-book.ts';
import { eventFacts } from '../../components/events/event-facts.ts';
import { eventHref } from '../../components/events/event-frame.ts';
import { chancesCard, isNear } from '../../components/events/performance-norms.ts';
import { type EventPaperName, paperLink } from '../../components/paper-link.ts';
import { findingList } from '../../components/reasons/findings.ts';
import { stateBadge } from '../../components/ui/badge.ts';
import { card, notice } from '../../components/ui/card.ts';
import { icon } from '../../components/ui/icon.ts';
import { qrCard } from '../../components/ui/qr-card.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { apiHref, href, type Site } from '../../kit/site.ts';
import { type DeskEvent, deskEvent, deskEventPage } from './desk-event.ts';
import { eventSteps, nextPart } from './event-steps.ts';
import { termList } from './report/event-check.ts';

/** The state of an event, the next step, and links to everything about it. */
export const eventHome = defineDeskPage({
  path: '/desk/events/:event',
  needs: ['event.amend'],
  view: async ({ ask, params, site, translate }) => {
    const shown = await deskEvent(ask, params.event);
    const { clubs } = await ask(searchClubs, { limit: 500, left: true });
    const club = clubs.find(({ club: id }) => id === shown.event.club)?.name;
    return deskEventPage(site, shown, {
      part: 'overview',
      badge: stateBadge(site, shown.event.state),
      tools: html`<span class="push"></span>${shown.event.state === 'running' && html`<a class="button wide" href="${eventHref(site, shown.id, '/live')}">${icon('screen')}${translate('web.desk-work.hall')}</a>`}`,
      main: html`<div class="columns"><div class="larger stack">${nextPart(site, shown)}
${shown.event.state === 'annulled' ? notice(translate('web.event.state-said.annulled'), 'warning') : eventSteps(site, shown)}
${await normChances(ask, site, shown)}
${against(site, shown)}</div>
<div class="smaller stack">${card({ title: translate('web.word.details') }, eventFacts(site, { shown, tournament: { players: shown.entries } }, club, []))}
${eventLinks(site, shown)}</div></div>`,
    });
  },
});

/** Who can still make a norm in the last rounds, and how. */
async function normChances(ask: Ask, site: DeskSite, { id, event, rounds, entries }: DeskEvent): Promise<Html> {
  if (event.state !== 'running' || rounds.length === 0) return html``;
  const { norms, chances } = await ask(performanceNorms, { event: id });
  if (norms === undefined) return html``;
  const names = new Map(entries.map(({ player, name }) => [player, name]));
  const link = (player: string): Html =>
    html`<a href="${eventHref(site, id, `/players/${encodeURIComponent(player)}`)}">${names.get(player) ?? player}</a>`;
  return chancesCard(site, norms.regulation, chances.filter(isNear), link);
}

/** The findings so far; a submitted report has a page of its own. */
function against(site: DeskSite, { event, desk, entries }: DeskEvent) {
  const { translate } = site;
  const { findings, terms, waivers = [] } = desk;
  const isOver = event.state === 'accepted' || event.state === 'annulled';
  if (isOver || findings.length + terms.length === 0) return html``;
  const names = Object.fromEntries(entries.map(({ player, name }) => [player, name]));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return card(
    { title: translate('web.word.regulations') },
    html`${termList(site, terms)}
<details><summary>${translate('web.desk-events.check-said', { errors })}</summary>
${findingList(site, findings, { nameOf: (id) => names[id], waivers, facts: event })}</details>`,
  );
}

/** A screen for each part of the hall. */
const BOARDS_EACH = 30;
function screens(site: Site, id: string, boards: number): Html {
  const { translate } = site;
  const blocks = Array.from({ length: Math.ceil(boards / BOARDS_EACH) }, (_, i) => i * BOARDS_EACH + 1);
  const parts = [
    ...(blocks.length > 1 ? blocks : []).map((first): [string, string] => {
      const last = Math.min(boards, first + BOARDS_EACH - 1);
      return [`boards=${first}-${last}`, translate('web.hall.boards', { first, last, all: boards })];
    }),
    ['show=names', translate('web.round.by-name')],
    ['show=standings', translate('web.event.part-standings')],
  ];
  return html`<li>${translate('web.hall.screens')}: <span class="dots">${parts.map(([query, name]) => html`<span><a href="${eventHref(site, id, `/live?${query}`)}">${name}</a></span>`)}</span></li>
${
  site.reach === undefined
    ? site.onlyPlays && html`<li class="quiet small">${translate('web.hall.no-network')}</li>`
    : html`<li>${qrCard({ address: `${site.reach}${eventHref(site, id, '/seat')}`, what: translate('web.hall.phone') })}</li>`
}`;
}

export const eventFileLink = (site: Site, { id, event }: DeskEvent, look?: 'button'): Html =>
  html`<a${look && html` class="${look}"`} href="${apiHref(site, `/events/${encodeURIComponent(id)}/file`)}" download="${nameOfFile(id, event.name)}.event.json">${site.translate('web.desk-events.event-file')}</a>`;

/** The event's public pages, printed papers and files. */
function eventLinks(site: Site, shown: DeskEvent): Html {
  const { translate } = site;
  const { id, event, rounds } = shown;
  const saved = nameOfFile(id, event.name);
  const last = rounds.at(-1)?.round;
  const page = (path: string, name: string, paper?: Html): Html =>
    html`<li><a href="${eventHref(site, id, path)}">${name}</a>${paper && html` (${paper})`}</li>\n`;
  const pdf = (name: EventPaperName, round?: number): Html => paperLink(site, id, name, round, 'PDF');
  const file = (path: string, name: string, as: string): Html =>
    html`<li><a href="${apiHref(site, `/events/${encodeURIComponent(id)}${path}`)}" download="${as}">${name}</a></li>\n`;
  return html`${card(
    { title: translate('web.desk-events.seen') },
    html`<ul>
${page('', translate('web.word.public-page'))}
${event.state === 'running' && page('/live', translate('web.word.hall-screen'))}
${event.state === 'running' && last !== undefined && screens(site, id, rounds.at(-1)!.boards)}
${
  last !== undefined &&
  html`${page(`/rounds/${last}`, translate('web.desk-events.print-round', { round: last }), pdf('pairings', last))}
${page(`/rounds/${last}/cards`, translate('web.cards.title', { round: last }), pdf('cards', last))}
${page('/standings', translate('web.event.part-standings'), pdf('standings'))}
${page('/crosstable', translate('web.event.part-crosstable'), pdf('crosstable'))}`
}
${page('/players', translate('web.event.part-players'), pdf('players'))}
<li>${translate('web.badges.title')} (${pdf('badges')})</li>
</ul>`,
  )}
${card(
  { title: translate('web.word.files') },
  html`<ul>
<li>${eventFileLink(site, shown)}</li>
<li><a href="${href(site, '/desk/events/receive')}">${translate('web.compare.link')}</a></li>
${file('/files/report.trf', reportName(site, shown.event), `${saved}.trf`)}
${file('/files/tournament.json', translate('web.event.json'), `${saved}.json`)}
${file(`/copy.zip?lang=${site.language}`, translate('web.desk-events.copy'), `${saved}.zip`)}
</ul><p class="hint">${translate('web.desk-events.event-file-about')}</p>`,
)}`;
}
