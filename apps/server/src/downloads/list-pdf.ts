import { type Language, number, signed, type Translate, translator } from '@escala/messages';
import type { ListedRow } from '@escala/office';
import { noticeBoardList, type WholeList } from './notice-board-list.ts';

/** A list for the notice board: who, which club, the rating and how it moved (fce-2016 9.1); of Scrabble one of its ratings. */
export function listPdf(whole: WholeList, language: Language): Uint8Array {
  const { list, type, types } = whole;
  const translate = translator(language);
  const players = types.find((each) => each.type === type)?.players ?? list.players;
  const rows = texts(whole.rows(type), language, translate);
  return noticeBoardList({ ...whole, ...(type && { part: translate(`cli.type.${type}`) }), players, rows }, language);
}

function* texts(rows: Iterable<ListedRow>, language: Language, translate: Translate): Iterable<readonly string[]> {
  for (const row of rows)
    yield [
      row.rank === null ? '' : String(row.rank),
      row.name,
      row.title ?? '',
      row.clubName ?? row.club ?? '',
      row.rating === null ? '–' : String(row.rating),
      changeText(row, language, translate),
      row.games === undefined ? '' : String(row.games),
      row.status === 'rated' || row.status === 'active' ? '' : translate(`web.status.${row.status}`),
    ];
}

/** Scrabble has no status for who is new on a list. */
function changeText({ change, exact }: ListedRow, language: Language, translate: Translate): string {
  if (change === undefined) return exact === undefined ? '' : translate('web.status.new');
  return change === 0 ? number(0, language) : signed(change, language);
}
