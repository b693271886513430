import { type DeskSection, type DeskSite, defineDeskPage, sectionsFor } from '../kit/desk-page.ts';
import { type Html, html } from '../kit/html.ts';
import type { Ask } from '../kit/page.ts';
import { href } from '../kit/site.ts';
import { deskSections } from './sections.ts';
import { WAITING } from './waiting.ts';

/** What there is to do for whoever signed in: what waits first, then every desk. */
export const deskHome = defineDeskPage({
  path: '/desk',
  needs: [],
  view: async (ask, _request, site) => {
    const { translate, viewer } = site;
    const sections = sectionsFor(viewer, deskSections, site);
    const cards: Html[] = [];
    for (const section of sections) cards.push(await card(ask, site, section));
    return {
      title: translate('web.desk.title'),
      scripts: ['act-forms.ts'],
      main: html`<p>${translate('web.desk.welcome', { name: viewer.name })}</p>
${sections.length === 0 && html`<p>${translate('web.desk.nothing')}</p>`}
<ul class="cards">${cards}</ul>`,
    };
  },
});

async function card(ask: Ask, site: DeskSite, { path, name, about }: DeskSection): Promise<Html> {
  const { translate } = site;
  const waiting = (await WAITING[path]?.(ask, site)) ?? [];
  return html`<li class="card inside${waiting.length > 0 && ' waiting'}"><h2><a href="${href(site, path)}">${translate(name)}</a></h2>
<p>${translate(about)}</p>${waiting.length > 0 && html`<ul>${waiting.map((each) => html`<li>${each}</li>`)}</ul>`}</li>\n`;
}
