import { allActs, recordKinds } from '@escala/office';
import { type AnswerOf, searchActs, showFederation } from '@escala/office/questions';
import { type Column, table } from '../../components/table.ts';
import { emptyState } from '../../components/ui/card.ts';
import { icon } from '../../components/ui/icon.ts';
import { pager } from '../../components/ui/navigation.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { PageRequest } from '../../kit/page.ts';
import { href, withQuery } from '../../kit/site.ts';
import { options } from '../../pages/rating/list-filters.ts';
import { instant, startOf } from './instant.ts';
import { actName, recordName, recordPath, roundOfMatch } from './names-in-words.ts';
import { eventNames, partInWords, partOfEvent, partPath } from './part-of-event.ts';

type Query = PageRequest['query'];
export type ShownAct = AnswerOf<typeof searchActs>['acts'][number];

const PAGE = 50;
const FILTERS = ['kind', 'who', 'about', 'id', 'text', 'from', 'to'];
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Everything that was done, newest first, with filters. */
export const recordPage = defineDeskPage({
  path: '/desk/record',
  needs: ['act.search'],
  view: async ({ ask, query, site, translate }) => {
    const { settings } = await ask(showFederation, {});
    const { acts, next } = await ask(searchActs, searched(query, settings.timeZone));
    const names = await eventNames(
      ask,
      acts.map(({ subject }) => subject),
    );
    const to = (before: number | undefined): string => href(site, withQuery('/desk/record', { ...query, before }));
    return {
      title: translate('web.desk-record.title'),
      facts: [translate('web.desk-record.about')],
      main: html`${filters(site, query)}
${
  acts.length === 0
    ? emptyState({
        title: translate(next === null ? 'web.desk-record.none' : 'web.desk-record.none-yet'),
        action: html`<a class="button" href="${href(site, '/desk/record')}">${translate('web.desk-record.everything')}</a>`,
      })
    : actsTable(site, acts, names, settings.timeZone)
}
${pager(
  translate('web.desk-record.pages'),
  query.before !== undefined && [translate('web.desk-record.newest'), to(undefined)],
  next !== null && [translate('web.desk-record.older'), to(next)],
)}`,
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
  const unseen = (words: string): Html => html`<span class="unseen">${words}</span>`;
  const choice = (name: 'kind' | 'about', all: readonly (readonly [string, string])[]): Html => {
    const label = translate(`web.desk-record.by-${name}`);
    const none = ['', `${label}: ${translate('web.desk-record.any')}`] as const;
    return html`<label>${unseen(label)}<select name="${name}">${options(query[name], [none, ...all.toSorted(byName)])}</select></label>\n`;
  };
  const text = (name: 'text' | 'who' | 'id'): Html => {
    const label = translate(`web.desk-record.by-${name}`);
    return html`<label>${unseen(label)}<input type="search" name="${name}" placeholder="${label}" value="${query[name] ?? ''}"></label>\n`;
  };
  const day = (name: 'from' | 'to'): Html =>
    html`<label class="row nowrap"><span class="quiet small">${translate(`web.desk-record.by-${name}`)}</span><input type="date" name="${name}" value="${query[name] ?? ''}"></label>\n`;
  return html`<button type="button" class="only-phone" popovertarget="filters">${icon('search')} ${translate('web.search')}</button>
<form class="list-filters" id="filters" popover role="search">
${text('text')}${choice(
  'kind',
  allActs.map(({ kind }) => [kind, actName(site, kind)] as const),
)}${text('who')}${choice(
  'about',
  recordKinds.map(({ name }) => [name, recordName(site, name)] as const),
)}${text('id')}${day('from')}${day('to')}
<button>${translate('web.search')}</button>${FILTERS.some((name) => query[name]) && html`<a class="button plain" href="${href(site, '/desk/record')}">${translate('web.desk-record.everything')}</a>`}</form>`;
}

function actsTable(
  site: DeskSite,
  acts: readonly ShownAct[],
  names: ReadonlyMap<string, string>,
  timeZone: string,
): Html {
  const when = ({ at }: ShownAct): Html => instant(site, at, timeZone);
  const columns: readonly Column<ShownAct>[] = [
    ['web.word.number-short', ({ seq }) => seq, 'number wide'],
    [
      'web.word.what',
      (act) =>
        html`<a href="${href(site, `/desk/record/${act.seq}`)}">${actName(site, act.kind)}</a><span class="under">${recordName(site, act.subject.kind)} ${subjectIn(site, act, names).name}</span><span class="under">${whoDid(site, act)}${act.reason && html`: ${act.reason}`}</span>`,
      'name',
    ],
    ['web.word.about', (act) => subjectOf(site, act, names), 'wide'],
    ['web.desk-record.by', (act) => whoDid(site, act), 'wide nowrap'],
    ['web.word.why', ({ reason }) => reason, 'wide'],
    ['web.desk-record.when', when, 'number quiet'],
  ];
  return table(site, acts, columns, { kind: 'acts' });
}

/** The name of an act's subject, linked to its page if there is one. */
function subjectIn(site: DeskSite, { subject, subjectName }: ShownAct, names: ReadonlyMap<string, string>) {
  const part = partOfEvent(subject);
  const event = part && names.get(part.event);
  if (part && event !== undefined) return { name: partInWords(site, part, event), path: partPath(part) };
  const round = subjectName === undefined ? undefined : roundOfMatch(subject);
  const ofRound = round === undefined ? '' : ` · ${site.translate('web.round.title', { round })}`;
  return { name: `${subjectName ?? subject.id}${ofRound}`, path: recordPath(subject, site.viewer) };
}

export function subjectOf(site: DeskSite, act: ShownAct, names: ReadonlyMap<string, string>): Html {
  const { name, path } = subjectIn(site, act, names);
  return html`<span class="quiet small">${recordName(site, act.subject.kind)}</span> ${path === undefined ? html`<span class="id">${name}</span>` : html`<a class="id" href="${href(site, path)}">${name}</a>`}`;
}

export const whoDid = ({ translate }: DeskSite, { actor, name }: ShownAct): string =>
  name ?? (actor === 'system' ? translate('web.desk-record.office-itself') : actor);
