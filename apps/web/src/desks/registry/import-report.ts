import { closeImport } from '@escala/office/acts';
import { importDoubts, showImport } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { needsScript } from '../../components/form-fields.ts';
import { time } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { OFFICE, registryParts } from './registry-frame.ts';

type Import = Awaited<ReturnType<(typeof showImport)['ask']>>;
type Doubts = Awaited<ReturnType<(typeof importDoubts)['ask']>>;

const PAGE = 200;

/** How an import went: what came in, what stayed outside, and every doubt. */
export const importReport = defineDeskPage({
  path: '/desk/registry/imports/:import',
  needs: OFFICE,
  view: async (ask, { params, query }, site) => {
    const { translate } = site;
    const shown = await ask(showImport, { import: params.import });
    const skip = /^\d{1,9}$/.test(query.skip ?? '') ? Number(query.skip) : 0;
    const doubts = await ask(importDoubts, { import: params.import, limit: PAGE, skip });
    const { taken, known, leftOut, startedOn, endedOn, state } = shown;
    return {
      title: shown.source.name,
      above: registryParts(site, 'import'),
      scripts: ['act-forms.ts'],
      main: html`${needsScript(translate)}
<dl class="facts"><dt>${translate('web.desk-registry.import-what')}</dt><dd>${translate(`web.desk-registry.import-${shown.subject}`)}</dd>
<dt>${translate('web.list.status')}</dt><dd>${translate(`web.desk-registry.import-state-${state}`)}, ${time(site, endedOn ?? startedOn)}</dd>
<dt>${translate('web.desk-registry.taken')}</dt><dd>${taken}</dd><dt>${translate('web.desk-registry.known')}</dt><dd>${known}</dd><dt>${translate('web.desk-registry.left-out')}</dt><dd>${leftOut}</dd></dl>
${state === 'open' && unfinished(site, shown)}
<h2>${translate('web.desk-registry.doubts')}</h2>
${doubts.count === 0 ? html`<p>${translate('web.desk-registry.no-doubts')}</p>` : doubtTable(site, shown, doubts, skip)}
<p><a href="${href(site, '/desk/registry/import')}">${translate('web.desk-registry.import-more')}</a></p>`,
    };
  },
});

/** It broke off: the same file goes on where it stopped. */
function unfinished(site: DeskSite, { import: id, version, subject, progress, source }: Import): Html {
  const { translate } = site;
  return html`<div class="notice"><p>${translate('web.desk-registry.import-broken', { name: source.name, progress: progress ?? 0 })}</p>
<p class="actions"><a class="button" href="${href(site, withQuery('/desk/registry/import', { what: subject === 'players' ? undefined : subject }))}">${translate('web.desk-registry.import-go-on')}</a>
${actForm(site, closeImport, {
  id: 'abandon',
  shape: 'button',
  tone: 'quiet',
  fixed: { import: id, version, as: 'abandoned' },
  confirm: translate('web.desk-registry.import-abandon-sure'),
})}</p></div>`;
}

function doubtTable(site: DeskSite, shown: Import, { doubts, count }: Doubts, skip: number): Html {
  const { translate } = site;
  const path = `/desk/registry/imports/${encodeURIComponent(shown.import)}`;
  return html`${table(
    site,
    doubts,
    [
      ['web.desk-registry.line', ({ line }) => line, 'number'],
      [
        'web.desk-registry.doubt',
        ({ code, values, leftOut }) =>
          html`${translate(`doubt.${code}`, values)} ${leftOut && html`<span class="badge">${translate('web.desk-registry.left-out')}</span>`}`,
      ],
    ],
    { caption: translate('web.desk-registry.doubt-count', { count }) },
  )}
${skip + doubts.length < count && html`<nav class="pages" aria-label="${translate('web.pages')}"><a rel="next" href="${href(site, withQuery(path, { skip: skip + PAGE }))}">${translate('web.page-after')}</a></nav>`}`;
}
