import { eventHref } from '../../components/events/event-frame.ts';
import { type EventPaperName, paperLink } from '../../components/paper-link.ts';
import { type Html, html } from '../../kit/html.ts';
import { apiHref, type Site } from '../../kit/site.ts';
import type { DeskEvent } from './desk-event.ts';

/** What others see of the event, what is printed, and what can be taken away. */
export function eventLinks(site: Site, { id, event, rounds }: DeskEvent): Html {
  const { translate } = site;
  const last = rounds.at(-1)?.round;
  const page = (path: string, name: string, paper?: Html): Html =>
    html`<li><a href="${eventHref(site, id, path)}">${name}</a>${paper && html` (${paper})`}</li>\n`;
  const pdf = (name: EventPaperName, round?: number): Html => paperLink(site, id, name, round, 'PDF');
  const file = (path: string, name: string, saved: string): Html =>
    html`<li><a href="${apiHref(site, `/events/${encodeURIComponent(id)}${path}`)}" download="${saved}">${name}</a></li>\n`;
  return html`<div class="side-by-side"><section><h2>${translate('web.desk-events.seen')}</h2><ul>
${page('', translate('web.desk-events.public-page'))}
${event.state === 'running' && page('/live', translate('web.desk-events.live-page'))}
${
  last !== undefined &&
  html`${page(`/rounds/${last}`, translate('web.desk-events.print-round', { round: last }), pdf('pairings', last))}
${page(`/rounds/${last}/cards`, translate('web.cards.title', { round: last }), pdf('cards', last))}
${page('/standings', translate('web.event.part-standings'), pdf('standings'))}
${page('/crosstable', translate('web.event.part-crosstable'), pdf('crosstable'))}`
}
${page('/players', translate('web.event.part-players'), pdf('players'))}
</ul></section>
<section><h2>${translate('web.desk-events.files')}</h2><ul>
${file('/file', translate('web.desk-events.event-file'), `${id}.event.json`)}
${file('/files/report.trf', translate('web.event.trf'), `${id}.trf`)}
${file('/files/tournament.json', translate('web.event.json'), `${id}.json`)}
</ul><p class="hint">${translate('web.desk-events.event-file-about')}</p></section></div>`;
}
