import { searchClubs } from '@escala/office/questions';
import { eventFacts } from '../../components/events/event-facts.ts';
import { needsScript } from '../../components/form-fields.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { html } from '../../kit/html.ts';
import { type DeskEvent, deskEvent, deskEventPage } from './desk-event.ts';
import { eventLinks } from './event-links.ts';
import { eventSteps, nextPart } from './event-steps.ts';
import { termList } from './report/event-check.ts';
import { findingList } from './report/event-findings.ts';

/** Where an event stands, what is next, and the ways to everything that is made of it. */
export const eventHome = defineDeskPage({
  path: '/desk/events/:event',
  needs: ['event.amend'],
  view: async (ask, { params }, site) => {
    const { translate } = site;
    const shown = await deskEvent(ask, params.event ?? '');
    const { clubs } = await ask(searchClubs, { limit: 500, left: true });
    const club = clubs.find(({ club: id }) => id === shown.event.club)?.name;
    return deskEventPage(site, shown, {
      part: 'overview',
      main: html`${needsScript(translate)}
${nextPart(site, shown)}
${eventSteps(site, shown)}
<section><h2>${translate('web.desk-events.facts')}</h2>
${eventFacts(site, { shown, tournament: { players: shown.entries } }, club, [])}</section>
${against(site, shown)}
${eventLinks(site, shown)}`,
    });
  },
});

/** What the regulations say so far; a report that is in has its own page. */
function against(site: DeskSite, { event, desk, entries }: DeskEvent) {
  const { translate } = site;
  const { findings, terms, waivers = [] } = desk;
  const isOver = event.state === 'accepted' || event.state === 'annulled';
  if (isOver || findings.length + terms.length === 0) return html``;
  const names = Object.fromEntries(entries.map(({ player, name }) => [player, name]));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return html`<section><h2>${translate('web.desk-events.check')}</h2>
${termList(site, terms)}
<details><summary>${translate('web.desk-events.check-said', { errors })}</summary>
${findingList(site, findings, { names, waivers, facts: event })}</details></section>`;
}
