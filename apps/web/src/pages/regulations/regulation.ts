import { missing, Refused } from '@escala/office';
import { showFederation } from '@escala/office/questions';
import { parameterWords } from '@escala/regulations';
import { type Article, articleAnchor, articlesOf, inOrder, sectionOf } from '../../components/articles.ts';
import { dateInWords, time } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { badge } from '../../components/ui/badge.ts';
import { tabs } from '../../components/ui/navigation.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { questionsOf, rulesPath } from '../../rules/question-form.ts';
import { BOOKS, type Book, decisionsOf, hasDecisions, seriesOfBook } from './books.ts';
import { parameterValue, printedTables } from './printed-tables.ts';

/** A regulation: its articles in our own words, its numbers with their first day, and our decisions. */
export const regulation = definePage({
  path: '/regulations/:book',
  view: async ({ ask, params, site, translate }) => {
    const book = BOOKS.find(({ id }) => id === params.book);
    if (book === undefined) throw new Refused([missing('book-unknown', { book: params.book })]);
    const { settings } = await ask(showFederation, {});
    const parts = partsOf(site, book);
    return {
      title: translate(`web.book.${book.id}`),
      description: translate(`web.book-about.${book.id}`),
      crumbs: [[translate('web.nav.rules'), '/regulations']],
      facts: [
        `${translate('web.regulation.in-force', { date: dateInWords(site, book.inForceFrom) })} ${translate('web.regulation.own-words')}`,
        ...seriesOfBook(site, settings.series, book.id),
      ],
      actions:
        questionsOf(book.id).length > 0 &&
        html`<a class="button" href="${href(site, rulesPath(book.id))}">${translate('web.rules.link')}</a>`,
      tabs: tabs(
        parts.map(({ id, name }) => ({ name, href: `#${id}` })),
        { label: translate('web.regulation.contents') },
      ),
      main: html`<p>${translate(`web.book-about.${book.id}`)}</p>
${revisions(site, book)}
${parts.map(({ id, name, about, content }) => html`<h2 id="${id}">${name}</h2>\n${about && html`<p>${about}</p>\n`}${content}\n`)}`,
    };
  },
});

interface Part {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
  readonly content: Value;
}

/** The parts that the book has: some print no tables, some leave nothing to decide. */
function partsOf(site: Site, book: Book): readonly Part[] {
  const { translate } = site;
  const parts: readonly (Part | false | undefined)[] = [
    { id: 'articles', name: translate('web.word.articles'), content: articles(site, book) },
    Object.keys(book.parameters).length > 0 && {
      id: 'numbers',
      name: translate('web.regulation.parameters'),
      about: translate('web.regulation.parameters-about'),
      content: parameters(site, book),
    },
    book.tables && {
      id: 'tables',
      name: translate('web.regulation.tables'),
      content: printedTables(site, book.tables),
    },
    hasDecisions(site, book.decisions) && {
      id: 'decisions',
      name: translate('web.regulation.decisions'),
      about: translate('web.regulation.decisions-about'),
      content: decisionsOf(site, book.decisions),
    },
  ];
  return parts.filter((part) => part !== false && part !== undefined);
}

function revisions({ translate }: Site, { revisions }: Book): Value {
  return (
    revisions.length > 1 &&
    html`<h2>${translate('web.regulation.revisions')}</h2>
<dl class="articles">${revisions.map(
      ({ id, words }, i) => html`<div><dt>${id}</dt><dd>${translate(`web.revision.${words}`)}
${i === 0 && badge(translate('web.regulation.default'))}</dd></div>\n`,
    )}</dl>`
  );
}

/** By section if the document restarts its numbering in each. An article without a sentence lists its numbers. */
function articles(site: Site, book: Book): Html {
  const known = articlesOf(book.id, site.language);
  const numbers = new Set(known.map(({ number }) => number));
  const others = Map.groupBy(Object.entries(book.parameters), ([, { article }]) => article);
  const told = [...others]
    .filter(([number]) => !numbers.has(number))
    .map(([number, own]) => ({
      number,
      sentence: own.map(([name]) => site.translate(`web.parameter.${parameterWords(book, name)}`)).join('; '),
    }));
  const all = [...known, ...told].sort((a, b) => inOrder(book.id, a.number, b.number));
  return html`${[...Map.groupBy(all, ({ number }) => sectionOf(number))].map(([section, own]) => [
    section !== '' && html`<h3>${section}</h3>`,
    definitions(own),
  ])}`;
}

function definitions(all: readonly Article[]): Html {
  return html`<dl class="articles">${all.map(
    ({ number, sentence }) => html`<div id="${articleAnchor(number)}"><dt>${number}</dt><dd>${sentence}</dd></div>\n`,
  )}</dl>`;
}

function parameters(site: Site, book: Book): Html {
  const { translate } = site;
  const rows = Object.entries(book.parameters)
    .sort(([, a], [, b]) => inOrder(book.id, a.article, b.article))
    .flatMap(([name, { values, ...facts }]) => values.map((each) => ({ ...each, ...facts, name })));
  return table(site, rows, [
    ['web.regulation.meaning', ({ name }) => translate(`web.parameter.${parameterWords(book, name)}`), 'name plain'],
    ['web.word.value', ({ value }) => parameterValue(site, value)],
    ['web.regulation.article', ({ article }) => html`<a href="#${articleAnchor(article)}">${article}</a>`],
    ['web.regulation.since', ({ from }) => time(site, from)],
    ['web.word.decision', ({ decision }) => decision && html`<a href="#${decision}">${decision}</a>`, 'wide'],
    ['web.regulation.name', ({ name }) => html`<code>${name}</code>`, 'wide'],
  ]);
}
