import type { Parameter } from '@escala/core';
import type { Speech } from '@escala/messages';
import { allBooks, type BookFacts } from '@escala/regulations/all-books';
import { DONE, type ExitCode } from '../exit-codes.ts';
import { writeOut } from '../output/standard-output.ts';
import { type Cell, type Column, tableLines } from '../output/table.ts';
import { type Layout, terminalLayout } from '../output/terminal-layout.ts';

export interface RegulationsOptions {
  readonly json?: boolean;
}

/** `escala regulations`: the rule books, their revisions, and every dated number with its article. */
export async function regulations(options: RegulationsOptions, speech: Speech): Promise<ExitCode> {
  if (options.json) await writeOut([`${JSON.stringify(allBooks.map(bookRecord), null, 2)}\n`]);
  else await writeOut([allBooks.map((book) => bookText(book, speech, terminalLayout(process.stdout))).join('\n')]);
  return DONE;
}

function bookRecord({ id, title, inForceFrom, revisions, parameters }: BookFacts): object {
  return {
    id,
    title,
    inForceFrom,
    // Words are keys of our own catalogues.
    revisions: revisions.map(({ words: _words, ...revision }) => revision),
    parameters,
  };
}

function bookText(book: BookFacts, { translate }: Speech, { paint, width }: Layout): string {
  const columns: Column[] = [
    { title: translate('cli.column.article'), align: 'right' },
    { title: translate('cli.column.meaning'), align: 'left', elastic: true },
    { title: translate('cli.column.value'), align: 'left' },
    { title: translate('cli.column.from'), align: 'left' },
    { title: translate('cli.column.decision'), align: 'left' },
  ];
  const rows = Object.values(book.parameters).flatMap((parameter) => parameterRows(parameter, paint));
  return [
    `${paint.strong(book.id)}  ${book.title}`,
    translate('cli.in-force-from', { date: book.inForceFrom }),
    ...book.revisions.map((revision, i) =>
      translate('cli.revision', {
        id: revision.id,
        meaning: revision.meaning,
        standing: i === 0 ? 'default' : 'other',
      }),
    ),
    '',
    ...tableLines(columns, rows, { width, titlePaint: paint.faint }),
    '',
  ].join('\n');
}

function parameterRows({ article, meaning, values, decision }: Parameter<unknown>, paint: Layout['paint']): Cell[][] {
  return values.map(({ from, value }, i) => [
    { text: i === 0 ? `[${article}]` : '', paint: paint.citation },
    { text: i === 0 ? meaning : '' },
    { text: valueText(value) },
    { text: from, paint: paint.faint },
    { text: decision ?? '', paint: paint.faint },
  ]);
}

/** Tables are shown by their size: the file that holds them prints them better. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  return typeof value === 'object' && value !== null ? `{${Object.keys(value).length}}` : String(value);
}
