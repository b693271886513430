import type { Tournament } from '@escala/core';

/**
 * A digest of everything that determines the pairing of a round, for checking a pairing made elsewhere against the
 * record: equal inputs give the same round. It detects changes, but is no protection against forgery.
 */
export function pairingInputs(tournament: Tournament, round: number): string {
  const { system, rounds, initialColour, scoring, acceleration, virtualPoints, forbidden, players, assignedPoints } =
    tournament;
  const before = <Row extends { readonly round: number }>(rows: readonly Row[] = [], upTo = round - 1): Row[] =>
    rows.filter((row) => row.round <= upTo);
  const inputs = {
    ...{ round, system, rounds, initialColour, scoring, acceleration },
    virtualPoints: inOrder(virtualPoints ?? []),
    ...(assignedPoints?.length && { assignedPoints: inOrder(before(assignedPoints)) }),
    forbidden: inOrder(forbidden ?? []),
    players: inOrder(
      players.map(({ id, number, rating, title, name, category }) => ({ id, number, rating, title, name, category })),
    ),
    games: inOrder(
      before(tournament.games).map(({ round: of, white, black, result, kind = 'played' }) => ({
        ...{ of, white, black, result, kind },
      })),
    ),
    byes: inOrder(
      before(tournament.byes, round).map(({ round: of, player, points, kind }) => ({ of, player, points, kind })),
    ),
    absences: inOrder(before(tournament.absences, round).map(({ round: of, player }) => ({ of, player }))),
    withdrawals: inOrder((tournament.withdrawals ?? []).filter(({ afterRound }) => afterRound < round)),
  };
  return fnv1a(JSON.stringify(inputs));
}

const inOrder = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

const PRIME = 0x100000001b3n;
const BITS = 0xffff_ffff_ffff_ffffn;

/** 64-bit FNV-1a: the same in every browser, even without `crypto.subtle`. */
function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i++) hash = ((hash ^ BigInt(text.charCodeAt(i))) * PRIME) & BITS;
  return hash.toString(16).padStart(16, '0');
}
