import { type AnswerOf, listSections, readList, showFederation } from '@escala/office/questions';
import { ruleBookOf } from '@escala/regulations';
import { articleLink } from '../../components/articles.ts';
import { dateInWords, shortTime } from '../../components/format.ts';
import { titledLink } from '../../components/player-link.ts';
import { type Column, table } from '../../components/table.ts';
import { card, notice } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { EDITION } from '../../kit/query-fields.ts';
import { apiHref, type Site, withQuery } from '../../kit/site.ts';

type Answer = AnswerOf<typeof listSections>;
type Row = Answer['top'][number];
type Line = Row & Partial<Answer['inactive'][number]>;

/**
 * What is published with a list besides its ranking: the best, the
 * inactive, the titled without a rating (fide-2009 7.22 to 7.24).
 */
export const listSectionsPage = definePage({
  path: '/lists/:series/:date/sections',
  query: { edition: EDITION },
  view: async ({ ask, params, query, site }) => {
    const { series = '', date = '' } = params;
    const edition = query.edition === 'published' ? 'published' : 'revised';
    const { translate } = site;
    const { settings } = await ask(showFederation, {});
    const own = settings.series.find(({ id }) => id === series);
    const { name = series, regulation = '', bookChange } = own ?? {};
    const book = bookChange && date < bookChange.from ? bookChange.before : regulation;
    const crumbs = [
      [translate('web.nav.lists'), '/lists'],
      [name, withQuery(`/lists/${series}/${date}`, { edition: edition === 'published' ? edition : undefined })],
    ] as const;
    if (book !== '' && !hasSections(book)) {
      const { list } = await ask(readList, { series, date, size: 1 });
      return {
        title: translate('web.sections.title', { series: name, date: dateInWords(site, list.date) }),
        crumbs,
        main: notice(translate('refusal.list-no-sections', { name })),
      };
    }
    const answer = await ask(listSections, { series, date, edition });
    const part = (section: 'top' | 'inactive' | 'titled', article: string, columns: readonly Column<Line>[]): Html =>
      html`<div id="${section}">${card(
        {
          title: translate(`web.sections.${section}`),
          flush: true,
          footer: html`<span class="row small no-print"><span>${translate('web.word.download')}:</span>${(['csv', 'json', 'pdf'] as const).map((ending) => html` <a href="${file(site, answer, section, ending)}">${ending.toUpperCase()}</a>`)}</span>`,
        },
        html`<p class="inside quiet small">${translate(`web.sections.${section}-about`)} <span class="cite">${articleLink(site, book, article)}</span></p>
${answer[section].length === 0 ? html`<p class="inside">${translate('web.desk-office.nobody-here')}</p>` : table(site, answer[section] as readonly Line[], columns)}`,
      )}</div>`;
    const person = personOf(site);
    return {
      title: translate('web.sections.title', { series: name, date: dateInWords(site, answer.list.date) }),
      crumbs,
      main: html`<div class="stack">${part('top', '7.24', [RANK, ...person, RATING, GAMES])}
${part('inactive', '7.23b', [...person, LAST_RATING, SINCE(site), UNTIL(site)])}
${part('titled', '7.22', person)}</div>`,
    };
  },
});

/** Whether the regulation publishes sections besides the ranking. */
export function hasSections(regulation: string): boolean {
  const book = ruleBookOf(regulation);
  return book?.kind === 'head-to-head' && book.inactiveShown !== undefined;
}

const RANK: Column<Line> = ['web.word.number-short', ({ rank }) => rank, 'number quiet'];
const personOf = (site: Site): readonly Column<Line>[] => [
  ['web.word.player', ({ id, name, title = '' }) => titledLink(site, { player: id, name, title }), 'name'],
  ['web.word.club', ({ club, clubName = club }) => clubName, 'wide quiet'],
];
const RATING: Column<Line> = ['web.word.rating', ({ rating }) => rating, 'number rating'];
const LAST_RATING: Column<Line> = ['web.sections.last-rating', ({ rating }) => rating, 'number'];
const GAMES: Column<Line> = ['web.word.games', ({ games }) => games, 'number wide'];
const SINCE = (site: Site): Column<Line> => [
  'web.sections.since',
  ({ since }) => since && shortTime(site, since),
  'nowrap',
];
const UNTIL = (site: Site): Column<Line> => [
  'web.sections.until',
  ({ until }) => until && shortTime(site, until),
  'wide nowrap',
];

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
