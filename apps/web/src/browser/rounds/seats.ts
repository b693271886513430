/** A round being rearranged by hand: who sits where, who has the bye, who does not play. */
export interface Seats {
  readonly pairs: readonly SeatPair[];
  readonly byes: readonly string[];
  readonly out: readonly string[];
}

export interface SeatPair {
  readonly white: string | null;
  readonly black: string | null;
  /** A result is in, so the pair stays. */
  readonly isFixed: boolean;
}

/** A seat: at a board, a player's place in one of the lists, or a new one at its end. */
export type Seat =
  | { readonly at: 'white' | 'black'; readonly board: number }
  | { readonly at: 'byes' | 'out'; readonly player: string | null };

export function playerAt({ pairs }: Seats, seat: Seat): string | null {
  return 'board' in seat ? (pairs[seat.board - 1]?.[seat.at] ?? null) : seat.player;
}

/** The two players swap seats; moving to an empty seat leaves the old one empty. */
export function exchanged(seats: Seats, from: Seat, to: Seat): Seats {
  const [first, second] = [playerAt(seats, from), playerAt(seats, to)];
  if (isFixed(seats, from) || isFixed(seats, to) || first === second) return seats;
  // A list loses one name and gains the other in its place.
  return put(put(seats, from, first, second), to, second, first);
}

export function coloursExchanged(seats: Seats, board: number): Seats {
  return exchanged(seats, { at: 'white', board }, { at: 'black', board });
}

const isFixed = ({ pairs }: Seats, seat: Seat): boolean => 'board' in seat && pairs[seat.board - 1]?.isFixed === true;

function put(seats: Seats, seat: Seat, before: string | null, player: string | null): Seats {
  if ('board' in seat)
    return {
      ...seats,
      pairs: seats.pairs.map((pair, i) => (i === seat.board - 1 ? { ...pair, [seat.at]: player } : pair)),
    };
  const list = seats[seat.at];
  const place = before === null ? list.length : list.indexOf(before);
  return { ...seats, [seat.at]: list.toSpliced(place, 1, ...(player === null ? [] : [player])) };
}

export interface WantedRound {
  readonly pairs: readonly { readonly board: number; readonly white: string; readonly black: string }[];
  readonly byes: readonly string[];
  readonly absent: readonly string[];
}

/** Boards with one player only, which must be resolved. */
export function aloneAt({ pairs }: Seats): number[] {
  return pairs.flatMap(({ white, black }, i) => ((white === null) === (black === null) ? [] : [i + 1]));
}

/** The round to send: empty boards are dropped, and players who were in it before are absent. */
export function wantedRound(seats: Seats, before: Seats): WantedRound {
  const pairs = seats.pairs
    .filter(({ white, black }) => white !== null && black !== null)
    .map(({ white, black }, i) => ({ board: i + 1, white: white!, black: black! }));
  return { pairs, byes: seats.byes, absent: seats.out.filter((player) => !before.out.includes(player)) };
}
