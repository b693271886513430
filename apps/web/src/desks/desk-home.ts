import { card, emptyState } from '../components/ui/card.ts';
import { keptHere } from '../components/ui/own-machine.ts';
import { type DeskSection, defineDeskPage, sectionsFor } from '../kit/desk-page.ts';
import { type Html, html } from '../kit/html.ts';
import { href, type Site } from '../kit/site.ts';
import { deskSections } from './all-desks.ts';
import { nextTable } from './events/tournament-tables.ts';
import { EVENTS, type Waits, waitingFor } from './waiting.ts';

/** What a signed-in person has to do: what is waiting first, then links to everything else. */
export const deskHome = defineDeskPage({
  path: '/desk',
  needs: [],
  view: async ({ ask, site }) => {
    const { translate, viewer } = site;
    const sections = sectionsFor(viewer, deskSections, site);
    const hasEvents = sections.some(({ path }) => path === EVENTS);
    const { waits, own } = await waitingFor(ask, site, sections);
    return {
      title: translate('web.word.desk'),
      facts: [translate('web.desk.welcome', { name: viewer.name })],
      ...(hasEvents && {
        actions: html`<a class="button${own.length + waits.length === 0 && ' main'}" href="${href(site, '/desk/events/run')}">${translate('web.word.run-a-tournament')}</a>`,
      }),
      main: html`<div class="stack">${sections.length === 0 && html`<p>${translate('web.desk.nothing')}</p>`}
${own.length > 0 && nextTable(site, own)}
${waits.length > 0 && waitingCard(site, waits)}
${sections.length > 0 && own.length + waits.length === 0 && emptyState({ title: translate('web.desk-work.nothing-waits') })}
${sections.length > 0 && allDesks(site, sections, own.length + waits.length === 0)}
${keptHere(site)}</div>`,
    };
  },
});

const waitingCard = (site: Site, waits: readonly Waits[]): Html =>
  card(
    { title: site.translate('web.desk-work.waiting-title'), flush: true },
    html`<ul class="rows">${waits.flatMap(({ section, waiting }) =>
      waiting.map(
        ({ words }) => html`<li>${words}<span class="quiet small">${site.translate(section.name)}</span></li>\n`,
      ),
    )}</ul>`,
  );

/** Everything else is one step away. */
const allDesks = (site: Site, sections: readonly DeskSection[], isOpen: boolean): Html =>
  html`<details class="card"${isOpen && html` open`}><summary class="inside strong">${site.translate('web.desk-work.all-desks')}</summary>
<ul class="rows">${sections.map(
    ({ path, name, about }) =>
      html`<li><a href="${href(site, path)}">${site.translate(name)}</a><span class="quiet small wide">${site.translate(about)}</span></li>\n`,
  )}</ul></details>`;
