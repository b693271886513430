import {
  type CorrectedRound,
  ROUND_OUTCOMES,
  type RowWorking,
  type TieBreakWorking,
  type WorkingPart,
} from '@escala/core';
import { type Crosstable, cellOf, isOverTheBoard } from '../tie-breaks/crosstable.ts';
import { doubledCorrectedScore } from '../tie-breaks/opponents.ts';
import type { RankWatcher } from '../tie-breaks/rank.ts';
import { QUARTERS, type TieBreak } from '../tie-breaks/tie-break.ts';

/** Records what is added while the table is ranked. */
export class WorkingsDesk implements RankWatcher {
  readonly #table: Crosstable;
  readonly #tieBreaks: readonly TieBreak[];
  /** By tie-break, then by player. */
  readonly #parts: WorkingPart[][][];
  readonly #open: (readonly string[] | undefined)[][];

  constructor(table: Crosstable, tieBreaks: readonly TieBreak[]) {
    this.#table = table;
    this.#tieBreaks = tieBreaks;
    this.#parts = tieBreaks.map(() => table.ids.map(() => []));
    this.#open = tieBreaks.map(() => table.ids.map(() => undefined));
  }

  part(tieBreak: number, player: number, round: number, opponent: number, quarters: number): void {
    const corrected =
      this.#tieBreaks[tieBreak]!.name === 'buchholz-corrected' ? correctedRounds(this.#table, opponent) : [];
    this.#parts[tieBreak]![player]!.push({
      ...partOf(this.#table, player, round, opponent, quarters / QUARTERS),
      ...(corrected.length > 0 && { corrected }),
    });
  }

  open(tieBreak: number, player: number, openFor: readonly number[]): void {
    this.#open[tieBreak]![player] = openFor.map((other) => this.#table.ids[other]!);
  }

  workingOf(player: number, values: readonly (readonly (number | null)[])[]): RowWorking {
    return {
      player: this.#table.ids[player]!,
      annulled: this.#table.annulled[player] === 1,
      points: pointsParts(this.#table, player),
      tiebreaks: this.#tieBreaks.map((_, i) => this.#tieBreakWorking(i, player, values[i]![player]!)),
    };
  }

  #tieBreakWorking(index: number, player: number, value: number | null): TieBreakWorking {
    const { name, articles, decisions } = this.#tieBreaks[index]!;
    const open = this.#open[index]![player];
    return {
      tiebreak: name,
      value,
      articles,
      decisions: decisions(this.#table, player),
      parts: this.#parts[index]![player]!,
      ...(open && { open }),
    };
  }
}

/** Sistemes 4.1: the points of each round. */
function pointsParts(table: Crosstable, player: number): WorkingPart[] {
  return Array.from({ length: table.rounds }, (_, i) => {
    const cell = cellOf(table, player, i + 1);
    return partOf(table, player, i + 1, table.opponents[cell]!, table.doubledScores[cell]! / 2);
  });
}

function partOf(table: Crosstable, player: number, round: number, opponent: number, value: number): WorkingPart {
  const part = { round, why: ROUND_OUTCOMES[table.outcomes[cellOf(table, player, round)]!]!, value };
  return opponent < 0 ? part : { ...part, player: table.ids[opponent]! };
}

/** Suis 16: the rounds of an opponent that count as drawn. */
function correctedRounds(table: Crosstable, opponent: number): CorrectedRound[] {
  const corrected: CorrectedRound[] = [];
  for (let round = 1; round <= table.rounds; round++) {
    const cell = cellOf(table, opponent, round);
    const outcome = table.outcomes[cell]!;
    if (isOverTheBoard(outcome)) continue;
    const value = doubledCorrectedScore(table, cell) / 2;
    corrected.push({ round, why: ROUND_OUTCOMES[outcome]!, scored: table.doubledScores[cell]! / 2, value });
  }
  return corrected;
}
