import { MaximumMatching, OrderedMatching } from '@escala/core';
import type { RoundDesk } from './round-desk.ts';

/**
 * Finds sets L of residents that may leave a group G: G without L can be completely paired, and so can the others O
 * together with L. Determines the smallest size of L, and who can be in a smallest L together with those already
 * chosen.
 *
 * Nearly always nobody or one player leaves, and two maximum matchings, of G and of O, give the answer. If more must
 * leave, it is a cheapest perfect matching in which a pair across the border has a cost.
 */
export class FloaterChoice {
  readonly fewest: number;
  readonly #desk: RoundDesk;
  readonly #group: readonly number[];
  readonly #isInGroup: Uint8Array;
  readonly #inside: MaximumMatching;
  readonly #outside: MaximumMatching;
  readonly #chosen = new Set<number>();
  /** A smallest L with those chosen, if one was computed. */
  #known: ReadonlySet<number> = new Set();

  constructor(desk: RoundDesk, group: readonly number[]) {
    const size = desk.field.ids.length;
    this.#desk = desk;
    this.#group = group;
    this.#isInGroup = new Uint8Array(size);
    for (const player of group) this.#isInGroup[player] = 1;
    this.#inside = new MaximumMatching(size, desk.compatible);
    this.#inside.addAll(group);
    this.#outside = new MaximumMatching(size, desk.compatible);
    this.#outside.addAll(desk.rest.vertices().filter((player) => this.#isInGroup[player] === 0));
    this.fewest = this.#fewest();
  }

  /** Whether some smallest L contains the candidate and those already chosen. */
  isPossible(candidate: number): boolean {
    if (this.fewest - this.#chosen.size === 1) return this.#completes(candidate);
    if (this.#known.has(candidate)) return true;
    const leaving = this.#fewestLeaving(candidate);
    if (leaving?.size !== this.fewest) return false;
    this.#known = leaving;
    return true;
  }

  choose(floater: number): void {
    this.#chosen.add(floater);
    if (!this.#known.has(floater)) this.#known = new Set();
    this.#inside.remove(floater);
    this.#outside.add(floater);
  }

  #fewest(): number {
    if (this.#inside.isPerfect && this.#outside.isPerfect) return 0;
    if (this.#group.some((player) => this.#completes(player))) return 1;
    this.#known = this.#fewestLeaving(undefined)!;
    return this.#known.size;
  }

  /** Whether the candidate alone, in addition to those chosen, makes both sides completely pairable. */
  #completes(candidate: number): boolean {
    if (this.#inside.singles !== 1 || this.#outside.singles > 1 || !this.#inside.canSpare(candidate)) return false;
    this.#outside.add(candidate);
    const complete = this.#outside.isPerfect;
    this.#outside.remove(candidate);
    return complete;
  }

  /** A smallest leaving set with the chosen and the candidate in it; undefined if there is none. */
  #fewestLeaving(candidate: number | undefined): Set<number> | undefined {
    const players = [...this.#desk.rest.vertices()];
    const inGroup = players.map((player) => this.#isInGroup[player] === 1);
    const leaves = players.map((player) => player === candidate || this.#chosen.has(player));
    const matching = new OrderedMatching({
      size: players.length,
      words: 1,
      kinds: Int32Array.from(inGroup, (isIn) => (isIn ? 1 : 0)),
      mayPair: (a, b) =>
        this.#desk.compatible(players[a]!, players[b]!) && (inGroup[a] !== inGroup[b] || !(leaves[a] || leaves[b])),
      writeCost: (a, b, costs, at) => {
        costs[at] = inGroup[a] === inGroup[b] ? 0 : 1;
      },
    });
    if (!matching.solve()) return undefined;
    return new Set(players.filter((_, a) => inGroup[a] && !inGroup[matching.mate[a]!]));
  }
}
