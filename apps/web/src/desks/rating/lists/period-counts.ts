import { dayFrom } from '@escala/core';
import { dateInWords, dayInWords } from '../../../components/format.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { isBehind, isDue, type NamedSeries, type Period } from './period.ts';
import type { Preview } from './preview-rows.ts';

/** The next list: its day, the way to it, and four counts of events from being played to being in it. */
export function periodCounts(site: Site, { id, name }: NamedSeries, period: Period, preview: Preview): Html {
  const { translate, today } = site;
  const { nextList, lastList, playing, submitted, missing, accepted, due, of } = period;
  const games = accepted.reduce((sum, event) => sum + (event.games ?? 0), 0);
  const days = dayFrom(nextList) - dayFrom(today);
  const facts = [
    translate(days > 0 ? 'web.desk-office.list-in-days' : 'web.desk-office.list-due', { days: Math.abs(days) }),
    lastList !== null && translate('web.desk-office.last-list', { date: dateInWords(site, lastList) }),
    isBehind(period) && html`<strong>${translate('web.desk-office.behind', { lists: due.length })}</strong>`,
  ];
  return html`<section class="card board"><header><div><h2>${translate('web.desk-office.next-list', { series: name, date: dateInWords(site, nextList) })}</h2>
<p class="quiet small dots">${facts.map((fact) => fact && html`<span>${fact}</span>`)}</p></div>
<div class="row"><a class="button" href="${href(site, `/desk/lists/${id}`)}" data-takes-time>${translate('web.desk-office.see-preview')}</a>${
    isDue(period, today)
      ? html`<a class="button main" href="${href(site, `/desk/lists/${id}#publish`)}" data-takes-time>${translate('web.desk-office.publish-heading')}</a>`
      : html`<button type="button" class="main" disabled>${translate('web.desk-office.publish-on', { date: dayInWords(site, nextList) })}</button>`
  }</div></header>
<ul class="period">${of === 'event' && [count(site, 'playing', playing.length, translate('web.desk-office.later-lists')), count(site, 'missing', missing.length, translate('web.desk-office.board-missing', { events: missing.length }), true)]}
${count(site, 'waiting', submitted.length, submitted.length > 0 ? html`<a href="${href(site, '/desk/reports')}">${translate('web.desk-office.decide-now')}</a>` : translate('web.desk-office.inbox-empty'), true)}
${count(site, 'in', accepted.length, translate('web.desk-office.in-games', { games, players: preview.rows.kind === 'scrabble' ? preview.rows.lines.length : preview.rows.moving }))}</ul></section>`;
}

type Kind = 'playing' | 'missing' | 'waiting' | 'in';

const count = ({ translate }: Site, kind: Kind, events: number, said: Value, waits = false): Html =>
  html`<li${waits && events > 0 && html` class="waits"`}><span class="quiet">${translate(`web.desk-work.period-${kind}`)}</span><strong>${events}</strong><span>${said}</span></li>\n`;
