import { type IsoDate, lastPairedRound, type Tournament, type TournamentGame } from '@escala/core';

/** D-RR-7: in a report a player has one game in a round, so each game of a match has a round of its own there. */

type Rounds = Pick<Tournament, 'rounds' | 'games' | 'byes' | 'absences' | 'withdrawals' | 'event'>;

const pairOf = ({ white, black }: Pick<TournamentGame, 'white' | 'black'>): string =>
  JSON.stringify([white, black].sort());

/**
 * A tournament in whose rounds nobody has more than one game; `ahead`: games in the matches of future rounds, as far as
 * known.
 */
export function unfoldMatches(tournament: Tournament, ahead: (round: number) => number = () => 1): Tournament {
  const nth = new Map<string, number>();
  const last = lastPairedRound(tournament);
  const widths = Array.from({ length: tournament.rounds }, (_, i) => (i < last ? 1 : ahead(i + 1)));
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
  const games = tournament.games.map((game) => ({ ...game, round: roundOf(game.round) }));
  return {
    ...withRounds(
      { ...tournament, byes: ofBeginnings(byes), absences: ofBeginnings(absences) },
      widths.length,
      roundOf,
      (round) => roundOf(round - 1),
    ),
    gamesPerMatch: gamesPerMatchOf(games, widths, pairs.at(-1)!.size > 0),
    games,
    ...datesOf(tournament, (dates) => dates.filter((_, i) => begins[i + 1])),
  };
}

/** Of a round that is over, the games of its shortest match; any other may have as many as the longest so far. */
function gamesPerMatchOf(games: readonly TournamentGame[], widths: readonly number[], isOver: boolean) {
  const most = Math.max(...widths);
  const shortest = shortestMatches(games, most);
  const over = isOver ? shortest : shortest.slice(0, -1);
  const ofRounds = widths.map((_, i) => over[i] ?? most);
  return ofRounds.every((length) => length === most) ? most : ofRounds;
}

/** For each round so far, the games of its shortest match; `otherwise` if it has none (D-OFF-1080). */
export function shortestMatches(
  games: readonly Pick<TournamentGame, 'round' | 'white' | 'black'>[],
  otherwise: number,
): number[] {
  const last = games.reduce((most, { round }) => Math.max(most, round), 0);
  return Array.from({ length: last }, (_, i) => {
    const matches = Map.groupBy(
      games.filter(({ round }) => round === i + 1),
      pairOf,
    );
    return matches.size === 0 ? otherwise : Math.min(...[...matches.values()].map(({ length }) => length));
  });
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
