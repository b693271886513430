import { type Language, signed, translator } from '@escala/messages';
import type { WholeScrabbleList } from '@escala/office';
import { type Marked, noticeBoardList } from './notice-board-list.ts';
import type { ScrabbleType } from './scrabble-types.ts';

/** A list of one type of play for the notice board: the active ones in order, the others after them (frs-2012 §3). */
export function scrabblePdf(whole: Marked<WholeScrabbleList>, type: ScrabbleType, language: Language): Uint8Array {
  const translate = translator(language);
  const lines = whole.lines(type);
  const isRevised = lines.some(({ published }) => published !== undefined);
  const part = type === 'general' ? translate('web.scrabble.general') : translate(`cli.type.${type}`);
  const rows = lines.map((line) => [
    line.rank === null ? '' : String(line.rank),
    line.name,
    line.title ?? '',
    line.clubName ?? line.club ?? '',
    String(line.displayed),
    line.change === null ? translate('web.status.new') : line.change === 0 ? '0' : signed(line.change, language),
    line.played === null ? '' : String(line.played),
    line.status === null || line.status === 'active' ? '' : translate(`web.scrabble.status-${line.status}`),
  ]);
  return noticeBoardList({ ...whole, part, players: lines.length, isRevised, rows }, language);
}
