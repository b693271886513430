import type { Day } from '../calendar.ts';

/** Who has a licence when. Asked for days in any order; nobody writes into an answer. */
export interface Licences {
  /** Everybody on one day, by player: 1 or 0. For the days of lists: there is an answer in memory for each. */
  on(day: Day): Uint8Array;
  /** One player on any day, or on all days up to another by licences that follow each other; where the other day is earlier, on some day between them. */
  holds(player: number, day: Day, until?: Day): boolean;
}

/** Days of licences as columns: there are as many as players times seasons. */
export class LicenceDays implements Licences {
  readonly #known = new Map<Day, Uint8Array>();
  /** Terms of a player: from `#firstOf[player]` up to, not including, `#firstOf[player + 1]`. */
  readonly #firstOf: Int32Array;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #found: Int32Array;
  #count = 0;
  #player = 0;

  constructor(players: number, terms: number) {
    this.#firstOf = new Int32Array(players + 1);
    this.#from = new Int32Array(terms);
    this.#to = new Int32Array(terms);
    this.#found = new Int32Array(players);
  }

  /** A licence from one day to another, both included. Players come in order of their numbers, all before the first question. */
  add(player: number, from: Day, to: Day): void {
    if (player < this.#player) throw new RangeError(`licences of player ${player} after those of ${this.#player}`);
    const last = this.#count - 1;
    // A licence that follows the one before without a day between them goes on with it.
    if (
      player === this.#player &&
      last >= this.#firstOf[player]! &&
      this.#from[last]! <= from &&
      from <= this.#to[last]! + 1
    ) {
      if (to > this.#to[last]!) this.#to[last] = to;
      return;
    }
    this.#firstOf.fill(this.#count, this.#player + 1, player + 1);
    this.#player = player;
    this.#from[this.#count] = from;
    this.#to[this.#count++] = to;
    this.#firstOf[player + 1] = this.#count;
  }

  on(day: Day): Uint8Array {
    const before = this.#known.get(day);
    if (before) return before;
    const held = new Uint8Array(this.#firstOf.length - 1);
    for (let player = 0; player < held.length; player++) if (this.holds(player, day)) held[player] = 1;
    this.#known.set(day, held);
    return held;
  }

  holds(player: number, day: Day, until: Day = day): boolean {
    const first = this.#firstOf[player]!;
    const end = this.#firstOf[player + 1]!;
    // Questions mostly come in the order of time: the licence that was found last is looked at first.
    let term = first + this.#found[player]!;
    for (let left = end - first; left > 0; left--) {
      if (this.#from[term]! <= day && until <= this.#to[term]!) {
        this.#found[player] = term - first;
        return true;
      }
      if (++term === end) term = first;
    }
    return false;
  }
}
