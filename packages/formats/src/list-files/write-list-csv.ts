import type { ListedPlayer } from './listed-player.ts';

const COLUMNS = [
  'rank',
  'id',
  'name',
  'title',
  'sex',
  'nationality',
  'club',
  'birthYear',
  'rating',
  'previous',
  'change',
  'k0',
  'k',
  'games',
  'status',
] as const satisfies readonly (keyof ListedPlayer)[];

/** RFC 4180, with a heading; words that a spreadsheet would compute are shown as words. */
export function* writeListCsv(players: Iterable<ListedPlayer>): Generator<string> {
  yield `${COLUMNS.join(',')}\r\n`;
  for (const player of players) yield `${COLUMNS.map((column) => cell(player[column])).join(',')}\r\n`;
}

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  // A name that begins like a formula stays a name.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
