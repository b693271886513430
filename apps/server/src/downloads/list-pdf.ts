import { type Language, number, signed, type Translate, translator } from '@escala/messages';
import type { WholeList } from '@escala/office';
import { type PdfColumn, tablePdf } from '../pdf/table-pdf.ts';
import { regulationNotes } from './regulation-notes.ts';

type Row = ReturnType<WholeList['rows']> extends Iterable<infer Each> ? Each : never;

const DATES = { ca: 'ca', es: 'es', ro: 'ro', en: 'en-GB' } as const;

/** A list for the notice board: who, which club, the rating and how it moved (fce-2016 9.1). */
export function listPdf(whole: WholeList, language: Language): Uint8Array {
  const translate = translator(language);
  const { list, series, federation, clubNames } = whole;
  const day = new Intl.DateTimeFormat(DATES[language], { dateStyle: 'long', timeZone: 'UTC' });
  const date = day.format(new Date(`${list.date}T00:00:00Z`));
  return tablePdf({
    language,
    title: translate('web.list.title', { series: series.name, date }),
    notes: [
      federation.name,
      ...regulationNotes(language, list, list.players),
      `${translate('web.list.hash')} ${list.hash}`,
    ],
    columns: columnsIn(translate),
    rows: texts(whole.rows(), clubNames, language, translate),
    pageName: (page, last) => `${federation.name} · ${date} · ${translate('web.page-of', { page, last })}`,
  });
}

function columnsIn(translate: Translate): PdfColumn[] {
  const text = (key: string, share: number): PdfColumn => ({ name: translate(key), share, alignment: 'start' });
  const figure = (key: string, share: number): PdfColumn => ({ name: translate(key), share, alignment: 'end' });
  return [
    figure('web.list.rank', 5),
    { ...text('web.list.name', 28), isHeading: true },
    text('web.list.player-title', 5),
    text('web.list.club', 32),
    { ...figure('web.list.rating', 9), bold: true },
    figure('web.list.change', 10),
    figure('web.list.games', 8),
    text('web.list.status', 11),
  ];
}

function* texts(
  rows: Iterable<Row>,
  clubs: WholeList['clubNames'],
  language: Language,
  translate: Translate,
): Iterable<readonly string[]> {
  for (const row of rows)
    yield [
      row.rank === null ? '' : String(row.rank),
      row.name,
      row.title ?? '',
      row.club === undefined ? '' : (clubs.get(row.club) ?? row.club),
      row.rating === null ? '–' : String(row.rating),
      row.change === undefined ? '' : row.change === 0 ? number(0, language) : signed(row.change, language),
      row.games === undefined ? '' : String(row.games),
      row.status === 'rated' ? '' : translate(`web.status.${row.status}`),
    ];
}
