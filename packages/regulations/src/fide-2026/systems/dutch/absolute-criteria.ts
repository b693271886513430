import { WANTS_BLACK, WANTS_WHITE } from './colours.ts';
import type { Field } from './field.ts';
import type { PlayerState, RoundRecord, RoundState } from './round-state.ts';

/** What the absolute criteria need to know about the players to be paired, by rank. */
export type AbsoluteTerms = Pick<Field, 'player' | 'wants' | 'grade' | 'isTopscorer'>;

type TellApart = (players: readonly number[]) => void;

/** A criterion that no pair may violate. */
export interface AbsoluteCriterion {
  readonly name: 'C1' | 'C3' | 'forbidden';
  readonly article: string;
  /** Reports players of whom no two may meet, by rank (-1 for those not being paired). */
  keepApart(state: RoundState, terms: AbsoluteTerms, rankOf: Int32Array, apart: TellApart): void;
}

/** 2.1: the criteria on who may not meet. */
export const ABSOLUTE_CRITERIA: readonly AbsoluteCriterion[] = [
  { name: 'C1', article: 'C.04.3 C1', keepApart: haveMet },
  { name: 'C3', article: 'C.04.3 C3', keepApart: wantOneColour },
  // D-DUTCH-7: as strict as [C1].
  { name: 'forbidden', article: 'C.04.2 3', keepApart: areForbidden },
];

/** [C1]: players who have played each other; a forfeit does not count (C.04.2 3.5). */
function haveMet(
  { players }: RoundState,
  { player: order }: AbsoluteTerms,
  rankOf: Int32Array,
  apart: TellApart,
): void {
  order.forEach((player, rank) => {
    for (const { kind, opponent } of players[player]!.records) if (kind === 'played') apart([rank, rankOf[opponent!]!]);
  });
}

/** [C3]: players with absolute preferences for the same colour, unless one is a topscorer. */
function wantOneColour(
  _state: RoundState,
  { player, wants, grade, isTopscorer }: AbsoluteTerms,
  _rankOf: Int32Array,
  apart: TellApart,
): void {
  const absolute = Array.from(player.keys()).filter((rank) => grade[rank] === 3 && !isTopscorer[rank]);
  for (const colour of [WANTS_WHITE, WANTS_BLACK]) apart(absolute.filter((rank) => wants[rank] === colour));
}

function areForbidden(
  { forbidden = [] }: RoundState,
  _terms: AbsoluteTerms,
  rankOf: Int32Array,
  apart: TellApart,
): void {
  for (const group of forbidden) apart(group.map((player) => rankOf[player]!));
}

/** Ranks by the initial order, -1 for players not being paired. */
export function ranksOfPlayers({ players }: RoundState, order: Int32Array): Int32Array {
  const rankOf = new Int32Array(players.length).fill(-1);
  order.forEach((player, rank) => {
    rankOf[player] = rank;
  });
  return rankOf;
}

/**
 * [C2], C.04.1 4: the record that bars a player from the bye: an earlier pairing-allocated bye, or as many points as a
 * win without playing.
 */
export function barsBye({ records }: PlayerState, win: number): (RoundRecord & { readonly round: number }) | undefined {
  const index = records.findIndex(
    ({ kind, points }) => kind !== 'played' && (kind === 'pairing-allocated-bye' || points >= win),
  );
  return index < 0 ? undefined : { ...records[index]!, round: index + 1 };
}
