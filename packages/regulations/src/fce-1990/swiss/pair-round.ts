import { MaximumMatching, type PairedBoard, type PairedRound, type Tournament } from '@escala/core';
import { pairColours, pairQuality } from './colours.ts';
import { compatibilityAt, type Level, levelsOf } from './compatibility.ts';
import { type Field, fieldBefore } from './field.ts';
import { type Group, groupsOf } from './groups.ts';
import { type Floater, pairIncoming } from './incoming-floaters.ts';
import { chooseOutgoing } from './outgoing-floaters.ts';
import { pairRest } from './pair-rest.ts';
import { type MadePair, RoundDesk } from './round-desk.ts';

export type PairingResult =
  | { readonly kind: 'paired'; readonly round: PairedRound; readonly level: Level }
  /** The round cannot be paired: the players left without an opponent by some maximum pairing. */
  | { readonly kind: 'unpairable'; readonly players: readonly string[] };

/** The same state always gives the same pairing: the FCE Swiss for a round of a checked tournament. */
export function pairRound(tournament: Tournament, round: number): PairingResult {
  const field = fieldBefore(tournament, round);
  const present = [...field.present.keys()].filter((player) => field.present[player] === 1);
  for (const level of levelsOf(field)) {
    const rest = completePairing(field, level, present);
    if (!rest.isPerfect) continue;
    const bye = giveBye(field, rest, present);
    const desk = new RoundDesk(field, level, rest);
    pairGroups(desk);
    return { kind: 'paired', round: writeRound(desk, bye), level };
  }
  const most = completePairing(field, levelsOf(field).at(-1)!, present);
  const left = most.sparable().filter((player) => player < field.ids.length);
  return { kind: 'unpairable', players: left.map((player) => field.ids[player]!) };
}

/**
 * A maximum pairing of everybody present; with an odd number the bye is one more partner for those who may have it
 * (8.2).
 */
function completePairing(field: Field, level: Level, present: readonly number[]): MaximumMatching {
  const bye = field.ids.length;
  const compatible = compatibilityAt(field, level);
  const matching = new MaximumMatching(bye + 1, (a, b) => {
    if (a === bye) return field.mayHaveBye[b] === 1;
    return b === bye ? field.mayHaveBye[a] === 1 : compatible(a, b);
  });
  matching.addAll(present.length % 2 === 0 ? present : [...present, bye]);
  return matching;
}

/**
 * 8.1, 14.1, 15.2: from the lowest group up, worst number first, the first player who may have the bye and leaves the
 * others pairable.
 */
function giveBye(field: Field, rest: MaximumMatching, present: readonly number[]): number | undefined {
  const bye = field.ids.length;
  if (!rest.has(bye)) return undefined;
  const order = present.toSorted((a, b) => field.doubledPoints[a]! - field.doubledPoints[b]! || b - a);
  const player = order.find((candidate) => field.mayHaveBye[candidate] === 1 && rest.canJoin(candidate, bye))!;
  rest.removePair(player, bye);
  return player;
}

function pairGroups(desk: RoundDesk): void {
  const groups = groupsOf(desk.field, desk.rest.vertices());
  const middle = groups.at(-1)!;
  const toMiddle: Floater[] = [];
  for (const direction of ['down', 'up'] as const) {
    const side = groups.filter((group) => group.direction === direction);
    let travelling: Floater[] = [];
    side.forEach((group, i) => {
      travelling = pairSideGroup(desk, group, travelling, side[i + 1] ?? middle);
    });
    toMiddle.push(...travelling);
  }
  pairMiddleGroup(desk, middle, toMiddle);
}

/** Pairs a group above or below the middle; returns the players who move on to the next. */
function pairSideGroup(desk: RoundDesk, group: Group, incoming: readonly Floater[], next: Group): Floater[] {
  const passing = pairIncoming(desk, group, incoming);
  const residents = group.residents.filter((player) => desk.isUnpaired(player));
  const outgoing = chooseOutgoing(
    desk,
    group,
    residents,
    passing.map((floater) => floater.player),
    next,
  );
  const staying = residents.filter((player) => !outgoing.includes(player));
  pairRest(desk, group, group.direction === 'up' ? staying.toReversed() : staying);
  return [...passing, ...outgoing.map((player) => ({ player, from: group }))];
}

/** Floaters without an opponent in the middle group join its players, in order of number (D-SWISS-6). */
function pairMiddleGroup(desk: RoundDesk, middle: Group, incoming: readonly Floater[]): void {
  pairIncoming(desk, middle, incoming);
  pairRest(
    desk,
    middle,
    [...desk.rest.vertices()].sort((a, b) => a - b),
  );
}

/** Order of boards: the higher score of the two before the round, the sum of both, the lower number of the two. */
function writeRound(desk: RoundDesk, bye: number | undefined): PairedRound {
  const { field } = desk;
  const points = field.doubledPoints;
  const key = ({ first, second }: MadePair): readonly number[] => [
    -Math.max(points[first]!, points[second]!),
    -(points[first]! + points[second]!),
    Math.min(first, second),
  ];
  const ordered = desk.pairs
    .map((pair) => ({ pair, order: key(pair) }))
    .sort((a, b) => a.order[0]! - b.order[0]! || a.order[1]! - b.order[1]! || a.order[2]! - b.order[2]!);
  return {
    format: 'escala/round@1',
    round: field.round,
    pairs: ordered.map(({ pair }, i) => writeBoard(desk, pair, i + 1)),
    bye: bye === undefined ? null : field.ids[bye]!,
  };
}

function writeBoard({ field, level }: RoundDesk, pair: MadePair, board: number): PairedBoard {
  const { white, black, rule } = pairColours(field, pair.first, pair.second, pair.group.direction);
  return {
    board,
    white: field.ids[white]!,
    black: field.ids[black]!,
    trace: {
      group: pair.group.doubledPoints / 2,
      direction: pair.group.direction,
      step: pair.step,
      floater: pair.floater === undefined ? null : field.ids[pair.floater]!,
      passed: pair.passed.map(({ player, reason }) => ({ player: field.ids[player]!, reason })),
      colourRule: rule,
      quality: pairQuality(field, pair.first, pair.second),
      level,
    },
  };
}
