import type { Day, Licences } from '@escala/core';

/** Days of licences as columns: a list asks all of them, and there are as many as players times seasons. */
export class LicenceDays implements Licences {
  readonly #players: number;
  readonly #known = new Map<Day, Uint8Array>();
  readonly #player: Int32Array;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  #count = 0;

  constructor(players: number, expected: number) {
    this.#players = players;
    this.#player = new Int32Array(expected);
    this.#from = new Int32Array(expected);
    this.#to = new Int32Array(expected);
  }

  /** A licence from one day to another, both included. */
  add(player: number, from: Day, to: Day): void {
    this.#player[this.#count] = player;
    this.#from[this.#count] = from;
    this.#to[this.#count++] = to;
  }

  on(listDay: Day): Uint8Array {
    const before = this.#known.get(listDay);
    if (before) return before;
    const held = new Uint8Array(this.#players);
    const [player, from, to] = [this.#player, this.#from, this.#to];
    for (let i = 0; i < this.#count; i++) if (from[i]! <= listDay && listDay <= to[i]!) held[player[i]!] = 1;
    this.#known.set(listDay, held);
    return held;
  }
}
