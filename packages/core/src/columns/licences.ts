import type { Day } from '../calendar.ts';

/** Who has a licence when. Days may be asked for in any order; callers must not write into an answer. */
export interface Licences {
  /** All players on one day: 1 or 0 by player. Meant for the days of lists, since every answer is kept in memory. */
  on(day: Day): Uint8Array;
  /**
   * Whether a player has a licence on a day; with a later `until`, on every day up to it, by consecutive licences; with
   * an earlier `until`, on some day between the two.
   */
  holds(player: number, day: Day, until?: Day): boolean;
}

/** Licence days as columns, since there are as many as players times seasons. */
export class LicenceDays implements Licences {
  readonly #known = new Map<Day, Uint8Array>();
  /** The last answer: list days are asked for in order, and few licences change between two of them. */
  #last: { readonly day: Day; readonly held: Uint8Array } | undefined;
  /** Days on which a licence begins or has ended, in order, each combined with its player in one number. */
  #changes: Float64Array | undefined;
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

  /**
   * Adds a licence from one day to another, both included. Players must come in order of their numbers, and before the
   * first question.
   */
  add(player: number, from: Day, to: Day): void {
    if (player < this.#player) throw new RangeError(`licences of player ${player} after those of ${this.#player}`);
    const last = this.#count - 1;
    // A licence that follows the previous one without a gap extends it.
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
    const last = this.#last;
    const held = last === undefined || last.day > day ? this.#allOn(day) : last.held.slice();
    if (last !== undefined && last.day < day)
      for (const player of this.#changing(last.day, day)) held[player] = this.holds(player, day) ? 1 : 0;
    this.#known.set(day, held);
    this.#last = { day, held };
    return held;
  }

  #allOn(day: Day): Uint8Array {
    const held = new Uint8Array(this.#firstOf.length - 1);
    for (let player = 0; player < held.length; player++) if (this.holds(player, day)) held[player] = 1;
    return held;
  }

  /** Players with a licence that begins or ends after one day and up to another; some more than once. */
  *#changing(after: Day, until: Day): Iterable<number> {
    const players = this.#firstOf.length - 1;
    this.#changes ??= this.#sorted(players);
    const changes = this.#changes;
    let [low, high] = [0, changes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (changes[middle]! < (after + 1) * players) low = middle + 1;
      else high = middle;
    }
    for (let i = low; i < changes.length && changes[i]! < (until + 1) * players; i++)
      yield changes[i]! - Math.floor(changes[i]! / players) * players;
  }

  #sorted(players: number): Float64Array {
    const changes = new Float64Array(2 * this.#count);
    for (let player = 0; player < players; player++)
      for (let term = this.#firstOf[player]!; term < this.#firstOf[player + 1]!; term++) {
        changes[2 * term] = this.#from[term]! * players + player;
        changes[2 * term + 1] = (this.#to[term]! + 1) * players + player;
      }
    return changes.sort();
  }

  holds(player: number, day: Day, until: Day = day): boolean {
    const first = this.#firstOf[player]!;
    const end = this.#firstOf[player + 1]!;
    // Questions mostly come in order of time, so the licence found last is tried first.
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
