import {
  type AnswerOf,
  previewList,
  readPeriod,
  searchLists,
  showFederation,
  verifyPublished,
} from '@escala/office/questions';
import { dateField, needsScript } from '../../../components/form-fields.ts';
import { dateInWords, time } from '../../../components/format.ts';
import { findingList } from '../../../components/reasons/findings.ts';
import { badge } from '../../../components/ui/badge.ts';
import { card, notice } from '../../../components/ui/card.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';
import { bookChangePath, successorOf } from './change-of-book.ts';
import { previewRows, previewSummary } from './preview-rows.ts';
import { publishPart } from './publish-part.ts';
import { WORKING_PLACE } from './working-place.ts';

type Finding = AnswerOf<typeof previewList>['findings'][number];

type Names = Readonly<Record<string, string>>;

const MOST_FINDINGS = 200;

/** Findings of the regulation on the list: they do not prevent publishing, but should be read. */
function listFindings(site: Site, findings: readonly Finding[], names: Names = {}): Html {
  const { translate } = site;
  if (findings.length === 0) return NOTHING;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return card(
    { title: html`<span id="findings">${translate('web.desk-office.list-findings')}</span>` },
    html`<details><summary>${translate('web.desk-office.finding-count', { errors, warnings: findings.length - errors })}</summary>
${findingList(site, findings.slice(0, MOST_FINDINGS), { nameOf: (id) => names[id], namesEvents: true })}</details>`,
  );
}

/** Rows shown by default; with a filter all of them are searched. */
const MOST = 100;
const ALL = 20_000;

/** The next list of a series before publication, with the button that publishes it. */
export const nextList = defineDeskPage({
  path: '/desk/lists/:series',
  needs: ['list.preview'],
  view: async ({ ask, params, query, site, translate }) => {
    const id = params.series;
    const { settings } = await ask(showFederation, {});
    const series = settings.series.find((each) => each.id === id);
    const most = query.text || query.all ? ALL : MOST;
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(query.date ?? '');
    const preview = await ask(previewList, { series: id, most, ...(isDay && { date: query.date }) });
    const period = await ask(readPeriod, { series: id });
    const { lists } = await ask(searchLists, { series: id });
    const name = series?.name ?? id;
    const before = await lastList(ask, site, lists[0], query);
    return {
      title: translate('web.desk-office.next-list', { series: name, date: dateInWords(site, preview.date) }),
      crumbs: [[translate('web.word.rating-lists'), '/desk/lists']],
      actions:
        series &&
        successorOf(series) &&
        html`<a class="button" href="${href(site, bookChangePath(id))}">${translate('web.submit.series.change-book')}</a>`,
      scripts: ['office-working.ts'],
      main: html`${needsScript(translate)}${WORKING_PLACE}${preview.rows.kind === 'scrabble' && chooseDay(site, id, preview.date)}
<div class="columns">${query.published !== undefined && before}${previewSummary(site, preview)}
${publishPart(site, { id, name, preview, period })}${query.published === undefined && before}
${listFindings(site, preview.findings, preview.names)}${previewRows(site, id, preview, query)}</div>`,
    };
  },
});

/**
 * A Scrabble list may have any list day (D-OFF-63): the day is chosen first, then the list is previewed and published.
 */
function chooseDay(site: Site, series: string, value: string): Html {
  const label = site.translate('web.word.date-of-the-list');
  return html`<form class="filters" data-takes-time action="${href(site, `/desk/lists/${series}`)}">${dateField('day', { name: 'date', label, value })}
<button>${site.translate('web.desk-office.see-preview')}</button></form>`;
}

type List = AnswerOf<typeof searchLists>['lists'][number];

/** The last list published: its public page, its hash, and whether it can be reproduced from the record. */
async function lastList(
  ask: Ask,
  site: Site,
  list: List | undefined,
  query: Readonly<Record<string, string>>,
): Promise<Html> {
  const { translate } = site;
  if (list === undefined) return NOTHING;
  const { series, date, hash, players, publishedOn } = list;
  const isFresh = query.published === date;
  const verdict = query.verify === date ? await ask(verifyPublished, { series, date }) : undefined;
  return card(
    {
      title: html`${translate(isFresh ? 'web.desk-office.is-out' : 'web.desk-office.list-before')}: ${time(site, date)}`,
      aside: isFresh && badge(translate('web.desk-office.is-out'), 'success'),
      footer: html`<span class="row"><a href="${href(site, `/lists/${series}/${date}`)}">${translate('web.desk-office.public-list')}</a>
<a href="${href(site, `/desk/lists/${series}?verify=${date}#list-before`)}" data-takes-time>${translate('web.desk-office.verify')}</a></span>`,
      kind: isFresh ? undefined : 'half',
    },
    html`<div id="list-before">${verdict && verdictOf(site, verdict)}<p>${translate('web.word.players-count', { players })}. ${translate('web.desk-office.published-on')} ${time(site, publishedOn)}.</p>
<p class="small quiet">${translate('web.list.hash')} <span class="hash">${hash}</span></p></div>`,
  );
}

/**
 * Whether the list is reproduced from the record of its day or, if
 * it was not recomputed, whether its seal is intact (D-OFF-413).
 */
function verdictOf({ translate }: Site, verdict: AnswerOf<typeof verifyPublished>): Html {
  const { holds, notRecomputed, reading, differing } = verdict;
  const [tone, words] = holds
    ? notRecomputed === undefined
      ? (['success', translate('web.desk-office.verify-holds')] as const)
      : (['info', translate(`web.desk-office.verify-${notRecomputed}`, { reading })] as const)
    : ([
        'error',
        notRecomputed === undefined
          ? translate('web.desk-office.verify-differs', { players: differing.length })
          : translate('web.desk-office.verify-seal'),
      ] as const);
  return html`<div role="status">${notice(words, tone)}</div>`;
}
