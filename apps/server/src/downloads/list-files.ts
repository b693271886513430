import { LISTED_TYPES } from '@escala/core';
import { writeListCsv, writeListText } from '@escala/formats';
import { LANGUAGES, type Language, translator } from '@escala/messages';
import {
  type AskedBy,
  commandRefusals,
  editionName,
  LIST_SECTIONS,
  listColumns,
  missing,
  type OfficePorts,
  type Reading,
  Refused,
  sectionsOf,
  shownTypes,
  viewList,
  type WantedEdition,
} from '@escala/office';
import { readList, showIdentity } from '@escala/office/questions';
import { EDITION, each, oneOf, type QueryFields, TEXT, titleIn } from '@escala/web';
import type { z } from 'zod';
import type { Download } from '../routes/download.ts';
import { federationMark } from './federation-mark.ts';
import { noticeBoardColumns, noticeBoardList, type WholeList } from './notice-board-list.ts';
import { scrabbleCsv, scrabbleJson } from './scrabble-files.ts';
import { sectionPdf } from './section-pdf.ts';

const FILTERS = ['club', 'title', 'category', 'sex', 'status', 'bornFrom', 'bornTo', 'search'];
const PAGE = 1000;

/** What of an address a list is made of, by the ending of its name. */
const FIELDS: Readonly<Record<string, QueryFields>> = {
  csv: { ...each(FILTERS, TEXT), type: oneOf(...LISTED_TYPES), edition: EDITION },
  txt: { edition: EDITION },
  json: { edition: EDITION },
  pdf: { lang: oneOf(...LANGUAGES), type: oneOf(...LISTED_TYPES), edition: EDITION },
};

interface Wanted {
  readonly series: string;
  readonly date: string | undefined;
  readonly edition: WantedEdition;
  readonly query: Readonly<Record<string, unknown>>;
}

/** The players on a list filtered by its address, as on its page (D-OFF-437); undefined: everybody. */
async function filteredPlayers(
  ports: OfficePorts,
  reading: Reading,
  by: AskedBy,
  { query, ...wanted }: Wanted,
): Promise<ReadonlySet<string> | undefined> {
  const filters = Object.fromEntries(FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
  if (Object.keys(filters).length === 0) return undefined;
  const found = new Set<string>();
  for (let page = 1; ; page++) {
    const input = { ...wanted, ...filters, ...(query.type ? { type: query.type } : {}), page, size: PAGE };
    const parsed = readList.input.safeParse(input, { reportInput: true });
    if (!parsed.success) throw new Refused(commandRefusals(parsed.error as z.ZodError));
    const { rows } = await readList.ask(reading, parsed.data, by, ports);
    for (const { id } of rows) found.add(id);
    if (rows.length < PAGE) return found;
  }
}

type Write = (list: WholeList, language: Language) => string | Uint8Array;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=us-ascii',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
};

/** Lists with one rating per player. */
const ONE_RATING: Readonly<Record<string, Write>> = {
  csv: ({ rows, list }) => [...writeListCsv(rows(), editionName(list))].join(''),
  txt: ({ rows, list, federation }) => [...writeListText(rows(), list.date, federation.country ?? '')].join(''),
  json: ({ rows, list, edition }) => JSON.stringify({ format: 'escala/list@1', list, edition, rows: [...rows()] }),
  pdf: listPdf,
};

/** Lists with several: CSV and JSON contain all of them, a PDF the one asked for (`?type=libere`). */
const SEVERAL_RATINGS: Readonly<Record<string, Write>> = { csv: scrabbleCsv, json: scrabbleJson, pdf: listPdf };

/**
 * `/lists/standard/2017-03-01.csv`: a whole list as a file, in the edition in force, as published
 * (`?edition=published`) or as an act left it (`?edition=57`), which its name says; `2017-03-01-titled.csv`: one of its separate sections (fide-2009 7.22 to 7.24).
 */
