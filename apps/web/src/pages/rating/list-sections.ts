import type { MessageKey } from '@escala/messages';
import { listSections, showFederation } from '@escala/office/questions';
import { ruleBookOf } from '@escala/regulations';
import { articleLink } from '../../components/articles.ts';
import { dateInWords, shortTime } from '../../components/format.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { apiHref, href, type Site, withQuery } from '../../kit/site.ts';

type Answer = Awaited<ReturnType<(typeof listSections)['ask']>>;
type Row = Answer['top'][number];
type Column = readonly [key: MessageKey, kind: string, (row: Row & Partial<Answer['inactive'][number]>) => Value];

/** What is published with a list beside its ranking: the best, the inactive, the titled without a rating (fide-2009 7.22 to 7.24). */
export const listSectionsPage = definePage({
  path: '/lists/:series/:date/sections',
  view: async (ask, { params, query }, site) => {
    const { series = '', date = '' } = params;
    const edition = query.edition === 'published' ? 'published' : 'revised';
    const { translate } = site;
    const { settings } = await ask(showFederation, {});
    const { name = series, regulation: book = '' } = settings.series.find(({ id }) => id === series) ?? {};
    const toList = html`<p><a href="${href(site, withQuery(`/lists/${series}/${date}`, { edition: edition === 'published' ? edition : undefined }))}">← ${translate('web.sections.to-list')}</a></p>`;
    if (book !== '' && !hasSections(book))
      return {
        title: translate('web.sections.title', { series: name, date: dateInWords(site, date) }),
        main: html`${toList}<p class="notice">${translate('refusal.list-no-sections', { name })}</p>`,
      };
    const answer = await ask(listSections, { series, date, edition });
    const part = (section: 'top' | 'inactive' | 'titled', article: string, columns: readonly Column[]): Html =>
      html`<section id="${section}"><h2>${translate(`web.sections.${section}`)}</h2>
<p>${translate(`web.sections.${section}-about`)} <span class="cite">[${articleLink(site, book, article)}]</span></p>
${answer[section].length === 0 ? html`<p class="quiet">${translate('web.sections.nobody')}</p>` : table(site, answer[section], columns)}
<p class="no-print"><a href="${file(site, answer, section, 'csv')}">CSV</a> · <a href="${file(site, answer, section, 'json')}">JSON</a> · <a href="${file(site, answer, section, 'pdf')}">PDF</a></p></section>`;
    return {
      title: translate('web.sections.title', { series: name, date: dateInWords(site, answer.list.date) }),
      main: html`${toList}
${part('top', '7.24', [RANK, ...PERSON, RATING, GAMES])}
${part('inactive', '7.23b', [...PERSON, LAST_RATING, SINCE(site), UNTIL(site)])}
${part('titled', '7.22', PERSON)}`,
    };
  },
});

/** Where the regulation publishes sections beside the ranking. */
export function hasSections(regulation: string): boolean {
  const book = ruleBookOf(regulation);
  return book?.kind === 'head-to-head' && book.inactiveShown !== undefined;
}

const RANK: Column = ['web.list.rank', 'number', ({ rank }) => rank];
const PERSON: readonly Column[] = [
  ['web.list.name', 'name', () => undefined],
  ['web.list.player-title', '', ({ title }) => title],
  ['web.list.club', 'wide', ({ club, clubName = club }) => clubName],
];
const RATING: Column = ['web.list.rating', 'number', ({ rating }) => html`<strong>${rating}</strong>`];
const LAST_RATING: Column = ['web.sections.last-rating', 'number', ({ rating }) => rating];
const GAMES: Column = ['web.list.games', 'number', ({ games }) => games];
const SINCE = (site: Site): Column => ['web.sections.since', '', ({ since }) => since && shortTime(site, since)];
const UNTIL = (site: Site): Column => ['web.sections.until', 'wide', ({ until }) => until && shortTime(site, until)];

function table(site: Site, rows: readonly Row[], columns: readonly Column[]): Html {
  return html`<div class="scroll"><table><thead><tr>${columns.map(([key, kind]) => html`<th scope="col" class="${kind}">${site.translate(key)}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr>${columns.map(([, kind, show]) =>
        kind === 'name'
          ? html`<th scope="row"><a href="${href(site, `/players/${encodeURIComponent(row.id)}`)}">${row.name}</a></th>`
          : html`<td class="${kind}">${show(row)}</td>`,
      )}</tr>\n`,
  )}</tbody></table></div>`;
}

function file(site: Site, { list, edition }: Answer, section: string, ending: string): string {
  const path = `/lists/${list.series}/${list.date}-${section}.${ending}`;
  return apiHref(
    site,
    withQuery(path, {
      edition: edition === 'published' ? edition : undefined,
      lang: ending === 'pdf' ? site.language : undefined,
    }),
  );
}
