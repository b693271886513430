import { csvLine } from '../csv/csv-line.ts';

/** A line of a federation's list, as in its files. */
export interface ListedPlayer {
  readonly rank: number | null;
  readonly id: string;
  readonly name: string;
  readonly title?: string | undefined;
  readonly sex?: 'f' | 'm' | undefined;
  readonly nationality?: string | undefined;
  readonly club?: string | undefined;
  readonly clubName?: string | undefined;
  readonly birthYear?: number | undefined;
  readonly rating: number | null;
  /** As published, if different. */
  readonly published?: number | null | undefined;
  readonly previous?: number | null | undefined;
  readonly change?: number | undefined;
  readonly k0?: number | undefined;
  readonly k?: number | undefined;
  readonly games?: number | undefined;
  readonly status: string;
}

const COLUMNS = [
  'rank',
  'id',
  'name',
  'title',
  'sex',
  'nationality',
  'club',
  'clubName',
  'birthYear',
  'rating',
  'previous',
  'change',
  'k0',
  'k',
  'games',
  'status',
] as const satisfies readonly (keyof ListedPlayer)[];

/** A list with headings; each row names the edition, and what was published if it is revised (D-OFF-1222). */
export function* writeListCsv(players: Iterable<ListedPlayer>, edition: string): Generator<string> {
  yield csvLine([...COLUMNS, 'published', 'edition']);
  for (const player of players) yield csvLine([...COLUMNS.map((column) => player[column]), player.published, edition]);
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

/** Columns of FIDE's single lists, with their widths. */
const WIDTHS = {
  id: 15,
  name: 61,
  federation: 4,
  sex: 4,
  title: 5,
  women: 5,
  other: 15,
  arena: 4,
  rating: 6,
  games: 4,
  k: 3,
  born: 6,
  flag: 4,
} as const;

const TITLES: Readonly<Record<string, string>> = { MI: 'IM', MF: 'FM', WMI: 'WIM', WMF: 'WFM' };

/**
 * The list in the fixed columns of FIDE's single lists, so that programs for those can read ours. Our ids take the
 * place of FIDE's; letters outside ASCII are simplified, since a column counts bytes. There is no room to name the
 * edition, which the file's own name does.
 */
export function* writeListText(players: Iterable<ListedPlayer>, date: string, federation: string): Generator<string> {
  const month = `${MONTHS[Number(date.slice(5, 7)) - 1]!}${date.slice(2, 4)}`;
  yield line(['ID Number', 'Name', 'Fed', 'Sex', 'Tit', 'WTit', 'OTit', 'FOA', month, 'Gms', 'K', 'B-day', 'Flag']);
  for (const player of players) {
    if (player.rating === null) continue;
    const title = TITLES[player.title ?? ''] ?? player.title ?? '';
    const isWomen = title.startsWith('W');
    yield line([
      player.id,
      plain(player.name),
      player.nationality ?? federation,
      player.sex === undefined ? '' : player.sex === 'f' ? 'F' : 'M',
      isWomen ? '' : title,
      isWomen ? title : '',
      '',
      '',
      String(player.rating),
      String(player.games ?? 0),
      String(player.k ?? 0),
      String(player.birthYear ?? 0),
      `${player.sex === 'f' ? 'w' : ''}${player.status === 'inactive' ? 'i' : ''}`,
    ]);
  }
}

function line(cells: readonly string[]): string {
  const widths = Object.values(WIDTHS);
  const text = cells
    .map((cell, i) => cell.slice(0, widths[i]! - (i + 1 < widths.length ? 1 : 0)).padEnd(widths[i]!))
    .join('');
  return `${text.trimEnd()}\r\n`;
}

/** Letters without diacritics; what has no plain letter becomes a question mark. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('·', '.')
    .replace(/[^\x20-\x7e]/g, '?');
}
