import type { MessageKey } from '@escala/messages';
import { type Html, html, type Value } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';

/**
 * Its heading; the cell of a row; its kind; and the name for sorting by it. `name`: what the row is about. `unseen`:
 * the heading is only for users who do not see the column. Everything else is a class for the style sheet: `number` is
 * right-aligned, `rating` opens its proof, `wide` is omitted on phones and `widest` on tablets too (docs/design.md).
 */
export type Column<Row> = readonly [
  head: MessageKey | Html,
  cell: (row: Row, place: number) => Value,
  kind?: string,
  sortedBy?: string,
];

interface TableOrder {
  /** The column the rows are sorted by, as its `sortedBy`. */
  readonly by: string;
  readonly order: 'ascending' | 'descending';
  /** The address of the page sorted by a column. */
  href(by: string): string;
}

interface TableTerms<Row> {
  readonly caption?: Value;
  readonly hidesCaption?: boolean;
  readonly kind?: string | undefined;
  /** For a table often wider than the window: it scrolls by keyboard, under this name. */
  readonly label?: string | undefined;
  readonly sort?: TableOrder | undefined;
  /** Whether a row is the reader's own. */
  readonly own?: ((row: Row) => boolean) | undefined;
  /** Attributes of a row, and of the table, with a leading space; no class. */
  readonly row?: (row: Row, place: number) => Value;
  readonly attributes?: Value;
  /** Attributes of its body, for a module that adds rows. */
  readonly body?: Value;
  /** Rows below the others, such as a total. */
  readonly foot?: Value;
}

/** A column may be `false` if it is left out. */
export function table<Row>(
  { translate }: Pick<Site, 'translate'>,
  rows: readonly Row[],
  columns: readonly (Column<Row> | false | undefined)[],
  { caption, hidesCaption, kind, label, sort, own, row, attributes, body, foot }: TableTerms<Row> = {},
): Html {
  const shown = columns.flatMap((column) => (column ? [shownColumn(translate, column, sort)] : []));
  return html`<div class="scroll"${label !== undefined && html` tabindex="0" role="region" aria-label="${label}"`}><table${classed(kind)}${attributes}>
${caption !== undefined && html`<caption${hidesCaption && html` class="unseen"`}>${caption}</caption>`}
<thead><tr>${shown.map(({ heading }) => heading)}</tr></thead>
<tbody${body}>
${rows.map((each, place) => html`<tr${own?.(each) && html` class="own"`}${row?.(each, place)}>${shown.map(({ line }) => line(each, place))}</tr>\n`)}</tbody>${foot && html`<tfoot>${foot}</tfoot>`}</table></div>`;
}

function shownColumn<Row>(
  translate: Site['translate'],
  [head, cell, said = '', sortedBy]: Column<Row>,
  sort?: TableOrder,
): { readonly heading: Html; line(row: Row, place: number): Value } {
  const of = said.split(' ');
  const style = classed(of.filter((each) => each !== 'name' && each !== 'unseen').join(' '));
  const word = typeof head === 'string' ? translate(head) : head;
  const shownWord = of.includes('unseen') ? html`<span class="unseen">${word}</span>` : word;
  const heading = html`<th scope="col"${style}${sort !== undefined && sortedBy === sort.by && html` aria-sort="${sort.order}"`}>${
    sort !== undefined && sortedBy !== undefined ? html`<a href="${sort.href(sortedBy)}">${shownWord}</a>` : shownWord
  }</th>`;
  const [begin, end] = of.includes('name')
    ? [html`<th scope="row"${style}>`, html`</th>`]
    : [html`<td${style}>`, html`</td>`];
  return { heading, line: (row, place) => [begin, cell(row, place), end] };
}

/** A single row, from which a module creates others. */
export const rowTemplate = <Row>(
  { translate }: Pick<Site, 'translate'>,
  empty: Row,
  columns: readonly Column<Row>[],
  attributes?: Value,
): Html =>
  html`<template data-row><tr${attributes}>${columns.map((column) => shownColumn(translate, column).line(empty, 0))}</tr></template>`;

const classed = (kind: string | undefined): Value => kind && html` class="${kind}"`;
