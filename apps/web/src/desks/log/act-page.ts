import { missing, Refused } from '@escala/office';
import { recordHistory, searchActs, showFederation } from '@escala/office/questions';
import { table } from '../../components/table.ts';
import { badge } from '../../components/ui/badge.ts';
import { card, emptyState } from '../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { href, withQuery } from '../../kit/site.ts';
import { instant } from './instant.ts';
import { actName, fieldName, recordName } from './names-in-words.ts';
import { eventNames } from './part-of-event.ts';
import { type ShownAct, subjectOf, whoDid } from './record-page.ts';
import { shownValue } from './shown-value.ts';

/** Records whose differences are shown at once: publishing touches few, imports touch thousands. */
const MOST = 20;

/** One act: who, when, why, its command, and what it changed, field by field. */
export const actPage = defineDeskPage({
  path: '/desk/record/:seq',
  needs: ['act.search'],
  view: async ({ ask, params, site, translate }) => {
    const seq = /^\d{1,15}$/.test(params.seq) ? Number(params.seq) : 0;
    const { settings } = await ask(showFederation, {});
    const { acts } = await ask(searchActs, { before: seq + 1, limit: 1 });
    const [act] = acts;
    if (act?.seq !== seq) throw new Refused([missing('act-unknown', { seq: params.seq }, { field: 'seq' })]);
    const newest = (await ask(searchActs, { limit: 1 })).acts[0]?.seq ?? seq;
    const shown = act.touched.slice(0, MOST);
    const names = await eventNames(ask, [act.subject]);
    return {
      title: translate('web.desk-record.act-title', { number: seq, act: actName(site, act.kind) }),
      actions: neighbours(site, seq, newest),
      main: html`<div class="columns"><div class="larger stack">
${act.touched.length === 0 && emptyState({ title: translate('web.desk-record.changed-nothing') })}
${await Promise.all(shown.map((touched) => difference(ask, site, touched, settings.timeZone)))}
${act.touched.length > MOST && html`<p class="quiet">${translate('web.word.and-more', { count: act.touched.length - MOST })}</p>`}
${act.filed.length > 0 && html`<p>${translate('web.desk-record.filed', { count: act.filed.length })}</p>`}</div>
<div class="smaller stack">${facts(site, act, names, settings.timeZone)}
${card({ title: translate('web.word.request') }, shownValue(site, act.command, { kind: act.kind.split('.')[0]!, timeZone: settings.timeZone }))}
${card(
  { title: translate('web.desk-record.chain'), footer: translate('web.desk-record.chain-about') },
  html`<dl class="facts small"><dt>${translate('web.desk-record.hash')}</dt><dd class="hash">${act.hash}</dd><dt>${translate('web.desk-record.previous')}</dt><dd class="hash">${act.previous}</dd>
<dt>${translate('web.desk-record.act-id')}</dt><dd class="hash">${act.id}</dd><dt>${translate('web.desk-record.engine')}</dt><dd>${act.engine}</dd></dl>`,
)}</div></div>`,
    };
  },
});

function neighbours(site: DeskSite, seq: number, newest: number): Html {
  const { translate } = site;
  const to = (other: number, rel: 'prev' | 'next', words: string): Html =>
    html`<a class="button" rel="${rel}" href="${href(site, `/desk/record/${other}`)}">${words}</a>`;
  return html`${seq > 1 && to(seq - 1, 'prev', translate('web.desk-record.before'))}${seq < newest && to(seq + 1, 'next', translate('web.desk-record.after'))}`;
}

function facts(site: DeskSite, act: ShownAct, names: ReadonlyMap<string, string>, timeZone: string): Html {
  const { translate } = site;
  const { kind, id } = act.subject;
  return card(
    {},
    html`<dl class="facts"><dt>${translate('web.word.about')}</dt><dd>${subjectOf(site, act, names)}
· <a href="${href(site, withQuery('/desk/record', { about: kind, id }))}">${translate('web.desk-record.all-about')}</a></dd>
<dt>${translate('web.desk-record.by')}</dt><dd>${whoDid(site, act)} · <a href="${href(site, withQuery('/desk/record', { who: act.actor }))}">${translate('web.desk-record.all-by')}</a></dd>
<dt>${translate('web.desk-record.when')}</dt><dd>${instant(site, act.at, timeZone)}</dd>
<dt>${translate('web.word.why')}</dt><dd>${act.reason ?? html`<span class="quiet">${translate('web.desk-record.no-reason')}</span>`}</dd></dl>`,
  );
}

/** The differences of a record before and after. */
async function difference(
  ask: Ask,
  site: DeskSite,
  { kind, id, from, to }: ShownAct['touched'][number],
  timeZone: string,
): Promise<Html> {
  const { translate } = site;
  const { changes } = await ask(recordHistory, { kind, id, before: to + 1, limit: 1 });
  const changed = changes[0]?.changed ?? [];
  return card(
    {
      title: html`${recordName(site, kind)} <span class="id">${id}</span>`,
      aside: badge(
        from === 0 ? translate('web.word.new') : translate('web.desk-record.versions', { from, to }),
        from === 0 ? 'success' : 'neutral',
      ),
      flush: true,
    },
    table(
      site,
      changed,
      [
        ['web.word.field', ({ path }) => fieldName(site, path), 'name'],
        from > 0 && ['web.word.before', ({ path, before }) => shownValue(site, before, { kind, path, timeZone })],
        ['web.word.after', ({ path, after }) => shownValue(site, after, { kind, path, timeZone })],
      ],
      { kind: 'difference' },
    ),
  );
}
