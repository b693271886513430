import { hasMessage, type Language, LOCALES, type MessageKey, type Translate, translator } from '@escala/messages';
import { type Identity, type ListedRow, type ListView, listNameIn, type ShownList } from '@escala/office';
import type { SheetMark } from '../pdf/sheet.ts';
import { type PdfColumn, tablePdf } from '../pdf/table-pdf.ts';

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
  /** Rank, name, title, club, rating, change, games and status, unless given. */
  readonly columns?: readonly PdfColumn[];
  readonly rows: Iterable<readonly string[]>;
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
    columns: columns ?? Object.values(noticeBoardColumns(translate)),
    rows,
    foot: { lines: (page, last) => [`${name} · ${date} · ${translate('web.page-of', { page, last })}`] },
  });
}

/** The columns of a list, in their order. */
export function noticeBoardColumns(translate: Translate) {
  const text = (key: MessageKey): PdfColumn => ({ name: translate(key), alignment: 'start' });
  const figure = (key: MessageKey): PdfColumn => ({ name: translate(key), alignment: 'end' });
  return {
    rank: figure('web.word.number-short'),
    name: { ...text('web.word.player'), isHeading: true },
    title: text('web.list.player-title'),
    club: text('web.word.club'),
    rating: { ...figure('web.word.rating'), bold: true },
    change: figure('web.list.change'),
    games: figure('web.word.games'),
    status: text('web.list.status'),
  };
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
