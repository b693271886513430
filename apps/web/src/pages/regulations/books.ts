import type { Decision } from '@escala/core';
import { catalogue, type Language } from '@escala/messages';
import type { AnswerOf, showFederation } from '@escala/office/questions';
import type { BookId, PrintedTables } from '@escala/regulations';
import { allBooks, type BookFacts } from '@escala/regulations/all-books';
import { dateInWords } from '../../components/format.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/** A regulation as shown on its page. Its words are in the catalogues. */
export interface Book {
  readonly id: BookId;
  readonly inForceFrom: string;
  /** The first is the default. */
  readonly revisions: BookFacts['revisions'];
  readonly parameters: BookFacts['parameters'];
  readonly tables?: PrintedTables | undefined;
  /** Areas of its decisions: `FCE` of `D-FCE-9`. */
  readonly decisions: readonly string[];
}

/** Every regulation that we have. */
export const BOOKS: readonly Book[] = allBooks.map(({ id, inForceFrom, revisions, parameters, tables, decisions }) => ({
  id,
  inForceFrom,
  revisions,
  parameters,
  tables,
  decisions,
}));

const natural = new Intl.Collator('en', { numeric: true });

/** Tags of the decisions in some areas that have a sentence: `D-FCE-1`, `D-FCE-2`, … */
function decisionTags(areas: readonly string[], language: Language): Decision[] {
  const tags = Object.keys(catalogue(language)).flatMap((key) =>
    key.startsWith('decision.') ? [key.slice('decision.'.length) as Decision] : [],
  );
  return areas.flatMap((area) => tags.filter((tag) => tag.startsWith(`D-${area}-`)).sort(natural.compare));
}

export const hasDecisions = ({ language }: Site, areas: readonly string[]): boolean =>
  decisionTags(areas, language).length > 0;

/** Our decisions where a document is silent or damaged, with anchors by tag. */
export function decisionsOf(site: Site, areas: readonly string[]): Html {
  return html`<dl class="articles">${decisionTags(areas, site.language).map(
    (tag) => html`<div id="${tag}"><dt>${tag}</dt><dd>${site.translate(`decision.${tag}`)}</dd></div>\n`,
  )}</dl>`;
}

type Series = AnswerOf<typeof showFederation>['settings']['series'];

/** The federation's lists by a regulation; if they changed to or from it, since when or until when. */
export function seriesOfBook(site: Site, series: Series, book: string): string[] {
  const { translate } = site;
  return series.flatMap(({ name, regulation, bookChange }) => {
    const date = bookChange && dateInWords(site, bookChange.from);
    if (date !== undefined && bookChange?.before === book)
      return [translate('web.regulation.lists-until', { name, date })];
    if (regulation !== book) return [];
    return [
      date === undefined
        ? translate('web.regulation.lists', { name })
        : translate('web.regulation.lists-from', { name, date }),
    ];
  });
}
