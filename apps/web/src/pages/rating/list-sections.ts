import { type ListColumn, type ListSection, sectionColumns } from '@escala/office';
import { type AnswerOf, listSections, readList, showFederation } from '@escala/office/questions';
import { ruleBookOf } from '@escala/regulations';
import { articleLink } from '../../components/articles.ts';
import { dateInWords, shortTime } from '../../components/format.ts';
import { linePath, titledLink } from '../../components/player-link.ts';
import { editionWords, ownEdition } from '../../components/rating/edition.ts';
import { sectionHeadings } from '../../components/rating/list-headings.ts';
import { revisedMark } from '../../components/rating/rating-change.ts';
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
    const asked = query.edition === undefined ? {} : { edition: query.edition };
    const { translate } = site;
    const { settings } = await ask(showFederation, {});
    const own = settings.series.find(({ id }) => id === series);
    const { name = series, regulation = '', bookChange } = own ?? {};
    const book = bookChange && date < bookChange.from ? bookChange.before : regulation;
    const crumbs = [
      [translate('web.nav.lists'), '/lists'],
      [name, withQuery(`/lists/${series}/${date}`, { edition: query.edition })],
    ] as const;
    if (book !== '' && !hasSections(book)) {
      const { list } = await ask(readList, { series, date, size: 1 });
      return {
        title: translate('web.sections.title', { series: name, date: dateInWords(site, list.date) }),
        crumbs,
        main: notice(translate('refusal.list-no-sections', { name })),
      };
    }
    const answer = await ask(listSections, { series, date, ...asked });
    const part = (section: ListSection, article: string, columns: readonly Column<Line>[]): Html =>
      html`<div id="${section}">${card(
        {
          title: translate(`web.sections.${section}`),
          flush: true,
          footer: html`<span class="row small no-print"><span>${translate('web.word.download')}:</span>${(['csv', 'json', 'pdf'] as const).map((ending) => html` <a href="${file(site, answer, section, ending)}">${ending.toUpperCase()}</a>`)}</span>`,
        },
        html`<p class="inside quiet small">${translate(`web.sections.${section}-about`)} <span class="cite">${articleLink(site, book, article)}</span></p>
${answer[section].length === 0 ? html`<p class="inside">${translate('web.desk-office.nobody-here')}</p>` : table(site, answer[section] as readonly Line[], columns)}`,
      )}</div>`;
    const columns = (section: ListSection) => columnsOf(site, answer, section);
    return {
      title: translate('web.sections.title', { series: name, date: dateInWords(site, answer.list.date) }),
      crumbs,
      facts: [editionWords(site, answer.list)],
      main: html`<div class="stack">${part('top', '7.24', columns('top'))}
${part('inactive', '7.23b', [...columns('inactive'), SINCE(site), UNTIL(site)])}
${part('titled', '7.22', columns('titled'))}</div>`,
    };
  },
});

/** Whether the regulation publishes sections besides the ranking. */
export function hasSections(regulation: string): boolean {
  const book = ruleBookOf(regulation);
  return book?.kind === 'head-to-head' && book.inactiveShown !== undefined;
}

/** The columns of a section; the title stands before the name. */
function columnsOf(site: Site, { list }: Answer, section: ListSection): Column<Line>[] {
  const headings = sectionHeadings(section);
  const cells: Readonly<Record<ListColumn, readonly [Column<Line>[1], string?] | undefined>> = {
    rank: [({ rank }) => rank, 'number quiet'],
    name: [({ id, name, title = '' }) => titledLink(site, { player: id, name, title }), 'name'],
    title: undefined,
    id: [({ id }) => id, 'widest quiet'],
    club: [({ club, clubName = club }) => clubName, 'wide quiet'],
    nationality: [({ nationality }) => nationality, 'widest quiet'],
    sex: [({ sex }) => sex?.toUpperCase(), 'widest quiet'],
    birthYear: [({ birthYear }) => birthYear, 'number widest quiet'],
    // Beside a rating that has been revised stands what was published.
    rating: [
      ({ id, rating, published }) =>
        html`${rating}${revisedMark(site, published, `${linePath(id, list.series, list.date)}#revised`)}`,
      section === 'inactive' ? 'number' : 'number rating',
    ],
    change: undefined,
    k0: [({ k0 }) => k0, 'number widest'],
    k: [({ k }) => k, 'number widest'],
    games: [({ games }) => games, 'number wide'],
    status: undefined,
  };
  return sectionColumns(list.regulation, section).flatMap((column): Column<Line>[] => {
    const cell = cells[column];
    return cell === undefined ? [] : [[headings[column], ...cell]];
  });
}
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

function file(site: Site, { list }: Answer, section: string, ending: string): string {
  const path = `/lists/${list.series}/${list.date}-${section}.${ending}`;
  return apiHref(
    site,
    withQuery(path, {
      edition: ownEdition(list),
      lang: ending === 'pdf' ? site.language : undefined,
    }),
  );
}
