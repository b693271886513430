import {
  COLLECTIVE_TYPES,
  type CollectiveType,
  type IsoDate,
  type LibereEvent,
  type PlaceOrScore,
  type ScrabbleInput,
} from '@escala/core';

/**
 * A second, slow implementation straight from the formulas: every rating is summed over the whole calendar whenever
 * needed, and the numbers of the regulation are written out again. Shares nothing with the engine.
 */
export interface OracleRating {
  readonly rating: number;
  readonly status: string;
  readonly played: number;
}

export interface OracleResult {
  readonly ratings: Record<string, Record<string, OracleRating>>;
  readonly general: Record<string, number>;
  readonly games: Record<string, { value: number; points: Record<string, number> }>;
}

const N: Record<CollectiveType | 'libere', number> = {
  'duplicat-clasic': 20,
  'duplicat-completiv': 18,
  'duplicat-eliptic': 14,
  compunere: 18,
  anticipatie: 14,
  libere: 8,
};
const BOUND: Record<CollectiveType, number> = {
  'duplicat-clasic': 3,
  'duplicat-completiv': 3,
  'duplicat-eliptic': 3,
  compunere: 3,
  anticipatie: 3,
};

type Points = Record<string, number>;

/** R of §7 after the last of the games, for one player; undefined without a game in the window. */
function ratingAfter(n: number, calendar: readonly Points[], player: string): number | undefined {
  const k = calendar.length;
  let above = 0;
  let below = 0;
  for (let i = 1; i <= k; i++) {
    const points = calendar[i - 1]![player];
    if (i <= k - n || points === undefined) continue;
    const weight = 155 + 5 * n + 10 * (i - k - 1);
    above += points * weight;
    below += weight;
  }
  return below === 0 ? undefined : above / below;
}

function placeOf(results: readonly PlaceOrScore[], { place, score }: PlaceOrScore): number {
  return place ?? 1 + results.filter((other) => other.score! > score!).length;
}

function pointsOf(n: number, calendar: readonly Points[], results: readonly PlaceOrScore[]) {
  const j = results.length;
  const sum = results.reduce((total, { player }) => total + (ratingAfter(n, calendar, player) ?? 150), 0);
  const value = sum / j;
  const points: Points = {};
  for (const result of results) points[result.player] = value + (50 * (j - 2 * placeOf(results, result) + 1)) / (j - 1);
  return { value, points };
}

function counted<Entry extends { date: IsoDate; class?: string | undefined }>(
  input: ScrabbleInput,
  entries: readonly Entry[] = [],
): Entry[] {
  const pool = input.class ?? 'seniors';
  const kept = entries.filter(
    (entry) => (entry.class ?? 'seniors') === pool && entry.date >= '2009-01-01' && entry.date < input.listDate,
  );
  return kept
    .map((entry, place) => ({ entry, place }))
    .sort((a, b) => (a.entry.date === b.entry.date ? a.place - b.place : a.entry.date < b.entry.date ? -1 : 1))
    .map(({ entry }) => entry);
}

interface Played {
  readonly date: IsoDate;
  readonly points: number;
}

function libereRating(log: readonly Played[]): number | undefined {
  if (log.length === 0) return undefined;
  const last = log.slice(-100);
  const weights = last.map((_, place) => 200 - (last.length - 1 - place));
  const above = last.reduce((sum, game, place) => sum + game.points * weights[place]!, 0);
  return above / weights.reduce((sum, weight) => sum + weight, 0);
}

const SCORES = { '1-0': 1, '0-1': -1, '1/2': 0 } as const;

/** Each player's games of an event with the opponents and ±50, by round. */
function sides(event: LibereEvent): { player: string; opponent: string; swing: number }[] {
  return event.games
    .map((game, place) => ({ game, place }))
    .sort((x, y) => x.game.round - y.game.round || x.place - y.place)
    .flatMap(({ game }) => [
      { player: game.a, opponent: game.b, swing: 50 * SCORES[game.result] },
      { player: game.b, opponent: game.a, swing: -50 * SCORES[game.result] || 0 },
    ]);
}

