import { csvLine } from '../csv/csv-line.ts';
import type { ListedPlayer } from './listed-player.ts';

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

/** A list with headings. */
export function* writeListCsv(players: Iterable<ListedPlayer>): Generator<string> {
  yield csvLine(COLUMNS);
  for (const player of players) yield csvLine(COLUMNS.map((column) => player[column]));
}
