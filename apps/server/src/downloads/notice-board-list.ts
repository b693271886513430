import { type Language, type MessageKey, type Translate, translator } from '@escala/messages';
import { type PdfColumn, tablePdf } from '../pdf/table-pdf.ts';
import { type RegulatedList, regulationNotes } from './regulation-notes.ts';

const DATES = { ca: 'ca', es: 'es', ro: 'ro', en: 'en-GB' } as const;

/** A list as it hangs on the notice board, whatever is rated. */
export interface NoticeBoardList {
  readonly federation: { readonly name: string };
  readonly series: { readonly name: string };
  readonly list: RegulatedList & { readonly date: string; readonly hash: string };
  /** Of which of its lists this is, where it has several. */
  readonly part?: string;
  readonly players: number;
  /** Whether corrections moved it since it was published. */
  readonly isRevised: boolean;
  /** Rank, name, title, club, rating, change, games, status. */
  readonly rows: Iterable<readonly string[]>;
}

export function noticeBoardList(wanted: NoticeBoardList, language: Language): Uint8Array {
  const { federation, series, list, part, players, isRevised, rows } = wanted;
  const translate = translator(language);
  const day = new Intl.DateTimeFormat(DATES[language], { dateStyle: 'long', timeZone: 'UTC' });
  const date = day.format(new Date(`${list.date}T00:00:00Z`));
  const title = translate('web.list.title', { series: series.name, date });
  return tablePdf({
    language,
    head: { title: federation.name, subtitle: part === undefined ? title : `${title}: ${part}` },
    notes: [
      ...regulationNotes(language, list, players),
      ...(isRevised ? [translate('web.list.edition-revised')] : []),
      `${translate('web.list.hash')} ${list.hash}`,
    ],
    columns: columnsIn(translate),
    rows,
    foot: { lines: (page, last) => [`${series.name} · ${date} · ${translate('web.page-of', { page, last })}`] },
  });
}

function columnsIn(translate: Translate): PdfColumn[] {
  const text = (key: MessageKey): PdfColumn => ({ name: translate(key), alignment: 'start' });
  const figure = (key: MessageKey): PdfColumn => ({ name: translate(key), alignment: 'end' });
  return [
    figure('web.list.rank'),
    { ...text('web.list.name'), isHeading: true },
    text('web.list.player-title'),
    text('web.list.club'),
    { ...figure('web.list.rating'), bold: true },
    figure('web.list.change'),
    figure('web.list.games'),
    text('web.list.status'),
  ];
}