function mean(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function startsFrom2011(event: LibereEvent, known: (player: string) => number | undefined): (player: string) => number {
  const games = sides(event);
  const firstPass = (player: string): number =>
    mean(
      games
        .filter((game) => game.player === player && known(game.opponent) !== undefined)
        .map((game) => known(game.opponent)! + game.swing),
    ) ?? 150;
  const secondPass = (player: string): number =>
    mean(
      games
        .filter((game) => game.player === player)
        .map((game) => (known(game.opponent) ?? firstPass(game.opponent)) + game.swing),
    )!;
  return (player) => known(player) ?? secondPass(player);
}

function isRefused({ places = [], games }: LibereEvent): boolean {
  const ranked = places.map(({ player }) => player);
  return places.length < 2 || games.some(({ a, b }) => !ranked.includes(a) || !ranked.includes(b));
}

function rateLibere(input: ScrabbleInput): Record<string, OracleRating> {
  const log = new Map<string, Played[]>(input.players.map(({ id }) => [id, []]));
  const tournaments: Points[] = [];
  let rounds = 0;
  for (const event of counted(input, input.libere)) {
    if (event.rated === false) continue;
    const early = event.date < '2011-01-01';
    if (early && isRefused(event)) continue;
    const start = early
      ? (player: string) => ratingAfter(N.libere, tournaments, player) ?? 150
      : startsFrom2011(event, (player) => libereRating(log.get(player)!));
    const entries = sides(event).map(({ player, opponent, swing }) => {
      const own = start(player);
      const other = start(opponent);
      const near = other > own + 40 ? own + 40 : other < own - 40 ? own - 40 : other;
      return { player, date: event.date, points: near + swing };
    });
    if (early) tournaments.push(pointsOf(N.libere, tournaments, event.places!).points);
    for (const entry of entries) log.get(entry.player)!.push(entry);
    rounds += new Set(event.games.map(({ round }) => round)).size;
  }
  const ratings: Record<string, OracleRating> = {};
  for (const [player, games] of log) {
    const rating = libereRating(games);
    if (rating === undefined) continue;
    const last = games.at(-1)!.date;
    const twoYearsOn = `${Number(last.slice(0, 4)) + 2}${last.slice(4).replace('-02-29', '-02-28')}`;
    const attended = tournaments.slice(-N.libere).filter((points) => points[player] !== undefined).length;
    const status =
      input.listDate < '2011-01-01'
        ? attended >= 2
          ? 'active'
          : 'provisional'
        : input.listDate >= twoYearsOn
          ? 'inactive'
          : games.length >= 0.15 * Math.min(rounds, 100)
            ? 'active'
            : 'provisional';
    ratings[player] = { rating, status, played: games.length };
  }
  return ratings;
}

export function oracle(input: ScrabbleInput): OracleResult {
  const result: OracleResult = { ratings: {}, general: {}, games: {} };
  const put = (player: string, type: string, rating: OracleRating): void => {
    result.ratings[player] ??= {};
    result.ratings[player][type] = rating;
  };
  for (const type of COLLECTIVE_TYPES) {
    const calendar: Points[] = [];
    for (const game of counted(input, input.collective)) {
      if (game.type !== type || game.results.length < 2) continue;
      const rated = pointsOf(N[type], calendar, game.results);
      calendar.push(rated.points);
      result.games[game.id] = rated;
    }
    for (const { id } of input.players) {
      const rating = ratingAfter(N[type], calendar, id);
      if (rating === undefined) continue;
      const played = calendar.slice(-N[type]).filter((points) => points[id] !== undefined).length;
      put(id, type, { rating, played, status: played >= BOUND[type] ? 'active' : 'provisional' });
    }
  }
  for (const { id } of input.players) {
    const five = COLLECTIVE_TYPES.map((type) => result.ratings[id]?.[type]);
    if (!five.some((rating) => rating?.status === 'active')) continue;
    result.general[id] = five.reduce((sum, rating) => sum + (rating?.rating ?? 150), 0) / 5;
  }
  for (const [player, rating] of Object.entries(rateLibere(input))) put(player, 'libere', rating);
  return result;
}
