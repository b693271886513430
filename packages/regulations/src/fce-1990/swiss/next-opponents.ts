import type { RoundDesk } from './round-desk.ts';

/**
 * Floaters and the residents of the next group that they could have, each another one (10.2-10.5). A candidate is held back
 * if with it no more floaters can have an opponent there than without. Floaters waiting there already do not count.
 */
export class NextOpponents {
  readonly #desk: RoundDesk;
  readonly #residents: readonly number[];
  /** The floater to whom a resident is promised, by place. */
  readonly #promised = new Map<number, number>();

  constructor(desk: RoundDesk, residents: readonly number[]) {
    this.#desk = desk;
    this.#residents = residents.filter((resident) => desk.isUnpaired(resident));
  }

  add(floater: number): void {
    this.#promise(floater, new Set());
  }

  /** Where the next group has no residents nobody is held back. */
  holdsBack(candidate: number): boolean {
    if (this.#residents.length === 0) return false;
    if (this.#residents.some((resident) => !this.#promised.has(resident) && this.#desk.compatible(candidate, resident)))
      return false;
    const before = new Map(this.#promised);
    const raises = this.#promise(candidate, new Set());
    this.#promised.clear();
    for (const [resident, floater] of before) this.#promised.set(resident, floater);
    return !raises;
  }

  #promise(floater: number, asked: Set<number>): boolean {
    for (const resident of this.#residents) {
      if (asked.has(resident) || !this.#desk.compatible(floater, resident)) continue;
      asked.add(resident);
      const holder = this.#promised.get(resident);
      if (holder === undefined || this.#promise(holder, asked)) {
        this.#promised.set(resident, floater);
        return true;
      }
    }
    return false;
  }
}
