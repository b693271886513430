import type { TournamentPlayer } from '@escala/core';
import { roundsOff } from '../norms/counted-games.ts';
import { type Field, isPredetermined, NOT_A_MEMBER } from '../norms/field.ts';

/** The remaining games of one player in an event. */
export interface GamesToCome {
  /** Known opponents, in the order of the rounds. */
  readonly known: readonly TournamentPlayer[];
  /** Number of rounds not paired yet. */
  readonly unknown: number;
  /** Possible opponents in these, strongest first. */
  readonly candidates: readonly TournamentPlayer[];
}

export function gamesToCome(field: Field, player: TournamentPlayer): GamesToCome {
  const { tournament, players, playerIn, lastRound, roundsOf } = field;
  const met = roundsOf(player.id).flatMap((spent) => (spent.kind === 'game' ? [spent] : []));
  const going = met
    .filter(({ game }) => game.result === undefined)
    .map(({ game, opponent }) => playerIn(game.round, opponent))
    .filter(({ federation }) => federation !== NOT_A_MEMBER);
  const left = new Set((tournament.withdrawals ?? []).map((each) => each.player));
  if (isPredetermined(field)) return { known: [...going, ...notMet(field, player, left)], unknown: 0, candidates: [] };
  const off = roundsOff(field, player).length;
  const unknown = field.isOut(player.id) ? 0 : Math.max(0, tournament.rounds - lastRound - off);
  const opponents = new Set(met.map(({ opponent }) => opponent));
  const candidates = [...players.values()]
    .filter(
      ({ id, federation }) => id !== player.id && !opponents.has(id) && !left.has(id) && federation !== NOT_A_MEMBER,
    )
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  return { known: going, unknown, candidates };
}

/**
 * Opponents still to come in a round robin; unrated ones count if they score at least half a point, which is not known
 * yet (1.4.2b).
 */
function notMet(field: Field, player: TournamentPlayer, left: ReadonlySet<string>): TournamentPlayer[] {
  const times = field.system === 'double-round-robin' ? 2 : 1;
  const met = new Map<string, number>();
  for (const spent of field.roundsOf(player.id))
    if (spent.kind === 'game') met.set(spent.opponent, (met.get(spent.opponent) ?? 0) + 1);
  if (left.has(player.id)) return [];
  return [...field.players.values()]
    .filter(
      ({ id, federation, rating }) =>
        id !== player.id && !left.has(id) && federation !== NOT_A_MEMBER && rating !== undefined,
    )
    .flatMap((opponent) => Array.from({ length: times - (met.get(opponent.id) ?? 0) }, () => opponent));
}
