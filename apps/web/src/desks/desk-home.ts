import { defineDeskPage, sectionsFor } from '../kit/desk-page.ts';
import { html } from '../kit/html.ts';
import { href } from '../kit/site.ts';
import { deskSections } from './sections.ts';

/** What there is to do for whoever signed in. */
export const deskHome = defineDeskPage({
  path: '/desk',
  needs: [],
  view: async (_ask, _request, site) => {
    const { translate, viewer } = site;
    const sections = sectionsFor(viewer, deskSections);
    return {
      title: translate('web.desk.title'),
      scripts: ['act-forms.ts'],
      main: html`<p>${translate('web.desk.welcome', { name: viewer.name })}</p>
${sections.length === 0 && html`<p>${translate('web.desk.nothing')}</p>`}
<ul class="cards">${sections.map(
        ({ path, name, about }) =>
          html`<li class="card"><h2><a href="${href(site, path)}">${translate(name)}</a></h2><p>${translate(about)}</p></li>\n`,
      )}</ul>`,
    };
  },
});
