import { type Language, translator } from '@escala/messages';
import type { ListedRow, ListSection } from '@escala/office';
import type { PdfColumn } from '../pdf/table-pdf.ts';
import { dayInWords, noticeBoardColumns, noticeBoardList, ratingOnPaper, type WholeList } from './notice-board-list.ts';

/** Only inactive players have these. */
type SectionRow = ListedRow & { readonly since?: string; readonly until?: string };
type Column = readonly [PdfColumn, (row: SectionRow) => string | number | null | undefined];

/** A section of a list for the notice board (fide-2009 7.22 to 7.24), with the columns of its page. */
export function sectionPdf(whole: WholeList, section: ListSection, language: Language): Uint8Array {
  const translate = translator(language);
  const of = noticeBoardColumns(translate);
  const day = (date: string | undefined): string => (date === undefined ? '' : dayInWords(language, date, 'medium'));
  const person: Column[] = [
    [of.name, ({ name }) => name],
    [of.title, ({ title }) => title],
    [of.club, ({ club, clubName }) => clubName ?? club],
  ];
  const columns: Record<ListSection, readonly Column[]> = {
    top: [[of.rank, ({ rank }) => rank], ...person, [of.rating, ratingOnPaper], [of.games, ({ games }) => games]],
    inactive: [
      ...person,
      [{ ...of.rating, name: translate('web.sections.last-rating') }, ratingOnPaper],
      [{ ...of.status, name: translate('web.sections.since') }, ({ since }) => day(since)],
      [{ ...of.status, name: translate('web.sections.until') }, ({ until }) => day(until)],
    ],
    titled: person,
  };
  const rows = [...(whole.rows() as Iterable<SectionRow>)];
  return noticeBoardList(
    {
      ...whole,
      part: translate(`web.sections.${section}`),
      players: rows.length,
      columns: columns[section].map(([column]) => column),
      rows: rows.map((row) => columns[section].map(([, show]) => String(show(row) ?? ''))),
    },
    language,
  );
}
