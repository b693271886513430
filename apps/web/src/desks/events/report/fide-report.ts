import { mayTry } from '@escala/office';
import { type AnswerOf, reportGaps } from '@escala/office/questions';
import { monthInWords } from '../../../components/format.ts';
import { markedList } from '../../../components/reasons/marked-list.ts';
import { card } from '../../../components/ui/card.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { apiHref, href } from '../../../kit/site.ts';
import { type DeskEvent, deskPath } from '../desk-event.ts';

type Gap = AnswerOf<typeof reportGaps>['gaps'][number];

/** FIDE's report of the event: what it lacks, with links to the fields, and the report itself (D-OFF-541). */
export async function fideReport(ask: Ask, site: DeskSite, shown: DeskEvent): Promise<Html> {
  const { translate } = site;
  const { gaps, names, months } = await ask(reportGaps, { event: shown.id });
  const needed = gaps.filter(({ severity }) => severity === 'error');
  const wished = gaps.filter(({ severity }) => severity === 'warning');
  const file = (name: string, words: string, look?: 'button'): Html =>
    html`<a${look && html` class="${look}"`} href="${apiHref(site, `/events/${encodeURIComponent(shown.id)}/files/${name}`)}" download>${words}</a>`;
  const byMonth =
    months.length > 1 &&
    html`<p>${translate('web.fide-report.by-month')} ${months.map((month, i) => html`${i > 0 && ', '}${file(`report-${month}.trf`, monthInWords(site, `${month}-01`))}`)}</p>`;
  return card(
    {
      title: translate('web.fide-report.title'),
      footer: html`<div class="row">${file('report.trf', 'TRF26', 'button')}${file('report.trf16', 'TRF16', 'button')}</div>`,
    },
    html`<p><strong>${translate(needed.length > 0 ? 'web.fide-report.incomplete' : 'web.fide-report.complete', { count: byFact(needed).length })}</strong></p>
${gapList(site, shown, needed, names)}
${wished.length > 0 && html`<details><summary>${translate('web.fide-report.wished', { count: byFact(wished).length })}</summary>${gapList(site, shown, wished, names)}</details>`}
${byMonth}`,
  );
}

/** Groups gaps of one kind, for all players concerned. */
function byFact(gaps: readonly Gap[]): readonly (readonly [Gap, ...Gap[]])[] {
  const facts = new Map<string, [Gap, ...Gap[]]>();
  for (const gap of gaps) {
    const { title = '', deputy = '' } = gap.values;
    const key = [gap.code, title, deputy].join(' ');
    const known = facts.get(key);
    if (known === undefined) facts.set(key, [gap]);
    else known.push(gap);
  }
  return [...facts.values()];
}

function gapList(
  site: DeskSite,
  shown: DeskEvent,
  gaps: readonly Gap[],
  names: Readonly<Record<string, string>>,
): Html {
  const { translate } = site;
  return markedList(
    byFact(gaps).map((all) => {
      const [{ severity, code, values }] = all;
      const links = all.map((gap, i) => {
        const own = translate(
          gap.field in EVENT_FIELDS || gap.field === 'federation'
            ? 'web.fide-report.field'
            : 'web.desk-events.part-rounds',
        );
        const words = gap.player === undefined ? own : (names[gap.player] ?? gap.player);
        const path = placeOf(site, shown, gap);
        return html`${i > 0 && ', '}${path === undefined ? words : html`<a href="${href(site, path)}">${words}</a>`}`;
      });
      return {
        mark: severity === 'error' ? 'no' : severity,
        words: html`${translate(`fault.${code}`, values)} ${links}`,
      };
    }),
  );
}

/** Fields of the event's form, by the report's names. */
const EVENT_FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  city: 'place',
  startDate: 'start',
  endDate: 'end',
  chiefArbiter: 'arbiter',
  deputyArbiters: 'deputies',
  timeControl: 'timeControl-minutes',
  roundDates: 'roundDates-0',
  typeCode: 'type',
};

/** Fields of a player's forms. */
const PLAYER_FIELDS: Readonly<Record<string, string>> = {
  name: 'amend-name',
  id: 'fide-fideId',
  federation: 'amend-nationality',
  birth: 'amend-birthDate',
  sex: 'amend-sex',
};

/** The address of the field; undefined if the viewer may not edit it. */
function placeOf({ viewer }: DeskSite, { id }: DeskEvent, { field, player }: Gap): string | undefined {
  if (player !== undefined) {
    const who = encodeURIComponent(player);
    if (field === 'title') return deskPath(id, `/entries/${who}#amend-facts-title`);
    return mayTry(viewer, 'player.amend') ? `/desk/registry/players/${who}#${PLAYER_FIELDS[field]}` : undefined;
  }
  if (field === 'federation')
    return mayTry(viewer, 'federation.amend') ? '/desk/federation#federation-country' : undefined;
  const own = EVENT_FIELDS[field];
  return own === undefined ? deskPath(id, '/rounds') : deskPath(id, `/settings#event-facts-${own}`);
}
