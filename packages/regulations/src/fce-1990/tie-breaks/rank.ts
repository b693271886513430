import { roundHalfUp } from '@escala/core';
import type { Crosstable } from './crosstable.ts';
import { QUARTERS, type TieBreak, type Tied } from './tie-break.ts';

/** Observes the computation of values, so that the working shown is exactly what was added. */
export interface RankWatcher {
  part(tieBreak: number, player: number, round: number, opponent: number, quarters: number): void;
  open(tieBreak: number, player: number, openFor: readonly number[]): void;
}

export interface Ranked {
  /** Groups of players level on everything, best first, each in order of number. */
  readonly groups: readonly (readonly number[])[];
  /** By tie-break, then by player; null if it does not decide. */
  readonly values: readonly (readonly (number | null)[])[];
}

/** A value as a fraction, so that means are compared exactly. */
interface Measure {
  readonly numerator: number;
  readonly denominator: number;
}

/** By points, then by one tie-break after another, each applied to those still tied. */
export function rank(table: Crosstable, tieBreaks: readonly TieBreak[], watcher?: RankWatcher): Ranked {
  const tiedPlayers = tiedGroups(table.ids.length);
  const everybody = [...table.ids.keys()];
  let groups = split(
    everybody,
    everybody.map((player) => measure(table.doubledPoints[player]!, 2)),
  );
  const values = tieBreaks.map((tieBreak, i) => {
    const column = new Array<number | null>(table.ids.length).fill(null);
    groups = groups.flatMap((group) => {
      const measures = measuresOf(table, tieBreak, i, tiedPlayers(group), watcher);
      if (measures === undefined) return [group];
      group.forEach((player, k) => {
        column[player] = decimalOf(measures[k]!);
      });
      return split(group, measures);
    });
    return column;
  });
  return { groups, values };
}

/** Marks one group after another, so that testing membership is cheap. */
function tiedGroups(players: number): (group: readonly number[]) => Tied {
  const mark = new Int32Array(players);
  let last = 0;
  return (group) => {
    const own = ++last;
    for (const player of group) mark[player] = own;
    return { players: group, has: (player) => mark[player] === own };
  };
}

function measuresOf(
  table: Crosstable,
  tieBreak: TieBreak,
  index: number,
  tied: Tied,
  watcher: RankWatcher | undefined,
): Measure[] | undefined {
  const openFor = tieBreak.openFor?.(table, tied);
  if (openFor !== undefined) {
    for (const player of tied.players) watcher?.open(index, player, openFor);
    return undefined;
  }
  return tied.players.map((player) => {
    let [sum, parts] = [0, 0];
    // Retirats 14.3.1: the tie-breaks of players who left before half are zero.
    if (table.annulled[player] === 0)
      tieBreak.parts(table, player, tied, (round, opponent, quarters) => {
        sum += quarters;
        parts++;
        watcher?.part(index, player, round, opponent, quarters);
      });
    return measure(sum, tieBreak.mean ? QUARTERS * Math.max(1, parts) : QUARTERS);
  });
}

const measure = (numerator: number, denominator: number): Measure => ({ numerator, denominator });

/** At most six decimals, half rounded up. */
function decimalOf({ numerator, denominator }: Measure): number {
  return roundHalfUp(1e6 * numerator, denominator) / 1e6;
}

/** Splits a group by its measures, largest first; order within equal measures is kept. */
function split(group: readonly number[], measures: readonly Measure[]): number[][] {
  const order = [...group.keys()].sort((a, b) => compare(measures[b]!, measures[a]!) || a - b);
  const parts: number[][] = [];
  order.forEach((place, i) => {
    if (i > 0 && compare(measures[place]!, measures[order[i - 1]!]!) === 0) parts.at(-1)!.push(group[place]!);
    else parts.push([group[place]!]);
  });
  return parts;
}

function compare(a: Measure, b: Measure): number {
  return a.numerator * b.denominator - b.numerator * a.denominator;
}
