import type { MaximumMatching, PassedReason } from '@escala/core';
import { pairQuality, type Quality } from './colours.ts';
import { type Compatible, compatibilityAt, type Level } from './compatibility.ts';
import type { Field } from './field.ts';
import type { Group } from './groups.ts';

export interface Passed {
  readonly player: number;
  readonly reason: PassedReason;
}

/** A pair before colours are assigned. */
export interface MadePair {
  readonly first: number;
  readonly second: number;
  readonly group: Group;
  readonly step: 'A' | 'C';
  readonly floater: number | undefined;
  readonly passed: readonly Passed[];
}

/**
 * A round being paired: the players left, and a complete pairing of them that is repaired after every choice. A choice
 * is admissible if all players still unpaired can be completely paired afterwards (D-SWISS-5).
 */
export class RoundDesk {
  readonly field: Field;
  readonly level: Level;
  readonly compatible: Compatible;
  readonly rest: MaximumMatching;
  readonly pairs: MadePair[] = [];

  constructor(field: Field, level: Level, rest: MaximumMatching) {
    this.field = field;
    this.level = level;
    this.compatible = compatibilityAt(field, level);
    this.rest = rest;
  }

  isUnpaired(player: number): boolean {
    return this.rest.has(player);
  }

  admissible(a: number, b: number): boolean {
    return this.compatible(a, b) && this.rest.canJoin(a, b);
  }

  quality(a: number, b: number): Quality {
    return pairQuality(this.field, a, b);
  }

  /** Fixes an admissible pair. */
  pair(pair: MadePair): void {
    this.rest.canJoin(pair.first, pair.second);
    this.rest.removePair(pair.first, pair.second);
    this.pairs.push(pair);
  }

  /** Why the candidates before the one taken were passed over: the first reason that applies. */
  passedBefore(player: number, candidates: Iterable<number>, taken: number, completable = this.#canComplete): Passed[] {
    const passed: Passed[] = [];
    for (const candidate of candidates) {
      if (candidate === taken) break;
      passed.push({ player: candidate, reason: this.#reason(player, candidate, taken, completable) });
    }
    return passed;
  }

  readonly #canComplete = (a: number, b: number): boolean => this.rest.canJoin(a, b);

  #reason(
    player: number,
    candidate: number,
    taken: number,
    completable: (a: number, b: number) => boolean,
  ): PassedReason {
    if (this.field.meetings.have(player, candidate)) return 'met';
    if (!this.compatible(player, candidate)) return 'colour';
    if (!completable(player, candidate)) return 'not-completable';
    return this.quality(player, candidate) > this.quality(player, taken) ? 'quality' : 'rating';
  }
}
