import type { KeyAfter } from '@escala/core';
import { allActs, recordKinds } from '@escala/office';
import { searchActs, showFederation } from '@escala/office/questions';
import { table } from '../../components/table.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { PageRequest } from '../../kit/page.ts';
import { href, withQuery } from '../../kit/site.ts';
import { instant, startOf } from './instant.ts';
import { actName, recordName, recordPath } from './names-in-words.ts';
import { eventNames, partInWords, partOfEvent, partPath } from './part-of-event.ts';

type Query = PageRequest['query'];
export type ShownAct = Awaited<ReturnType<(typeof searchActs)['ask']>>['acts'][number];

const PAGE = 50;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Everything that was done, the newest first, and how to find it. */
export const recordPage = defineDeskPage({
  path: '/desk/record',
  needs: ['act.search'],
  view: async (ask, { query }, site) => {
    const { translate } = site;
    const { settings } = await ask(showFederation, {});
    const { acts, next } = await ask(searchActs, searched(query, settings.timeZone));
    const names = await eventNames(
      ask,
      acts.map(({ subject }) => subject),
    );
    const isSearch = ['kind', 'who', 'about', 'id', 'text', 'from', 'to'].some((name) => query[name]);
    return {
      title: translate('web.desk-record.title'),
      main: html`<p>${translate('web.desk-record.about')}</p>
${filters(site, query)}
${acts.length === 0 ? html`<p>${translate(next === null ? 'web.desk-record.none' : 'web.desk-record.none-yet')}</p>` : actsTable(site, acts, names, settings.timeZone)}
<nav class="pages" aria-label="${translate('web.desk-record.pages')}"><span>${
        query.before &&
        html`<a href="${href(site, withQuery('/desk/record', { ...query, before: undefined }))}">${translate('web.desk-record.newest')}</a>`
      }</span><span>${
        next !== null &&
        html`<a href="${href(site, withQuery('/desk/record', { ...query, before: next }))}">${translate('web.desk-record.older')}</a>`
      }</span></nav>
${isSearch && html`<p><a href="${href(site, '/desk/record')}">${translate('web.desk-record.everything')}</a></p>`}`,
    };
  },
});

function searched({ kind, who, about, id, text, from, to, before }: Query, timeZone: string): object {
  return {
    ...(kind && { kind }),
    ...(who && { who }),
    ...(text && { text }),
    ...(about && id && { subject: { kind: about, id } }),
    ...(from && DATE.test(from) && { from: startOf(from, timeZone) }),
    ...(to && DATE.test(to) && { to: startOf(dayAfter(to), timeZone) }),
    ...(before && /^\d+$/.test(before) && { before: Number(before) }),
    limit: PAGE,
  };
}

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function filters(site: DeskSite, query: Query): Html {
  const { translate, language } = site;
  const byName = ([, a]: readonly [string, string], [, b]: readonly [string, string]): number =>
    a.localeCompare(b, language);
  const options = (chosen: string | undefined, all: readonly (readonly [string, string])[]): Html[] =>
    [['', translate('web.desk-record.any')] as const, ...all.toSorted(byName)].map(
      ([value, name]) =>
        html`<option value="${value}"${value === (chosen ?? '') && html` selected`}>${name}</option>\n`,
    );
  const text = (name: KeyAfter<'web.desk-record.by-'>, type = 'search'): Html =>
    html`<label>${translate(`web.desk-record.by-${name}`)}<input type="${type}" name="${name}" value="${query[name] ?? ''}"></label>\n`;
  return html`<form class="filters" role="search">
<label>${translate('web.desk-record.by-kind')}<select name="kind">${options(
    query.kind,
    allActs.map(({ kind }) => [kind, actName(site, kind)] as const),
  )}</select></label>
${text('who')}${text('text')}
<label>${translate('web.desk-record.by-about')}<select name="about">${options(
    query.about,
    recordKinds.map(({ name }) => [name, recordName(site, name)] as const),
  )}</select></label>
${text('id')}${text('from', 'date')}${text('to', 'date')}
<button>${translate('web.search')}</button></form>`;
}

function actsTable(
  site: DeskSite,
  acts: readonly ShownAct[],
  names: ReadonlyMap<string, string>,
  timeZone: string,
): Html {
  return table(site, acts, [
    ['web.desk-record.number', (act) => act.seq, 'number wide'],
    [
      'web.desk-record.what',
      (act) =>
        html`<a href="${href(site, `/desk/record/${act.seq}`)}">${actName(site, act.kind)}</a><br><span class="plain">${subjectOf(site, act, names)}</span>`,
      'name',
    ],
    [
      'web.desk-record.who',
      (act) => html`${whoDid(site, act)}<br><span class="quiet small">${instant(site, act.at, timeZone)}</span>`,
    ],
    ['web.desk-record.why', (act) => act.reason],
  ]);
}

export function subjectOf(
  site: DeskSite,
  { subject, subjectName }: ShownAct,
  names: ReadonlyMap<string, string>,
): Html {
  const part = partOfEvent(subject);
  const event = part && names.get(part.event);
  const path = part && event !== undefined ? partPath(part) : recordPath(subject, site.viewer);
  const name = part && event !== undefined ? partInWords(site, part, event) : (subjectName ?? subject.id);
  return html`<span class="quiet small">${recordName(site, subject.kind)}</span> ${path === undefined ? html`<span class="id">${name}</span>` : html`<a class="id" href="${href(site, path)}">${name}</a>`}`;
}

export const whoDid = ({ translate }: DeskSite, { actor, name }: ShownAct): string =>
  name ?? (actor === 'system' ? translate('web.desk-record.office-itself') : actor);
