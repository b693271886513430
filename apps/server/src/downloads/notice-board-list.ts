import {
  hasMessage,
  type Language,
  LOCALES,
  type MessageKey,
  signed,
  signedChange,
  type Translate,
  translator,
} from '@escala/messages';
import {
  type Identity,
  type ListColumn,
  type ListedRow,
  type ListView,
  listNameIn,
  type ShownList,
} from '@escala/office';
import { LIST_HEADINGS } from '@escala/web';
import type { SheetMark } from '../pdf/sheet.ts';
import { type PdfColumn, tablePdf } from '../pdf/table-pdf.ts';
import { paperOf } from '../pdf/tagged-document.ts';

export const dayInWords = (language: Language, date: string, dateStyle: 'long' | 'medium' = 'long'): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** How the federation presents itself on a sheet. */
interface Shown {
  readonly mark?: SheetMark | undefined;
  readonly listNames?: Identity['listNames'];
}

export type ListedType = ListView['types'][number]['type'];

/** A list with all its rows, for files, and its federation's identity. */
export interface WholeList extends Shown, Omit<ListView, 'previous' | 'lines'> {
  /** Which of several ratings is wanted. */
  readonly type?: ListedType;
  /** The rows of one rating; of the first if none is named. */
  rows(type?: ListedType): Iterable<ListedRow>;
}

/** A list as printed for the notice board, whatever is rated. */
interface NoticeBoardList extends Shown {
  readonly federation: { readonly name: string };
  readonly series: { readonly id: string; readonly name: string };
  readonly list: RegulatedList & Pick<ShownList, 'date' | 'hash' | 'publishedOn' | 'revisedBy'>;
  /** Which of several lists this is, if there are several. */
  readonly part?: string;
  readonly players: number;
  readonly columns: readonly NoticeBoardColumn[];
  readonly rows: Iterable<ListedRow>;
}

export function noticeBoardList(wanted: NoticeBoardList, language: Language): Uint8Array {
  const { federation, mark, listNames, series, list, part, players, columns, rows } = wanted;
  const translate = translator(language);
  const date = dayInWords(language, list.date);
  const name = listNameIn({ listNames }, series, language);
  const title = translate('web.list.title', { series: name, date });
  return tablePdf({
    language,
    head: { mark, title: federation.name, subtitle: part === undefined ? title : `${title}: ${part}` },
    notes: [
      ...regulationNotes(language, list, players),
      ...editionNotes(language, list),
      `${translate('web.list.hash')} ${list.hash}`,
    ],
    columns: columns.map(([column]) => column),
    rows: Array.from(rows, (row) => columns.map(([, show]) => String(show(row) ?? ''))),
    ...(columns.length > MOST_UPRIGHT && { paper: paperOf('a4', true) }),
    foot: { lines: (page, last) => [`${name} · ${date} · ${translate('web.page-of', { page, last })}`] },
  });
}

/** More columns than this go across the sheet. */
const MOST_UPRIGHT = 9;

/** A column on paper, and what it says of a row. */
export type NoticeBoardColumn<Row = ListedRow> = readonly [
  column: PdfColumn,
  show: (row: Row) => string | number | null | undefined,
];

/** The columns that the list's regulation asks for, as its page has them. */
export function noticeBoardColumns(
  columns: readonly ListColumn[],
  language: Language,
  headings: Readonly<Record<ListColumn, MessageKey>> = LIST_HEADINGS,
): NoticeBoardColumn[] {
  const translate = translator(language);
  const shows = showsOf(language, translate);
  return columns.map((column) => {
    const alignment = WORDS.includes(column) ? 'start' : 'end';
    const form = { ...(column === 'name' && { isHeading: true }), ...(column === 'rating' && { bold: true }) };
    return [{ name: translate(headings[column]), alignment, ...form }, shows[column]];
  });
}

const WORDS: readonly ListColumn[] = ['name', 'title', 'id', 'club', 'nationality', 'sex', 'status'];

const showsOf = (language: Language, translate: Translate): Readonly<Record<ListColumn, NoticeBoardColumn[1]>> => ({
  rank: ({ rank }) => rank,
  name: ({ name }) => name,
  title: ({ title }) => title,
  id: ({ id }) => id,
  club: ({ club, clubName }) => clubName ?? club,
  nationality: ({ nationality }) => nationality,
  sex: ({ sex }) => sex?.toUpperCase(),
  birthYear: ({ birthYear }) => birthYear,
  rating: ratingOnPaper,
  change: (row) => changeText(row, language, translate),
  k0: ({ k0 }) => k0,
  k: ({ k }) => k,
  games: ({ games }) => games,
  status: ({ status }) => (status === 'rated' || status === 'active' ? '' : translate(`web.status.${status}`)),
});

/**
 * As on the page: the difference of what both lists print; with no rating before, the change by games (D-OFF-320).
 * Scrabble has no status for players who are new on a list.
 */
function changeText(row: ListedRow, language: Language, translate: Translate): string {
  const { rating, previous, change, exact } = row;
  if (change === undefined) return exact === undefined ? '' : translate('web.status.new');
  if (rating !== null && previous !== undefined && previous !== null) return signed(rating - previous, language);
  return signedChange(change, language);
}

/** Which edition this is, beside its own seal, and what the marks mean (D-OFF-1222). */
export function editionNotes(
  language: Language,
  { publishedOn, revisedBy }: Pick<ShownList, 'publishedOn' | 'revisedBy'>,
): string[] {
  const translate = translator(language);
  if (revisedBy === undefined) return [translate('web.list.published-on', { date: dayInWords(language, publishedOn) })];
  const { act, on } = revisedBy;
  return [
    translate('web.list.revised-by', { act, date: dayInWords(language, on) }),
    translate('web.list.marked-on-paper'),
  ];
}

/** A rating that was published as another one is marked, as the paper says (D-OFF-1222). */
export const ratingOnPaper = ({ rating, published }: Pick<ListedRow, 'rating' | 'published'>): string =>
  `${rating ?? '–'}${published === undefined ? '' : ' *'}`;

interface RegulatedList {
  readonly regulation: string;
  readonly revision: string;
}

/** The regulation a list was made by, and what its revision means, in the words of the list's page (D-OFF-283). */
export function regulationNotes(
  language: Language,
  { regulation, revision }: RegulatedList,
  players: number,
): string[] {
  const translate = translator(language);
  const words = (key: string, otherwise: string): string => (hasMessage(key) ? translate(key) : otherwise);
  return [
    `${translate('web.list.players-by', { players })} ${words(`web.book.${regulation}`, regulation)}.`,
    words(`web.revision.${regulation}.${revision}`, revision),
  ];
}
