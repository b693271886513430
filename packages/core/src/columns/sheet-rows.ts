import type { ListRow } from '../documents/head-to-head.ts';
import { decimal } from '../exact.ts';
import { UNRATED } from './columns.ts';
import { CHANGES_PER_POINT } from './ledger.ts';
import { LIST_STATUS, LIST_STATUSES, type ListSheet } from './list-sheet.ts';

/** Fields of rows that only some rule books write. */
export interface RowForm {
  /** Rows have K0. */
  readonly baseFactor: boolean;
  /** The row of a new player shows the change of the period, which is already in the rating. */
  readonly changeOfNew: boolean;
}

/** The rows of a list in order of rating, then id, as the rule book writes them; absent players have none. */
export function sheetRows(sheet: ListSheet, playerIds: readonly string[], form: RowForm): ListRow[] {
  const { status } = sheet;
  const listed: number[] = [];
  for (let player = 0; player < status.length; player++) if (status[player] !== LIST_STATUS.absent) listed.push(player);
  const shown = (player: number): number => (hasRating(status[player]!) ? sheet.rating[player]! : 0);
  listed.sort((a, b) => shown(b) - shown(a) || (playerIds[a]! < playerIds[b]! ? -1 : 1));
  return listed.map((player) => sheetRow(sheet, player, playerIds[player]!, form));
}

/** The row of one player who is not absent. */
export function sheetRow(sheet: ListSheet, player: number, id: string, form: RowForm): ListRow {
  const code = sheet.status[player]!;
  const status = LIST_STATUSES[code]!;
  if (status === 'absent') throw new RangeError(`player ${id} is not on the list`);
  if (status === 'unrated') return { id, rating: null, status };
  if (status === 'pending') {
    const pool = sheet.poolFigures.get(player)!;
    return { id, rating: null, previous: null, status, poolGames: pool.games, poolRating: pool.rating };
  }
  const isNew = status === 'new';
  const previous = sheet.previous[player]!;
  const seed = sheet.seeds?.get(player);
  const lift = sheet.lifts?.get(player);
  return {
    id,
    rating: hasRating(code) ? sheet.rating[player]! : null,
    previous: isNew || previous === UNRATED ? null : previous,
    ...(seed === undefined ? {} : { seed }),
    ...(isNew && !form.changeOfNew && seed === undefined
      ? {}
      : { change: decimal(sheet.change[player]! / CHANGES_PER_POINT) }),
    ...(lift === undefined ? {} : { lift }),
    // Missing on old lists that were read without one, and for players who leave a list of fide-2024.
    ...(form.baseFactor && sheet.baseFactor[player] !== 0 && { k0: sheet.baseFactor[player]! }),
    ...(sheet.factor[player] !== 0 && { k: sheet.factor[player]! }),
    games: sheet.games[player]!,
    status,
  };
}

function hasRating(status: number): boolean {
  return status !== LIST_STATUS.unrated && status !== LIST_STATUS.pending && status !== LIST_STATUS.delisted;
}
