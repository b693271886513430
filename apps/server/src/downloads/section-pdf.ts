import { type Language, translator } from '@escala/messages';
import { type ListedRow, type ListSection, sectionColumns } from '@escala/office';
import { sectionHeadings } from '@escala/web';
import {
  dayInWords,
  type NoticeBoardColumn,
  noticeBoardColumns,
  noticeBoardList,
  type WholeList,
} from './notice-board-list.ts';

/** Only inactive players have these. */
interface SectionRow extends ListedRow {
  readonly since?: string;
  readonly until?: string;
}

/** A section of a list for the notice board (fide-2009 7.22 to 7.24), with the columns of its page. */
export function sectionPdf(whole: WholeList, section: ListSection, language: Language): Uint8Array {
  const translate = translator(language);
  const term = (field: 'since' | 'until'): NoticeBoardColumn<SectionRow> => [
    { name: translate(`web.sections.${field}`), alignment: 'start' },
    ({ [field]: date }) => (date === undefined ? '' : dayInWords(language, date, 'medium')),
  ];
  const columns = noticeBoardColumns(
    sectionColumns(whole.list.regulation, section),
    language,
    sectionHeadings(section),
  );
  const rows = [...whole.rows()];
  return noticeBoardList(
    {
      ...whole,
      part: translate(`web.sections.${section}`),
      players: rows.length,
      columns: section === 'inactive' ? [...columns, term('since'), term('until')] : columns,
      rows,
    },
    language,
  );
}
