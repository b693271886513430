import type { Tournament } from '@escala/core';

/** The rounds of a month (`2026-10`), each with its number in that month's report. */
export function roundsOfMonth(roundDates: readonly string[], month: string): ReadonlyMap<number, number> {
  const rounds = roundDates.flatMap((date, i) => (date.startsWith(`${month}-`) ? [i + 1] : []));
  return new Map(rounds.map((round, i) => [round, i + 1]));
}

/** Months with a round, in order. */
export const monthsOf = (roundDates: readonly string[]): string[] =>
  [...new Set(roundDates.map((date) => date.slice(0, 'YYYY-MM'.length)))].sort();

/**
 * One month of a long event as an event of its own (fide-2024 4.1, D-F24-32): its rounds counted from 1, the days from
 * the first of them to the last, and only players paired in them. What is needed only to pair other rounds is left out.
 */
export function monthOfTournament(tournament: Tournament, month: string): Tournament {
  const {
    event = {},
    acceleration: _,
    virtualPoints: __,
    withdrawals: ___,
    assignedPoints: ____,
    ...others
  } = tournament;
  const rounds = roundsOfMonth(event.roundDates ?? [], month);
  const during = <Row extends { readonly round: number }>(rows: readonly Row[] = []): Row[] =>
    rows.flatMap((row) => {
      const round = rounds.get(row.round);
      return round === undefined ? [] : [{ ...row, round }];
    });
  const games = during(tournament.games);
  const byes = during(tournament.byes);
  const there = new Set([...games.flatMap(({ white, black }) => [white, black]), ...byes.map(({ player }) => player)]);
  const roundDates = [...rounds.keys()].map((round) => event.roundDates![round - 1]!);
  const days = roundDates.toSorted();
  return {
    ...others,
    rounds: rounds.size,
    players: tournament.players
      .filter(({ id }) => there.has(id))
      .map((player, i) => (player.number === undefined ? player : { ...player, number: i + 1 })),
    games,
    byes,
    absences: during(tournament.absences).filter(({ player }) => there.has(player)),
    tieBreakGames: during(tournament.tieBreakGames),
    forbidden: [],
    event: { ...event, roundDates, start: days[0], end: days.at(-1) },
  };
}
