import { csvLine } from '../csv/csv-line.ts';
import type { RegisterColumn } from './register-column.ts';
import { headingOfYear, type YearGames } from './year-games.ts';

/** A row of a register to be written; reading it again gives the same row. */
export interface WrittenPlayer {
  readonly id: string;
  readonly name: string;
  readonly birth?: string | undefined;
  readonly sex?: string | undefined;
  readonly nationality?: string | undefined;
  readonly club?: string | undefined;
  readonly category?: string | undefined;
  readonly title?: string | undefined;
  readonly fideId?: string | undefined;
  readonly seasons?: readonly number[] | undefined;
  readonly more?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly games?: readonly YearGames[] | undefined;
}

/** Headings recognised by `parse-players-file.ts`. */
const COLUMNS = [
  ['ID', ({ id }) => id],
  ['Full name', ({ name }) => name],
  ['Birth date', ({ birth }) => birth],
  ['Sex', ({ sex }) => sex],
  ['Federation', ({ nationality }) => nationality],
  ['Club', ({ club }) => club],
  ['Category', ({ category }) => category],
  ['Title', ({ title }) => title],
  ['FIDE ID', ({ fideId }) => fideId],
  ['Seasons', ({ seasons = [] }) => seasons.join(' ')],
] as const satisfies readonly (readonly [string, (player: WrittenPlayer) => string | number | undefined])[];

/**
 * A register of players as CSV (RFC 4180), with the further columns
 * and one column for the games of each year and rating list.
 */
export function* writePlayersFile(
  players: readonly WrittenPlayer[],
  further: readonly RegisterColumn[],
): Generator<string> {
  const years = [...new Set(players.flatMap(({ games = [] }) => games.map(headingOfYear)))].sort();
  yield csvLine([...COLUMNS.map(([heading]) => heading), ...further.map(({ heading }) => heading), ...years]);
  for (const player of players) {
    const counts = new Map((player.games ?? []).map((each) => [headingOfYear(each), each.games]));
    const { more = {} } = player;
    yield csvLine([
      ...COLUMNS.map(([, value]) => value(player)),
      ...further.map(({ field }) => more[field]),
      ...years.map((year) => counts.get(year)),
    ]);
  }
}
