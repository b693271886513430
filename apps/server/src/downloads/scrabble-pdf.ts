import { type Language, signed, type Translate, translator } from '@escala/messages';
import type { WholeScrabbleList } from '@escala/office';
import { type PdfColumn, tablePdf } from '../pdf/table-pdf.ts';
import { regulationNotes } from './regulation-notes.ts';
import type { ScrabbleType } from './scrabble-types.ts';

const DATES = { ca: 'ca', es: 'es', ro: 'ro', en: 'en-GB' } as const;

/** A list of one type of play for the notice board: the active ones in order, the others after them (frs-2012 §3). */
export function scrabblePdf(whole: WholeScrabbleList, type: ScrabbleType, language: Language): Uint8Array {
  const translate = translator(language);
  const { list, series, federation } = whole;
  const day = new Intl.DateTimeFormat(DATES[language], { dateStyle: 'long', timeZone: 'UTC' });
  const date = day.format(new Date(`${list.date}T00:00:00Z`));
  const lines = whole.lines(type);
  const name = type === 'general' ? translate('web.scrabble.general') : translate(`cli.type.${type}`);
  return tablePdf({
    language,
    title: `${translate('web.list.title', { series: series.name, date })}: ${name}`,
    notes: [
      federation.name,
      ...regulationNotes(language, list, lines.length),
      `${translate('web.list.hash')} ${list.hash}`,
    ],
    columns: columnsIn(translate),
    rows: lines.map((line) => [
      line.rank === null ? '' : String(line.rank),
      line.name,
      line.title ?? '',
      line.clubName ?? line.club ?? '',
      String(line.displayed),
      line.change === null ? translate('web.status.new') : line.change === 0 ? '0' : signed(line.change, language),
      line.played === null ? '' : String(line.played),
      line.status === null || line.status === 'active' ? '' : translate(`web.scrabble.status-${line.status}`),
    ]),
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
    text('web.list.club', 30),
    { ...figure('web.list.rating', 9), bold: true },
    figure('web.list.change', 10),
    figure('web.list.games', 8),
    text('web.list.status', 13),
  ];
}
