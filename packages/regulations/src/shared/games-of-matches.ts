import { type IsoDate, lastPairedRound, type Tournament, type TournamentGame } from '@escala/core';

/** D-RR-7: in a report a player has one game in a round, so each game of a match has a round of its own there. */

type Rounds = Pick<Tournament, 'rounds' | 'games' | 'byes' | 'absences' | 'withdrawals' | 'event'>;

const pairOf = ({ white, black }: TournamentGame): string => JSON.stringify([white, black].sort());

/**
 * A tournament in whose rounds nobody has more than one game; `ahead`: games in the matches of future rounds, as far as
 * known.
 */
export function unfoldMatches(tournament: Tournament, ahead = 1): Tournament {
  const nth = new Map<string, number>();
  const last = lastPairedRound(tournament);
  const widths = Array.from({ length: tournament.rounds }, (_, i) => (i < last ? 1 : ahead));
  const places = tournament.games.map((game) => {
    const match = `${game.round} ${pairOf(game)}`;
    const place = nth.get(match) ?? 0;
    nth.set(match, place + 1);
    widths[game.round - 1] = Math.max(widths[game.round - 1] ?? 1, place + 1);
    return place;
  });
  if (widths.every((width) => width === 1)) return tournament;
  const before = (round: number): number => widths.slice(0, round - 1).reduce((sum, width) => sum + width, 0);
  return {
    ...withRounds(
      tournament,
      widths.reduce((sum, width) => sum + width, 0),
      (round) => before(round) + 1,
      before,
    ),
    games: tournament.games.map((game, i) => ({ ...game, round: before(game.round) + 1 + places[i]! })),
    ...datesOf(tournament, (dates) => dates.flatMap((date, i) => Array<IsoDate>(widths[i] ?? 1).fill(date))),
  };
}

/** The reverse: in a knockout, two players who meet again in the next round have not finished their match. */
export function foldMatches(tournament: Tournament): Tournament {
  const pairs = Array.from({ length: tournament.rounds + 1 }, () => new Set<string>());
  for (const game of tournament.games) pairs[game.round]?.add(pairOf(game));
  const begins = pairs.map(
    (own, round) => round > 0 && (own.size === 0 || [...own].some((pair) => !pairs[round - 1]!.has(pair))),
  );
  if (begins.every((isFirst, round) => isFirst || round === 0)) return tournament;
  const roundOf = (column: number): number => begins.slice(0, column + 1).filter(Boolean).length;
  const widths = begins.reduce<number[]>((all, isFirst) => {
    if (isFirst) all.push(1);
    else if (all.length > 0) all[all.length - 1]! += 1;
    return all;
  }, []);
  const ofBeginnings = <T extends { readonly round: number }>(list?: readonly T[]): T[] | undefined =>
    list?.filter(({ round }) => begins[round] ?? true);
  const { byes, absences } = tournament;
  return {
    ...withRounds(
      { ...tournament, byes: ofBeginnings(byes), absences: ofBeginnings(absences) },
      widths.length,
      roundOf,
      (round) => roundOf(round - 1),
    ),
    gamesPerMatch: Math.max(...widths),
    games: tournament.games.map((game) => ({ ...game, round: roundOf(game.round) })),
    ...datesOf(tournament, (dates) => dates.filter((_, i) => begins[i + 1])),
  };
}

/** Renumbers the rounds of everything except games and dates. `before`: the number of new rounds before a round. */
function withRounds<T extends Rounds>(
  tournament: T,
  rounds: number,
  first: (round: number) => number,
  before: (round: number) => number,
): T {
  const { byes, absences, withdrawals } = tournament;
  return {
    ...tournament,
    rounds,
    ...(byes && { byes: byes.map((bye) => ({ ...bye, round: first(bye.round) })) }),
    ...(absences && { absences: absences.map((absence) => ({ ...absence, round: first(absence.round) })) }),
    ...(withdrawals && {
      withdrawals: withdrawals.map((left) => ({ ...left, afterRound: before(left.afterRound + 1) })),
    }),
  };
}

function datesOf(
  { event }: Rounds,
  change: (dates: readonly IsoDate[]) => IsoDate[],
): { readonly event?: NonNullable<Rounds['event']> } {
  return event?.roundDates ? { event: { ...event, roundDates: change(event.roundDates) } } : {};
}
