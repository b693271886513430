import { bitWords, clearBit, hasBit, takeOut, vertexSet } from '@escala/core';
import { ABSOLUTE_CRITERIA, barsBye, ranksOfPlayers } from './absolute-criteria.ts';
import { type ColourPreference, colourPreference, WANTS_NOTHING } from './colours.ts';
import {
  type Colour,
  FLOAT,
  floatOf,
  type PlayerState,
  type RoundRecord,
  type RoundState,
  scoreAt,
} from './round-state.ts';
import { largeGroupsOf } from './separations.ts';

/** Everybody to be paired, in columns by rank: higher score, then lower pairing number (1.2). */
export interface Field {
  readonly count: number;
  /** Place in the initial order. */
  readonly player: Int32Array;
  /** Pairing number in force (1.1, D-DUTCH-4). */
  readonly number: Int32Array;
  readonly score: Int32Array;
  /** The score group, from the top (1.3). */
  readonly level: Int32Array;
  /** 0 none, 1 White, 2 Black. */
  readonly wants: Uint8Array;
  /** 3 absolute, 2 strong, 1 mild, 0 none (1.6, 1.7). */
  readonly grade: Uint8Array;
  /** Games with White minus games with Black, as an absolute value. */
  readonly colourDifference: Uint8Array;
  /** Whether the last two games had the unwanted colour. */
  readonly hasRepeated: Uint8Array;
  /** Floats of the last two rounds as bits of FLOAT (1.4). */
  readonly floats: Uint8Array;
  readonly unplayed: Int32Array;
  readonly mayHaveBye: Uint8Array;
  readonly isTopscorer: Uint8Array;
  /**
   * What keeps many of a field apart, a hint for the search: 3 times the player's large group (D-DUTCH-7; 0 for none),
   * plus the colour of an absolute preference ([C3]).
   */
  readonly separation: Uint16Array;
  /** Number of large groups. */
  readonly largeGroups: number;
  /** Colours of the games played, in order. */
  readonly colours: readonly (readonly Colour[])[];
  /**
   * Who may meet whom, by rank, as rows of bits: [C1], [C3], and forbidden pairs (D-DUTCH-7). The last row is that of
   * the bye.
   */
  readonly edges: Uint32Array;
  readonly words: number;
}

export function mayMeet({ edges, words }: Field, a: number, b: number): boolean {
  return hasBit(edges, b, a * words);
}

export function fieldOf(state: RoundState): Field {
  const { players, round, rounds, points } = state;
  const scores = players.map((player) => scoreAt(player, round));
  const numbers = numbersInForce(players);
  const order = [...players.keys()].filter((player) => players[player]!.isPresent);
  order.sort((a, b) => scores[b]! - scores[a]! || a - b);
  const count = order.length;
  const groups = largeGroupsOf(state, order);
  const field = {
    count,
    player: Int32Array.from(order),
    number: Int32Array.from(order, (player) => numbers[player]!),
    score: Int32Array.from(order, (player) => scores[player]!),
    level: new Int32Array(count),
    wants: new Uint8Array(count),
    grade: new Uint8Array(count),
    colourDifference: new Uint8Array(count),
    hasRepeated: new Uint8Array(count),
    floats: new Uint8Array(count),
    unplayed: new Int32Array(count),
    mayHaveBye: new Uint8Array(count),
    isTopscorer: new Uint8Array(count),
    separation: new Uint16Array(count),
    largeGroups: groups.reduce((most, group) => Math.max(most, group), 0),
    colours: order.map((player) => coloursOf(players[player]!)),
  };
  order.forEach((player, rank) => {
    const { records } = players[player]!;
    if (rank > 0) field.level[rank] = field.level[rank - 1]! + (field.score[rank] === field.score[rank - 1] ? 0 : 1);
    const preference: ColourPreference = colourPreference(field.colours[rank]!);
    field.wants[rank] = preference.wants;
    field.grade[rank] = preference.grade;
    field.colourDifference[rank] = preference.difference;
    field.hasRepeated[rank] = preference.hasRepeated ? 1 : 0;
    const last = floatOf(state, player, round - 1);
    const lastButOne = floatOf(state, player, round - 2);
    field.floats[rank] =
      (last === 'down' ? FLOAT.downLast : last === 'up' ? FLOAT.upLast : 0) |
      (lastButOne === 'down' ? FLOAT.downBefore : lastButOne === 'up' ? FLOAT.upBefore : 0);
    field.unplayed[rank] = records.filter(({ kind }) => kind !== 'played').length;
    field.mayHaveBye[rank] = barsBye(players[player]!, points.win) === undefined ? 1 : 0;
    // 1.8, D-DUTCH-6: more than half of the points possible before the last round.
    field.isTopscorer[rank] = round === rounds && 2 * scores[player]! > (round - 1) * points.win ? 1 : 0;
    const isAbsolute = preference.grade === 3 && field.isTopscorer[rank] === 0;
    field.separation[rank] = 3 * groups[rank]! + (isAbsolute ? preference.wants : WANTS_NOTHING);
  });
  return { ...field, words: bitWords(count + 1), edges: edgesOf(state, field) };
}

/** C.04.2 3.4: unplayed rounds have no colour. */
function coloursOf({ records }: PlayerState): Colour[] {
  return records.flatMap(({ kind, colour }) => (kind === 'played' ? [colour!] : []));
}

/** D-DUTCH-4: the place in the initial order among players who are present or took part before. */
function numbersInForce(players: readonly PlayerState[]): number[] {
  let number = 0;
  return players.map(({ records, isPresent }) => (isPresent || records.some(tookPart) ? ++number : 0));
}

export function tookPart({ kind }: RoundRecord): boolean {
  return kind === 'played' || kind === 'forfeit' || kind === 'pairing-allocated-bye';
}

function edgesOf(state: RoundState, field: Omit<Field, 'edges' | 'words'>): Uint32Array {
  const { count } = field;
  const words = bitWords(count + 1);
  const edges = new Uint32Array((count + 1) * words);
  for (let rank = 0; rank < count; rank++) {
    edges.fill(0xffff_ffff, rank * words, rank * words + (count >>> 5));
    if ((count & 31) !== 0) edges[rank * words + (count >>> 5)] = (1 << (count & 31)) - 1;
    clearBit(edges, rank, rank * words);
  }
  const rankOf = ranksOfPlayers(state, field.player);
  for (const { keepApart } of ABSOLUTE_CRITERIA)
    keepApart(state, field, rankOf, (players) => {
      if (players.length > 2) {
        const present = players.filter((rank) => rank >= 0);
        const set = vertexSet(count + 1, present);
        takeOut(edges, set, set);
        return;
      }
      // Nearly all calls are for two players who have met.
      const [a = -1, b = -1] = players;
      if (a < 0 || b < 0) return;
      clearBit(edges, b, a * words);
      clearBit(edges, a, b * words);
    });
  return edges;
}
