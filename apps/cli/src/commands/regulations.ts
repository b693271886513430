import type { Parameter } from '@escala/core';
import { type Speech, type Translate, translator } from '@escala/messages';
import { parameterWords } from '@escala/regulations';
import { allBooks, type BookFacts } from '@escala/regulations/all-books';
import { DONE, type ExitCode } from '../exit-codes.ts';
import { writeOut } from '../output/standard-output.ts';
import { type Cell, type Column, tableLines } from '../output/table.ts';
import { type Layout, terminalLayout } from '../output/terminal-layout.ts';

interface RegulationsOptions {
  readonly json?: boolean;
}

/** `escala regulations`: the rule books, their revisions, and every dated number with its article. */
export async function regulations(options: RegulationsOptions, speech: Speech): Promise<ExitCode> {
  if (options.json) await writeOut([`${JSON.stringify(allBooks.map(bookRecord), null, 2)}\n`]);
  else await writeOut([allBooks.map((book) => bookText(book, speech, terminalLayout(process.stdout))).join('\n')]);
  return DONE;
}

/** In English, whatever the user's language: records are for programs. */
function bookRecord(book: BookFacts): object {
  const translate = translator('en');
  const { id, title, inForceFrom, revisions, parameters } = book;
  const meant = Object.entries(parameters).map(([name, { article, ...parameter }]) => {
    return [name, { article, meaning: meaningOf(book, name, translate), ...parameter }];
  });
  return {
    id,
    title,
    inForceFrom,
    revisions: revisions.map(({ words, ...revision }) => ({
      ...revision,
      meaning: translate(`web.revision.${words}`),
    })),
    parameters: Object.fromEntries(meant),
  };
}

const meaningOf = (book: BookFacts, name: string, translate: Translate): string =>
  translate(`web.parameter.${parameterWords(book, name)}`);

function bookText(book: BookFacts, { translate }: Speech, { paint, width }: Layout): string {
  const columns: Column[] = [
    { title: translate('web.regulation.article'), align: 'right' },
    { title: translate('cli.column.meaning'), align: 'left', elastic: true },
    { title: translate('web.word.value'), align: 'left' },
    { title: translate('cli.column.from'), align: 'left' },
    { title: translate('web.word.decision'), align: 'left' },
  ];
  const rows = Object.entries(book.parameters).flatMap(([name, parameter]) =>
    parameterRows(parameter, meaningOf(book, name, translate), paint),
  );
  return [
    `${paint.strong(book.id)}  ${book.title}`,
    translate('cli.in-force-from', { date: book.inForceFrom }),
    ...book.revisions.map((revision, i) =>
      translate('cli.revision', {
        id: revision.id,
        meaning: translate(`web.revision.${revision.words}`),
        standing: i === 0 ? 'default' : 'other',
      }),
    ),
    '',
    ...tableLines(columns, rows, { width, titlePaint: paint.faint }),
    '',
  ].join('\n');
}

function parameterRows(
  { article, values, decision }: Parameter<unknown>,
  meaning: string,
  paint: Layout['paint'],
): Cell[][] {
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