export function listFiles(ports: OfficePorts): Download[] {
  return [
    {
      kind: 'list.read',
      path: '/lists/:series/:file',
      long: ({ file = '' }) => FIELDS[file.slice(file.lastIndexOf('.') + 1)] ?? {},
      answer: async (reading, { params, query }, by) => {
        const { series = '', file = '' } = params;
        const [, day, part, ending = ''] = /^(\d{4}-\d{2}-\d{2}|latest)(?:-([a-z]+))?\.([a-z]+)$/.exec(file) ?? [];
        const section = LIST_SECTIONS.find((each) => each === part);
        const unknown = (kinds: object): Refused =>
          new Refused([missing('list-file-unknown', { file, kinds: Object.keys(kinds).join(', ') })]);
        if (!Object.hasOwn(CONTENT_TYPES, ending) || (part !== undefined && section === undefined))
          throw unknown(CONTENT_TYPES);
        const edition = editionAsked(query.edition);
        const wanted = { series, date: day === 'latest' ? undefined : day, edition } as const;
        const { lines, ...view } = await viewList(ports, reading, wanted);
        const { list, types, federation } = view;
        const writers = types.length === 0 ? ONE_RATING : SEVERAL_RATINGS;
        if (!Object.hasOwn(writers, ending)) throw unknown(writers);
        const only = ending === 'csv' ? await filteredPlayers(ports, reading, by, { ...wanted, query }) : undefined;
        const shown = ending === 'pdf' ? await showIdentity.ask(reading, {}, by, ports) : undefined;
        const paper = shown && { mark: await federationMark(reading, shown), listNames: shown.identity.listNames };
        // Another logo or name makes a different sheet.
        const narrow = only ? `-${ports.digest([...only].join()).slice(0, 16)}` : shown ? `-${shown.version}` : '';
        const sections = section && (await sectionsOf(ports, reading, wanted));
        const [first] = shownTypes(types);
        const { type } = types.find((each) => each.type === query.type) ?? first ?? {};
        const whole: WholeList = {
          ...view,
          ...paper,
          ...(type && { type }),
          *rows(of) {
            if (sections && section) return yield* sections.rowsOf(section);
            const { places, id, row } = lines(of);
            for (const place of places) if (only?.has(id(place)) ?? true) yield row(place);
          },
        };
        const language = LANGUAGES.find((each) => each === query.lang) ?? federation.language;
        const { seq } = await reading.head();
        const which = ending === 'pdf' && type !== first?.type ? `-${type}` : part === undefined ? '' : `-${part}`;
        return {
          contentType: CONTENT_TYPES[ending]!,
          body: async () =>
            section !== undefined && ending === 'pdf'
              ? sectionPdf(onPaper(whole), section, language)
              : writers[ending]!(ending === 'pdf' ? onPaper(whole) : whole, language),
          etag: `"${list.hash.slice(0, 16)}-${seq}-${which}${ending}-${language}${narrow}"`,
          fileName: `${series}-${list.date}${which}-${editionOfFile(list)}.${ending}`,
        };
      },
    },
  ];
}

const editionAsked = (edition: unknown): WantedEdition =>
  edition === 'published'
    ? edition
    : typeof edition === 'string' && /^\d{1,9}$/.test(edition)
      ? Number(edition)
      : 'revised';

const editionOfFile = ({ revisedBy }: WholeList['list']): string =>
  revisedBy === undefined ? 'published' : `revised-${revisedBy.act}`;

/** The list with titles written as on pages. */
export const onPaper = (whole: WholeList): WholeList => ({
  ...whole,
  *rows(type) {
    const rules = { rules: whole.federation.competitionRules };
    for (const row of whole.rows(type)) yield row.title ? { ...row, title: titleIn(rules, row.title) } : row;
  },
});

/** A list for the notice board, with every column of its regulation (fce-2016 9.1, fide-2009 7.12). */
export function listPdf(whole: WholeList, language: Language): Uint8Array {
  const { list, type, types } = whole;
  const translate = translator(language);
  const players = types.find((each) => each.type === type)?.players ?? list.players;
  const part = type && { part: translate(`cli.type.${type}`) };
  const columns = noticeBoardColumns(listColumns(list.regulation), language);
  return noticeBoardList({ ...whole, ...part, players, columns, rows: whole.rows(type) }, language);
}
