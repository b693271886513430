import type { BracketBoard } from './bracket-board.ts';
import { WANTS_BLACK, WANTS_NOTHING, WANTS_WHITE } from './colours.ts';
import type { Bracket } from './criteria.ts';
import type { Field } from './field.ts';
import { FLOAT } from './round-state.ts';

/**
 * [C9] to [C21], where the best that numbers allow can be reached. A pairing reaches such a bound if and only if it
 * avoids certain edges, so these are removed. False as soon as a bound cannot be reached and the best is not obvious.
 */
export function keepToBounds(field: Field, bracket: Bracket, board: BracketBoard): boolean {
  return keepUnplayed(field, bracket, board) && keepPreferences(field, board) && keepFloats(field, bracket, board);
}

/** [C9]: the bye goes to a player with the fewest unplayed rounds. */
function keepUnplayed(field: Field, { exit }: Bracket, board: BracketBoard): boolean {
  if (exit?.below !== 'bye') return true;
  const open = [...board.ranks].filter((rank) => rank >= 0 && exit.isOpenTo(rank));
  const levels = [...new Set(open.map((rank) => field.unplayed[rank]!))].sort((a, b) => a - b);
  return levels.some((least) =>
    board.tryKeepApart([board.exit(), board.those((rank) => field.unplayed[rank] !== least)]),
  );
}

/** [C10] to [C13]. */
function keepPreferences({ wants, grade, isTopscorer }: Field, board: BracketBoard): boolean {
  const absolute = [WANTS_WHITE, WANTS_BLACK].map((colour) =>
    board.those((rank) => wants[rank] === colour && grade[rank] === 3),
  );
  // A pair of players with absolute preferences for the same colour counts for [C10] or [C11]. Only topscorers can be
  // paired so.
  const [white, black] = [absolute[0]!, absolute[1]!];
  const hasTopscorer = board.ranks.some((rank) => rank >= 0 && isTopscorer[rank] === 1);
  if (hasTopscorer && !board.tryKeepApart([white, white], [black, black])) return false;

  const wanting = (colour: number) => board.those((rank) => wants[rank] === colour);
  const count = (colour: number): number =>
    board.ranks.reduce((sum, rank) => sum + (rank >= 0 && wants[rank] === colour ? 1 : 0), 0);
  const [whites, blacks] = [count(WANTS_WHITE), count(WANTS_BLACK)];
  const more = whites > blacks ? WANTS_WHITE : WANTS_BLACK;
  const surplus = Math.abs(whites - blacks) - count(WANTS_NOTHING);
  const majority = wanting(more);
  // It is best that the leaver belongs to the majority; then this many pairs must go against a preference.
  const against = Math.max(0, surplus >> 1);
  if (against === 0) {
    const leaves: [Uint32Array, Uint32Array][] = surplus > 0 ? [[board.exit(), board.except(majority)]] : [];
    return board.tryKeepApart([majority, majority], [wanting(3 - more), wanting(3 - more)], ...leaves);
  }
  const minority = board.except(majority);
  if (!board.tryKeepApart([minority, minority])) return false;
  const isMild = (rank: number): boolean => wants[rank] === more && grade[rank] === 1;
  const mild = board.those(isMild);
  const strong = board.those((rank) => wants[rank] === more && !isMild(rank));
  const milds = board.ranks.reduce((sum, rank) => sum + (rank >= 0 && isMild(rank) ? 1 : 0), 0);
  // [C13]: every pair against a preference contains a mild one, if there are enough; then none may be used elsewhere.
  if (against > milds) return board.tryKeepApart([mild, mild], [mild, minority]);
  if (against === milds) return board.tryKeepApart([strong, strong], [mild, board.exit()]);
  return board.tryKeepApart([strong, strong]);
}

/** [C14] to [C21]. */
function keepFloats({ floats }: Field, { movedDown }: Bracket, board: BracketBoard): boolean {
  const first = new Set(movedDown);
  const isMovedDown = (rank: number): boolean => first.has(rank);
  const movedDowns = board.those(isMovedDown);
  const residents = (float: number) => board.those((rank) => !isMovedDown(rank) && (floats[rank]! & float) !== 0);
  const moved = (float: number) => board.those((rank) => isMovedDown(rank) && (floats[rank]! & float) !== 0);
  // At most one leaves: if it must be a player who floated, all candidates did.
  const leaves = (set: Uint32Array): void => {
    if (board.hasExit) board.tryKeepApart([board.exit(), set]);
  };
  // With one moved-down player, the opponent either has floated or has not; with several, it matters which ones and how
  // many.
  const meets = (float: number): boolean =>
    movedDown.length === 0 || board.tryKeepApart([movedDowns, residents(float)]) || movedDown.length === 1;
  leaves(residents(FLOAT.downLast));
  if (!meets(FLOAT.upLast)) return false;
  leaves(residents(FLOAT.downBefore));
  if (!meets(FLOAT.upBefore)) return false;
  leaves(moved(FLOAT.downLast));
  leaves(moved(FLOAT.downBefore));
  return true;
}
