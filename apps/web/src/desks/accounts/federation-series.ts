import { dayFrom } from '@escala/core';
import { amendFederation } from '@escala/office/acts';
import { partsOf, ruleBookOf } from '@escala/regulations';
import { actForm } from '../../components/act-form.ts';
import { shortTime } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { card, emptyState } from '../../components/ui/card.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { type OfferedSeries, offeredSeries } from '../../pages/accounts/setup-series.ts';
import type { Shown } from './federation-page.ts';

/** The part of a regulation that a list is for, in the words of the setup page. */
function partInWords({ translate }: DeskSite, regulation: string, part = ''): string {
  const book = ruleBookOf(regulation);
  const found = book && partsOf(book).find(({ id }) => id === part);
  return found ? translate(`web.setup.series-${found.words}`) : part;
}

/** The lists that the federation publishes; each can be renamed. */
export function presentSeries(site: DeskSite, { version, settings }: Shown): Html {
  const { translate } = site;
  const { series } = settings;
  const rename = actForm(site, amendFederation, {
    id: 'series',
    fixed: { version, series: series.map(({ monthlyFrom: _asked, ...each }) => each) },
    popup: { opens: translate('web.desk-accounts.rename'), kind: 'small' },
    fields: (f) =>
      series.map(
        ({ id, name, regulation, monthlyFrom }, i) =>
          html`${f(`series.${i}.name`, { label: translate('web.setup.series-name', { series: id }), value: name, required: true })}${
            isMonthlyByDecision(regulation) &&
            f(`series.${i}.monthlyFrom`, {
              label: translate('web.setup.monthly-from'),
              hint: translate('web.setup.monthly-hint'),
              ...(monthlyFrom !== undefined && { value: monthlyFrom }),
            })
          }`,
      ),
  });
  if (series.length === 0) return emptyState({ title: translate('web.desk-accounts.no-series') });
  return card(
    { title: translate('web.word.lists'), aside: rename, flush: true },
    table(site, series, [
      ['web.word.name', ({ id, name }) => html`<a href="${href(site, `/lists/${id}`)}">${name}</a>`, 'name'],
      [
        'web.desk-accounts.regulation',
        ({ regulation, revision, bookChange }) =>
          html`${bookChange && html`<a href="${href(site, `/regulations/${bookChange.before}`)}">${bookChange.before}</a>${bookChange.revision && html` (${bookChange.revision})`}, ${shortTime(site, bookChange.from)}: `}<a href="${href(site, `/regulations/${regulation}`)}">${regulation}</a>${revision && html` (${revision})`}`,
      ],
      ['web.desk-accounts.part', ({ regulation, part }) => partInWords(site, regulation, part), 'wide'],
      ['web.desk-accounts.first-list', ({ firstList }) => shortTime(site, firstList), 'wide'],
    ]),
  );
}

/** Whether the regulation leaves the months of lists to a decision (fide-2009 7.3). */
function isMonthlyByDecision(regulation: string): boolean {
  const year = (terms: { monthlyFrom?: number }): number =>
    ruleBookOf(regulation)?.listDays(YEAR, YEAR + 365, terms).length ?? 0;
  return year({ monthlyFrom: YEAR }) > year({});
}

/** Any year will do. */
const YEAR = dayFrom('2017-01-01');

/** Every list known to the rule books that the federation does not publish yet. */
export function newSeries(site: DeskSite, shown: Shown): Html {
  const { translate } = site;
  const { series } = shown.settings;
  const offered = offeredSeries(site.today).filter(
    ({ regulation, part }) => !series.some((each) => each.regulation === regulation && (each.part ?? part) === part),
  );
  return card(
    { title: translate('web.desk-accounts.add-series'), flush: offered.length > 0 },
    offered.length === 0
      ? html`<p class="quiet">${translate('web.desk-accounts.no-more-series')}</p>`
      : html`<ul class="rows">${offered.map((each) => addition(site, shown, each))}</ul>`,
  );
}

function addition(
  site: DeskSite,
  { version, settings }: Shown,
  { id, regulation, part, firstList }: OfferedSeries,
): Html {
  const { translate } = site;
  const { series } = settings;
  const name = partInWords(site, regulation, part);
  const free = series.some((each) => each.id === id) ? `${id}-${regulation}` : id;
  const at = `series.${series.length}` as const;
  return html`<li>${name} <span class="quiet small">${regulation}</span>${actForm(site, amendFederation, {
    id: `add-${free}`,
    fixed: { version, series: [...series, { id: free, regulation, part }] },
    popup: { title: name, kind: 'small' },
    fields: (
      f,
    ) => html`${f(`${at}.name`, { label: translate('web.setup.series-name', { series: name }), value: name, required: true })}
${f(`${at}.firstList`, { label: translate('web.setup.first-list', { series: name }), value: firstList, required: true })}`,
    submit: translate('web.desk-accounts.add-series-do'),
  })}</li>\n`;
}
