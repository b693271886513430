import { closeImport } from '@escala/office/acts';
import { type AnswerOf, importDoubts, showImport } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { time } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { badge } from '../../components/ui/badge.ts';
import { card, emptyState, notice } from '../../components/ui/card.ts';
import { pager } from '../../components/ui/navigation.ts';
import { stats } from '../../components/ui/stats.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { OFFICE } from './registry-frame.ts';

type Import = AnswerOf<typeof showImport>;
type Doubts = AnswerOf<typeof importDoubts>;

const PAGE = 200;

/** The result of an import: what was taken in, what was left out, and every doubt. */
export const importReport = defineDeskPage({
  path: '/desk/registry/import/:import',
  needs: OFFICE,
  view: async ({ ask, params, query, site, translate }) => {
    const shown = await ask(showImport, { import: params.import });
    const skip = /^\d{1,9}$/.test(query.skip ?? '') ? Number(query.skip) : 0;
    const doubts = await ask(importDoubts, { import: params.import, limit: PAGE, skip });
    const { taken, known, leftOut, startedOn, endedOn, state } = shown;
    return {
      title: shown.source.name,
      crumbs: [[translate('web.desk-registry.part-import'), '/desk/registry/import']],
      facts: [
        translate(`web.desk-registry.import-${shown.subject}`),
        html`${translate(`web.desk-registry.import-state-${state}`)}, ${time(site, endedOn ?? startedOn)}`,
      ],
      actions: html`<a class="button" href="${href(site, '/desk/registry/import')}">${translate('web.desk-registry.import-more')}</a>`,
      main: html`${state === 'open' && unfinished(site, shown)}
${stats([
  { label: translate('web.desk-registry.taken'), figure: taken },
  { label: translate('web.desk-registry.known'), figure: known },
  { label: translate('web.desk-registry.left-out'), figure: leftOut },
])}
${doubts.count === 0 ? emptyState({ title: translate('web.desk-registry.no-doubts') }) : doubtTable(site, shown, doubts, skip)}`,
    };
  },
});

/** It was interrupted: the same file resumes where it stopped. */
function unfinished(site: DeskSite, { import: id, version, subject, progress, source }: Import): Html {
  const { translate } = site;
  return notice(
    html`<p>${translate('web.desk-registry.import-broken', { name: source.name, progress: progress ?? 0 })}</p>
<div class="actions"><a class="button" href="${href(site, withQuery('/desk/registry/import', { what: subject === 'players' ? undefined : subject }))}">${translate('web.desk-registry.import-go-on')}</a>
${actForm(site, closeImport, {
  id: 'abandon',
  shape: 'button',
  tone: 'quiet',
  fixed: { import: id, version, as: 'abandoned' },
  confirm: translate('web.desk-registry.import-abandon-sure'),
})}</div>`,
    'warning',
  );
}

function doubtTable(site: DeskSite, shown: Import, { doubts, count }: Doubts, skip: number): Html {
  const { translate } = site;
  const path = `/desk/registry/import/${encodeURIComponent(shown.import)}`;
  const next = [translate('web.page-after'), href(site, withQuery(path, { skip: skip + PAGE }))] as const;
  return html`${card(
    { title: translate('web.word.things-to-check', { count }), flush: true },
    table(site, doubts, [
      ['web.word.line', ({ line }) => line, 'number'],
      [
        'web.word.to-check',
        ({ code, values, leftOut }) =>
          html`${translate(`doubt.${code}`, values)} ${leftOut && badge(translate('web.desk-registry.left-out'), 'warning')}`,
      ],
    ]),
  )}
${pager(translate('web.word.pages'), undefined, skip + doubts.length < count && next)}`;
}
