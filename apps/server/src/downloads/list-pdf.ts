import { type Language, number, signed, type Translate, translator } from '@escala/messages';
import type { WholeList } from '@escala/office';
import { type Marked, noticeBoardList } from './notice-board-list.ts';

type Row = ReturnType<WholeList['rows']> extends Iterable<infer Each> ? Each : never;

/** A list for the notice board: who, which club, the rating and how it moved (fce-2016 9.1). */
export function listPdf(whole: Marked<WholeList>, language: Language): Uint8Array {
  const { list } = whole;
  const rows = texts(whole.rows(), language, translator(language));
  return noticeBoardList({ ...whole, players: list.players, rows }, language);
}

function* texts(rows: Iterable<Row>, language: Language, translate: Translate): Iterable<readonly string[]> {
  for (const row of rows)
    yield [
      row.rank === null ? '' : String(row.rank),
      row.name,
      row.title ?? '',
      row.clubName ?? row.club ?? '',
      row.rating === null ? '–' : String(row.rating),
      row.change === undefined ? '' : row.change === 0 ? number(0, language) : signed(row.change, language),
      row.games === undefined ? '' : String(row.games),
      row.status === 'rated' ? '' : translate(`web.status.${row.status}`),
    ];
}
