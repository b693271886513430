/**
 * The rated games of one type, numbered from 1 in calendar order, and what each player did in the most recent ones. A
 * player has one slot for each of the last `capacity` games; a slot is read only if it holds the requested game, so
 * games that left the window need no clearing.
 */
export interface WindowCalendar {
  readonly capacity: number;
  /** At `player * capacity + game % capacity`: number of the game attended, 0 for none. */
  readonly attended: Int32Array;
  /** The player's row in the ranking of that game. */
  readonly row: Int32Array;
  readonly points: Float64Array;
  /** k of §4: number of games rated so far. */
  games: number;
  /** N of §4, as of the day of the last game. */
  window: number;
}

/** The capacity is the largest window that the type ever has. */
export function openCalendar(players: number, capacity: number): WindowCalendar {
  const slots = players * capacity;
  return {
    capacity,
    attended: new Int32Array(slots),
    row: new Int32Array(slots),
    points: new Float64Array(slots),
    games: 0,
    window: capacity,
  };
}

export function addGame(
  calendar: WindowCalendar,
  window: number,
  players: Int32Array,
  pointsOfRow: (row: number) => number,
): void {
  calendar.games++;
  calendar.window = window;
  for (let row = 0; row < players.length; row++) {
    const slot = players[row]! * calendar.capacity + (calendar.games % calendar.capacity);
    calendar.attended[slot] = calendar.games;
    calendar.row[slot] = row;
    calendar.points[slot] = pointsOfRow(row);
  }
}

/** §2, D-FRS-3: the first game of the window, which is the last N games, or all if there are fewer. */
export function firstOfWindow(calendar: WindowCalendar): number {
  return Math.max(1, calendar.games - calendar.window + 1);
}

/** The slot of a player's game in the window; undefined if not attended (p = 0 in §4). */
export function slotOf(calendar: WindowCalendar, player: number, game: number): number | undefined {
  const slot = player * calendar.capacity + (game % calendar.capacity);
  return calendar.attended[slot] === game ? slot : undefined;
}

/** §3: how many games of the window a player attended. */
export function gamesAttended(calendar: WindowCalendar, player: number): number {
  let attended = 0;
  for (let game = firstOfWindow(calendar); game <= calendar.games; game++)
    if (slotOf(calendar, player, game) !== undefined) attended++;
  return attended;
}
