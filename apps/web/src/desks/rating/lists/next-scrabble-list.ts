import { publishScrabbleList, reviseScrabbleLists } from '@escala/office/acts';
import { previewScrabbleList, searchLists } from '@escala/office/questions';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { actForm } from '../../../components/act-form.ts';
import { dateField, needsScript } from '../../../components/form-fields.ts';
import { dateInWords, time } from '../../../components/format.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import type { Ask, Page, PageRequest } from '../../../kit/page.ts';
import { href, withQuery } from '../../../kit/site.ts';
import { movedScrabble } from '../corrections/moved-scrabble.ts';
import { lastScrabbleList } from './last-scrabble-list.ts';
import { listFindings } from './list-findings.ts';
import { inTheWay } from './publish-part.ts';
import { workingPlace } from './working-place.ts';

type Preview = Awaited<ReturnType<(typeof previewScrabbleList)['ask']>>;

interface NamedSeries {
  readonly id: string;
  readonly name: string;
}

/** A list of Scrabble may have any list day (D-OFF-63): the day is chosen first, then looked at, then published. */
export async function nextScrabbleList(
  ask: Ask,
  { query }: PageRequest,
  site: DeskSite,
  { id, name }: NamedSeries,
): Promise<Page> {
  const { translate } = site;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(query.date ?? '');
  const preview = await ask(previewScrabbleList, { series: id, ...(isDay ? { date: query.date } : {}) });
  const { lists } = await ask(searchLists, { series: id });
  return {
    title: translate('web.desk-office.next-list', { series: name, date: dateInWords(site, preview.date) }),
    above: html`<p><a href="${href(site, '/desk/lists')}">← ${translate('web.desk-office.to-board')}</a></p>`,
    scripts: ['act-forms.ts', 'office-working.ts'],
    main: html`${needsScript(translate)}${workingPlace(site)}${await lastScrabbleList(ask, site, lists[0], query)}
<section><h2>${translate('web.desk-office.list-day')}</h2>
<form class="filters" data-takes-time action="${href(site, withQuery(`/desk/lists/${id}`, {}))}">${dateField('day', { name: 'date', label: translate('web.desk-office.list-day'), value: preview.date })}
<button>${translate('web.desk-office.see-preview')}</button></form></section>
${publish(site, id, name, preview)}${listFindings(site, preview.findings)}
<section><h2>${translate('web.desk-office.who-moves')}</h2>${preview.lines.length === 0 ? html`<p class="quiet">${translate('web.desk-office.nobody-here')}</p>` : movedScrabble(site, preview.lines)}</section>`,
  };
}

function publish(site: DeskSite, id: string, name: string, preview: Preview): Html {
  const { translate } = site;
  const firm = preview.inTheWay.filter(({ code }) => code !== 'scrabble-report-undecided');
  const date = dateInWords(site, preview.date);
  const leaveOut = (f: FieldsOf<typeof publishScrabbleList>): Value =>
    preview.waiting.length > 0 &&
    html`<fieldset><legend>${translate('web.desk-office.leave-out')}</legend><p class="hint">${translate('web.desk-office.scrabble-leave-out-said')}</p>
${f.ticks(
  'leaveOut',
  preview.waiting.map(({ event, name: called, start }) => [
    event,
    html`<span>${called} (${time(site, start)}) · <a href="${href(site, `/desk/reports/scrabble/${encodeURIComponent(event)}`)}">${translate('web.desk-office.decide-it')}</a></span>`,
  ]),
)}</fieldset>`;
  return html`<section><h2>${translate('web.desk-office.publish-heading')}</h2>${
    firm.length > 0
      ? inTheWay(site, firm)
      : actForm(site, publishScrabbleList, {
          id: 'publish',
          fixed: { series: id, date: preview.date },
          fields: (f) => html`<p>${translate('web.desk-office.publish-said')}</p>${leaveOut(f)}`,
          submit: translate('web.desk-office.publish', { series: name, date }),
          confirm: translate('web.desk-office.publish-sure', { series: name, date }),
          done: translate('web.desk-office.published', { series: name, date }),
          leadsTo: `/desk/lists/${id}?published=${preview.date}`,
        })
  }${
    preview.revised.length > 0 &&
    html`<h3>${translate('web.desk-office.revise')}</h3><p>${translate('web.desk-office.scrabble-revise-said', { lists: preview.revised.length })}</p>${actForm(
      site,
      reviseScrabbleLists,
      {
        id: 'revise',
        submit: translate('web.desk-office.revise'),
        reason: 'optional',
        done: translate('web.desk-office.revised'),
        tone: 'quiet',
      },
    )}`
  }</section>`;
}
