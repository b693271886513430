import {
  bitWords,
  DenseMatching,
  hasBit,
  setBit,
  subgraphRows,
  takeOut,
  type VertexSet,
  vertexSet,
} from '@escala/core';
import { ranksFrom } from './completion.ts';
import type { Bracket } from './criteria.ts';
import type { Field } from './field.ts';

/**
 * A bracket whose leavers are known, as an unweighted graph: every perfect matching of it is a candidate. Criteria are
 * met by removing edges; while a perfect matching remains, nothing is lost.
 */
export class BracketBoard {
  /** Rank of each vertex: moved-down players, residents, and the exit as -1. */
  readonly ranks: Int32Array;
  /** The first vertex of a resident, and the one after the last. */
  readonly firstResident: number;
  readonly lastResident: number;
  readonly words: number;
  readonly matching: DenseMatching;

  constructor(field: Field, { movedDown, residents, exit }: Bracket) {
    const players = [...movedDown, ...residents];
    this.ranks = Int32Array.from(exit === undefined ? players : [...players, -1]);
    this.firstResident = movedDown.length;
    this.lastResident = players.length;
    const size = this.ranks.length;
    this.words = bitWords(size);
    const rows = subgraphRows(field.edges, field.words, this.ranks);
    // Two moved-down players are never paired here: the previous bracket would have paired them.
    const first = vertexSet(size, ranksFrom(0, this.firstResident));
    takeOut(rows, first, first);
    if (exit !== undefined)
      for (const [vertex, rank] of players.entries()) {
        if (!exit.isOpenTo(rank)) continue;
        setBit(rows, size - 1, vertex * this.words);
        setBit(rows, vertex, (size - 1) * this.words);
      }
    this.matching = new DenseMatching(size, rows);
    this.matching.addRange(0, size);
  }

  get isPerfect(): boolean {
    return this.matching.singles === 0;
  }

  get hasExit(): boolean {
    return this.ranks.length > this.lastResident;
  }

  /** The players, by rank, for whom something holds. */
  those(holds: (rank: number) => boolean): VertexSet {
    const set = new Uint32Array(this.words);
    for (let vertex = 0; vertex < this.lastResident; vertex++) if (holds(this.ranks[vertex]!)) setBit(set, vertex);
    return set;
  }

  /** All other vertices, including the exit. */
  except(set: VertexSet): VertexSet {
    const rest = new Uint32Array(this.words);
    for (let vertex = 0; vertex < this.ranks.length; vertex++) if (!hasBit(set, vertex)) setBit(rest, vertex);
    return rest;
  }

  exit(): VertexSet {
    const set = new Uint32Array(this.words);
    if (this.hasExit) setBit(set, this.lastResident);
    return set;
  }

  /** Removes all edges between the two sets of each pair if a perfect matching remains; otherwise removes none. */
  tryKeepApart(...sets: readonly (readonly [VertexSet, VertexSet])[]): boolean {
    return this.matching.tryRestrict((rows) => {
      for (const [a, b] of sets) takeOut(rows, a, b);
    });
  }
}
