import { catalogue } from '@escala/messages';
import { searchImports, showFederation } from '@escala/office/questions';
import { needsScript, problemBox } from '../../components/form-fields.ts';
import { shortTime } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { type ImportSubject, importFields, SUBJECTS } from './import-fields.ts';
import { OFFICE, registryParts } from './registry-frame.ts';

type Imports = Awaited<ReturnType<(typeof searchImports)['ask']>>['imports'];

/** Words that the browser says while it looks at a file: its own, faults of files, and doubts of imports. */
const SAID = /^(?:web\.desk-registry\.import|fault|doubt)\./;

/** The past of the federation comes in by files: looked at first, then taken in, batch after batch. */
export const importPage = defineDeskPage({
  path: '/desk/registry/import',
  needs: OFFICE,
  view: async (ask, { query }, site) => {
    const { translate } = site;
    const what = SUBJECTS.find((each) => each === query.what) ?? 'players';
    const { settings, seasons } = await ask(showFederation, {});
    const { imports } = await ask(searchImports, {});
    return {
      title: translate('web.desk-registry.import-title'),
      above: registryParts(site, 'import'),
      scripts: ['act-forms.ts', 'registry-import.ts'],
      main: html`${needsScript(translate)}<p>${translate('web.desk-registry.import-said')}</p>
<nav class="tabs" aria-label="${translate('web.desk-registry.import-what')}"><ul>${SUBJECTS.map(
        (each) =>
          html`<li><a href="${href(site, withQuery('/desk/registry/import', { what: each === 'players' ? undefined : each }))}"${each === what && html` aria-current="true"`}>${translate(`web.desk-registry.import-${each}`)}</a></li>\n`,
      )}</ul></nav>
<h2>${translate(`web.desk-registry.import-${what}`)}</h2>
<p>${translate(`web.desk-registry.import-${what}-said`)}</p>
${form(site, what, importFields(site, what, settings.series, seasons))}
${before(site, imports)}`,
    };
  },
});

function form(site: DeskSite, what: ImportSubject, fields: Html): Html {
  const { translate, federation, language } = site;
  const words = Object.entries(catalogue(language)).filter(([key]) => SAID.test(key));
  return html`<form class="account" method="post" novalidate data-import="${what}" data-federation="${federation.id}" data-desk="${href(site, '/desk/registry')}"
data-words="${JSON.stringify(Object.fromEntries(words))}">
${problemBox(translate)}
${fields}
<button disabled data-waits>${translate('web.desk-registry.look-at-file')}</button>
<div data-report aria-live="polite"></div>
</form>`;
}

function before(site: DeskSite, imports: Imports): Html {
  const { translate } = site;
  if (imports.length === 0) return html``;
  return html`<h2>${translate('web.desk-registry.imports-before')}</h2>
${table(site, imports, [
  [
    'web.desk-registry.file',
    (each) =>
      html`<a href="${href(site, `/desk/registry/imports/${encodeURIComponent(each.import)}`)}">${each.source.name}</a>`,
    'name',
  ],
  ['web.desk-registry.import-what', (each) => translate(`web.desk-registry.import-${each.subject}`)],
  [
    'web.list.status',
    (each) =>
      html`${translate(`web.desk-registry.import-state-${each.state}`)} <span class="quiet small">${shortTime(site, each.endedOn ?? each.startedOn)}</span>`,
  ],
  ['web.desk-registry.taken', (each) => each.taken, 'number'],
  ['web.desk-registry.left-out', (each) => each.leftOut, 'number'],
  ['web.desk-registry.doubts', (each) => each.doubts, 'number'],
])}`;
}
