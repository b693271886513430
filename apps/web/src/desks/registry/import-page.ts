import { type AnswerOf, searchImports, showFederation, showFideRegister } from '@escala/office/questions';
import { needsScript, problemBox } from '../../components/form-fields.ts';
import { dateInWords, shortTime } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { badge, type Tone } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import { tabs } from '../../components/ui/navigation.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { noFideList } from '../fide-list/index.ts';
import { type ImportSubject, importFields, SUBJECTS } from './import-fields.ts';
import { OFFICE } from './registry-frame.ts';

type Imports = AnswerOf<typeof searchImports>['imports'];

const TONES: Readonly<Record<Imports[number]['state'], Tone>> = {
  open: 'warning',
  done: 'success',
  abandoned: 'neutral',
};

/** Imports the federation's past from files: previewed first, then taken in, batch by batch. */
export const importPage = defineDeskPage({
  path: '/desk/registry/import',
  needs: OFFICE,
  view: async ({ ask, query, site, translate }) => {
    const what = SUBJECTS.find((each) => each === query.what) ?? 'players';
    const { settings, seasons } = await ask(showFederation, {});
    const { imports } = await ask(searchImports, {});
    const earlier = imports.length > 0;
    return {
      title: translate('web.desk-registry.part-import'),
      tabs: tabs(
        SUBJECTS.map((each) => ({
          name: translate(`web.desk-registry.import-${each}`),
          href: href(site, withQuery('/desk/registry/import', { what: each === 'players' ? undefined : each })),
          isHere: each === what,
        })),
        { label: translate('web.desk-registry.import-what') },
      ),
      scripts: ['registry-import.ts'],
      main: html`${needsScript(translate)}<div class="columns">${card(
        { title: translate(`web.desk-registry.import-${what}`), kind: earlier ? 'half' : 'most' },
        html`<p>${translate(`web.desk-registry.import-${what}-said`)}</p>
${what === 'fide' && html`<p>${registerSaid(site, await ask(showFideRegister, {}))}</p>`}
${form(site, what, importFields(site, what, settings.series, seasons))}`,
      )}
${earlier && before(site, imports)}</div>`,
    };
  },
});

/** The list used for finding players while typing; the comparison here concerns only the registry. */
function registerSaid(site: DeskSite, { register }: AnswerOf<typeof showFideRegister>): Value {
  if (register === undefined) return noFideList(site);
  const { listed, loadedAt, players } = register;
  const [of, on] = [dateInWords(site, listed), dateInWords(site, loadedAt.slice(0, 10))];
  return site.translate('web.desk-fide.loaded', { listed: of, on, players });
}

function form(site: DeskSite, what: ImportSubject, fields: Html): Html {
  const { translate, federation } = site;
  return html`<form class="account" method="post" novalidate data-import="${what}" data-federation="${federation.id}" data-desk="${href(site, '/desk/registry')}">
${problemBox(translate)}
${fields}
<button class="main" disabled data-waits>${translate('web.desk-registry.look-at-file')}</button>
<div data-report aria-live="polite"></div>
</form>`;
}

function before(site: DeskSite, imports: Imports): Html {
  const { translate } = site;
  return card(
    { title: translate('web.desk-registry.imports-before'), kind: 'half', flush: true },
    table(site, imports, [
      [
        'web.word.file',
        (each) =>
          html`<a href="${href(site, `/desk/registry/import/${encodeURIComponent(each.import)}`)}">${each.source.name}</a> <span class="quiet small">${translate(`web.desk-registry.import-${each.subject}`)}</span>`,
        'name',
      ],
      [
        'web.list.status',
        (each) =>
          html`${badge(translate(`web.desk-registry.import-state-${each.state}`), TONES[each.state])} <span class="quiet small nowrap">${shortTime(site, each.endedOn ?? each.startedOn)}</span>`,
      ],
      ['web.desk-registry.taken', (each) => each.taken, 'number'],
      ['web.desk-registry.left-out', (each) => each.leftOut, 'number wide'],
      ['web.word.to-check', (each) => each.doubts, 'number wide'],
    ]),
  );
}
