import { reviseLists } from '@escala/office/acts';
import { type AnswerOf, previewRevision, showFederation } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { notice } from '../../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { actName } from '../../log/names-in-words.ts';
import { movedLists, movedPlayers } from '../corrections/moved-lists.ts';
import { WORKING_PLACE } from './working-place.ts';

type Preview = AnswerOf<typeof previewRevision>;

/** The effect of the registry on published lists: previewed, then settled as a revision. */
export const revision = defineDeskPage({
  path: '/desk/revision',
  needs: ['list.preview-revision'],
  view: async ({ ask, site, translate }) => {
    const preview = await ask(previewRevision, {});
    const { settings } = await ask(showFederation, {});
    return {
      title: translate('web.desk-office.revision'),
      crumbs: [[translate('web.word.rating-lists'), '/desk/lists']],
      scripts: ['office-working.ts'],
      main: html`${needsScript(translate)}<p>${translate('web.desk-office.revision-said')}</p>${WORKING_PLACE}
${preview.isDue ? due(site, preview, settings.series) : notice(translate('web.desk-office.revision-none'))}`,
    };
  },
});

function due(
  site: DeskSite,
  preview: Preview,
  series: readonly { readonly id: string; readonly name: string }[],
): Html {
  const { translate } = site;
  return html`${causes(site, preview)}${
    preview.lists.length === 0
      ? html`<p>${translate('web.desk-office.revision-unprinted')}</p>`
      : movedPlayers(site, preview.lists, series)
  }<h2>${translate('web.submit.list.revise')}</h2>${actForm(site, reviseLists, {
    id: 'revise',
    reason: 'optional',
    leadsTo: '/desk/lists',
  })}${movedLists(site, preview.lists, series)}`;
}

const MOST = 50;

/** What was done in the registry, each linked to its act. */
function causes(site: Site, { causes: all }: Preview): Html {
  return html`<details><summary>${site.translate('web.desk-office.revision-causes', { acts: all.length })}</summary>
<ul>${all.slice(-MOST).map(({ seq, kind, subject }) => html`<li><a href="${href(site, `/desk/record/${seq}`)}">${actName(site, kind)}</a> <span class="quiet small">${subject.id}</span></li>\n`)}</ul></details>`;
}
