import { refusalText } from '@escala/messages';
import { publishHistory, publishList } from '@escala/office/acts';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { actForm } from '../../../components/act-form.ts';
import { dateInWords, time } from '../../../components/format.ts';
import { markedList } from '../../../components/reasons/marked-list.ts';
import { card } from '../../../components/ui/card.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { isBehind, type Period, reportPath } from './period.ts';
import type { Preview } from './preview-rows.ts';

interface Publishing {
  readonly id: string;
  readonly name: string;
  readonly preview: Preview;
  readonly period: Period;
}

interface Obstacle {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Today's obstacles or, without any, the button. Waiting reports may be left out deliberately. */
export function publishPart(site: DeskSite, publishing: Publishing): Html {
  const { translate } = site;
  const { preview, period } = publishing;
  const firm = preview.obstacles.filter(({ code }) => code !== 'report-undecided');
  return card(
    { title: html`<span id="publish">${translate('web.desk-office.publish-heading')}</span>`, kind: 'half' },
    html`${firm.length > 0 ? inTheWay(site, firm) : publishForm(site, publishing)}
${isBehind(period) && historyForm(site, publishing)}`,
  );
}

export function inTheWay(site: Site, obstacles: readonly Obstacle[]): Html {
  const { translate } = site;
  return html`<p>${translate('web.desk-office.not-publishable')}</p>
${markedList(obstacles.map((obstacle) => ({ mark: 'no', words: obstacleText(site, obstacle) })))}`;
}

/** An obstacle in words, including its dates. */
export function obstacleText(site: Site, { code, values }: Obstacle): string {
  const spoken = Object.entries(values).map(([name, value]) => [
    name,
    /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? dateInWords(site, String(value)) : value,
  ]);
  return refusalText({ code, values: Object.fromEntries(spoken) }, site.language) ?? code;
}

function publishForm(site: DeskSite, { id, name, preview, period }: Publishing): Html {
  const { translate } = site;
  const waiting = preview.obstacles.filter(({ code }) => code === 'report-undecided');
  const date = dateInWords(site, preview.date);
  return actForm(site, publishList, {
    id: 'publish',
    fixed: { series: id, date: preview.date },
    fields: (f) =>
      html`<p>${translate('web.desk-office.publish-said')}</p>${
        waiting.length > 0 &&
        leaveOut(
          site,
          f,
          'publish',
          period.of,
          waiting.map(({ values: { event, name, end } }) => ({
            id: String(event),
            name: String(name),
            end: String(end),
          })),
        )
      }`,
    words: { series: name, date },
    confirm: translate('web.desk-office.publish-sure', { series: name, date }),
    leadsTo: `/desk/lists/${id}?published=${preview.date}`,
  });
}

interface Waiting {
  readonly id: string;
  readonly name: string;
  readonly end: string;
}

/** Each has to be ticked: a report left out and accepted later counts on the next list. */
function leaveOut(
  site: DeskSite,
  f: FieldsOf<typeof publishList | typeof publishHistory>,
  form: string,
  of: Period['of'],
  waiting: readonly Waiting[],
): Html {
  const { translate } = site;
  return html`<fieldset><legend>${translate('web.desk-office.leave-out')}</legend><p class="hint">${translate('web.desk-office.leave-out-said')}</p>
${f.ticks(
  'leaveOut',
  waiting.map(({ id, name, end }) => [
    id,
    html`<span>${name} (${time(site, end)}) · <a href="${href(site, reportPath(of, id))}">${translate('web.desk-office.decide-it')}</a></span>`,
  ]),
)}
<p class="fault" id="${form}-leaveOut-fault" hidden></p></fieldset>`;
}

/** Where several lists are due: all of them at once, oldest first. */
function historyForm(site: DeskSite, { id, name, period }: Publishing): Html {
  const { translate } = site;
  const upTo = period.due.at(-1);
  if (upTo === undefined) return NOTHING;
  return html`<h3>${translate('web.desk-office.publish-several')}</h3>
<p>${translate('web.desk-office.publish-several-said', { lists: period.due.length, waiting: period.submitted.length })}</p>${actForm(
    site,
    publishHistory,
    {
      id: 'history',
      fixed: { series: id, upTo },
      fields: (f) => period.submitted.length > 0 && leaveOut(site, f, 'history', period.of, period.submitted),
      words: { series: name, date: dateInWords(site, upTo) },
      confirm: translate('web.desk-office.publish-several-sure', { lists: period.due.length, series: name }),
      leadsTo: `/desk/lists/${id}?published=${upTo}`,
      tone: 'quiet',
    },
  )}`;
}
