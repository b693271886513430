import type { EventRecord, GameRecord, HeadToHeadInput, PlayerFacts } from '@escala/core';
import Fraction from 'fraction.js';

/**
 * A second, slow and obvious implementation of the regulation: fractions, strings and look-ups through the whole
 * document for every question. It shares no code with the engine, and its tables are written in another form.
 */

const DAY = 86_400_000;
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;
const HALF = new Fraction(1, 2);
const round = (value: Fraction): number => Number(value.add(HALF).floor());

const ENDS =
  '3 10 17 25 32 39 46 53 61 68 76 83 91 98 106 113 121 129 137 145 153 162 170 179 188 197 206 215 225 235 245 256 267 278 290 302 315 328 344 357 374 391 411 432 456 484 517 559 619'
    .split(' ')
    .map(Number);
const share = (difference: number): Fraction => {
  const row = ENDS.findIndex((end) => Math.abs(difference) <= end);
  const higher = new Fraction(50 + (row < 0 ? 49 : row), 100);
  return difference >= 0 ? higher : new Fraction(1).sub(higher);
};
const ABOVE =
  '0 7 14 21 29 36 43 50 57 65 72 80 87 95 102 110 117 125 133 141 149 158 166 175 184 193 202 211 220 230 240 251 262 273 284 296 309 322 336 351 366 383 401 422 444 470 501 538 589 677 800'
    .split(' ')
    .map(Number);
const base = (r: number): number =>
  r >= 2600 ? 6 : r >= 2300 ? 8 : r >= 2000 ? 16 : r >= 1700 ? 24 : r >= 1400 ? 30 : r >= 1100 ? 36 : 42;

export interface OracleLine {
  player: string;
  event: string;
  round: number;
  own: number;
  opponentRating: number;
  score: number;
  expected: number;
  k: number;
  change: number;
}

export function oracle(input: HeadToHeadInput) {
  const rapid = input.rhythm === 'rapid';
  const lists = input.lists;
  const last = lists.at(-1);
  const byId = new Map(input.players.map((player) => [player.id, player]));
  const listed = (id: string): boolean => {
    const { federated, federatedOn = '', licence } = byId.get(id)!;
    return (
      federated !== false && (licence === undefined ? federatedOn <= input.listDate : licensed(id, input.listDate))
    );
  };
  const licensed = (id: string, day: string): boolean => {
    const { licence } = byId.get(id)!;
    if (licence === undefined) return listed(id);
    return [licence].flat().some(({ from = '', until = '9999' }) => from <= day && day <= until);
  };

  const delta = (player: PlayerFacts, season: number): number => {
    const first = Math.max(
      2015,
      player.firstSeason ?? (player.federatedOn ? Number(player.federatedOn.slice(0, 4)) : season),
    );
    const seasons = Math.min(5, season - first);
    if (seasons < 1) return 0;
    let sum = 0;
    let weights = 0;
    for (let i = 1; i <= seasons; i++) {
      sum += (seasons + 1 - i) * (player.gamesByYear?.[String(season - i)] ?? 0);
      weights += i;
    }
    const mean = new Fraction(sum, weights);
    return round(new Fraction(3).sub((mean.compare(54) > 0 ? new Fraction(54) : mean).div(9)));
  };
  const first = (player: PlayerFacts, ageOn: string | undefined): number | undefined => {
    if (rapid && player.standardRating !== undefined) return Math.max(1000, player.standardRating);
    if (player.fideRating !== undefined) return Math.max(1000, player.fideRating);
    if (!ageOn || !(player.birthDate || player.age?.on === ageOn)) return undefined;
    const tenths = player.birthDate ? round(new Fraction(days(player.birthDate, ageOn) * 10, 365)) : player.age!.tenths;
    const age = new Fraction(tenths, 10);
    return age.compare(5) < 0 ? 1220 : age.compare(17) > 0 ? 1700 : Number(age.mul(40).add(1020).valueOf());
  };
  const isWeeklyByDates = (event: EventRecord): boolean => {
    const numbers = [...new Set(event.games.filter((game) => game.date).map((game) => game.round))].sort(
      (a, b) => a - b,
    );
    const parts = event.games.some((game) => game.evaluatedOn !== undefined);
    if (event.weekly && (parts || numbers.length < 2)) return true;
    const dates = numbers.map((number) => {
      const dated = event.games.filter((game) => game.round === number && game.date).map((game) => game.date!);
      const often = (date: string): number => dated.filter((other) => other === date).length;
      return dated.toSorted((a, b) => often(b) - often(a) || (a < b ? -1 : 1))[0]!;
    });
    return dates.length > 1 && dates.every((date, i) => i === 0 || days(dates[i - 1]!, date) >= 7);
  };
  const weekly = new Map<EventRecord, boolean>();
  const isWeekly = (event: EventRecord): boolean => {
    if (!weekly.has(event)) weekly.set(event, isWeeklyByDates(event));
    return weekly.get(event)!;
  };
  const isHere = ({ timeControl: { minutes, increment = 0 } }: EventRecord): boolean =>
    minutes + increment < 60 === rapid;
  const listDayOf = (event: EventRecord, game: GameRecord): string =>
    isWeekly(event) && game.date ? game.date : event.start;
  const counts = (event: EventRecord, game: GameRecord): boolean => {
    const own = isWeekly(event) ? (game.date ?? event.end) : event.end;
    const evaluated = game.evaluatedOn ?? event.evaluatedOn ?? '';
    const day = own > evaluated ? own : evaluated;
    return day < input.listDate && day >= (last?.date ?? '');
  };
  const playedWithLicence = (id: string): boolean =>
    input.events.some(
      (event) =>
        isHere(event) &&
        event.games.some(
          (game) =>
            (game.white === id || game.black === id) && counts(event, game) && licensed(id, listDayOf(event, game)),
        ),
    );
  const standing = (id: string, day: string): { rating: number; k: number } | undefined => {
    const player = byId.get(id)!;
    if (!licensed(id, day)) return undefined;
    let index = -1;
    lists.forEach((list, i) => {
      if (list.date <= day) index = i;
    });
    for (let i = Math.max(0, index); i < lists.length; i++) {
      const rating = lists[i]!.ratings[id];
      if (rating !== undefined) return { rating, k: base(rating) + delta(player, Number(lists[i]!.date.slice(0, 4))) };
    }
    if (last?.ratings[id] !== undefined || !(listed(id) || playedWithLicence(id))) return undefined;
    const rating = first(player, player.federatedOn);
    return rating === undefined
      ? undefined
      : { rating, k: base(rating) + delta(player, Number((last?.date ?? input.listDate).slice(0, 4))) };
  };
  const ledger: OracleLine[] = [];
  const performances: Record<string, unknown>[] = [];
  for (const event of input.events) {
    const minutes = event.timeControl.minutes + (event.timeControl.increment ?? 0);
    if (!isHere(event)) continue;
    const dayOf = (game: GameRecord): string => listDayOf(event, game);
    const people = [...new Set([...(event.participants ?? []), ...event.games.flatMap((g) => [g.white, g.black])])];
    const inParts = event.games.some((game) => game.evaluatedOn !== undefined);
    const isLater = (game: GameRecord): boolean =>
      inParts && (game.evaluatedOn ?? event.evaluatedOn ?? '') >= input.listDate;
    const gamesOf = (id: string): GameRecord[] => event.games.filter((game) => game.white === id || game.black === id);
    const known = people.filter((id) => gamesOf(id).length === 0 || !gamesOf(id).every(isLater));
    const young = known.filter((id) => {
      const { birthDate, birthYear = 0 } = byId.get(id)!;
      return Number(birthDate?.slice(0, 4) ?? birthYear) >= Number(event.start.slice(0, 4)) - 12;
    }).length;
    const common = known.length > 0 && 5 * young >= 4 * known.length ? (rapid ? 3 : 6) : undefined;
    const enough = input.revision !== '5.3-in-force' || event.timeControl.minutes >= 10;
    const half = rapid && (minutes <= 10 || (event.halfK === true && enough));

    const performance = new Map<string, number>();
    for (const id of [...people].sort()) {
      let points = new Fraction(0);
      const opponents: number[] = [];
      const own = gamesOf(id).filter((game) => !isLater(game));
      if (own.every((game) => standing(id, dayOf(game)))) continue;
      for (const game of own) {
        if ((game.kind ?? 'played') !== 'played') continue;
        const opponent = standing(game.white === id ? game.black : game.white, dayOf(game));
        if (!opponent) continue;
        opponents.push(opponent.rating);
        points = points.add(scoreOf(game, game.white === id));
      }
      if (opponents.length === 0) continue;
      const ra = round(new Fraction(opponents.reduce((a, b) => a + b)).div(opponents.length));
      const over = Number(points.mul(2).sub(opponents.length).valueOf());
      const rp = over >= 0 ? ra + over * base(ra) : ra - ABOVE[50 - round(points.div(opponents.length).mul(100))]!;
      performance.set(id, rp);
      performances.push({
        event: event.id,
        player: id,
        ra,
        games: opponents.length,
        points: Number(points.valueOf()),
        performance: rp,
      });
    }
    for (const game of event.games) {
      if (!counts(event, game)) continue;
      for (const white of [true, false]) {
        const [id, other] = white ? [game.white, game.black] : [game.black, game.white];
        const own = standing(id, dayOf(game));
        const opponent = standing(other, dayOf(game));
        const kind = game.kind ?? 'played';
        if (!own) continue;
        const against = kind === 'forfeit' ? own.rating : (opponent?.rating ?? performance.get(other));
        if (against === undefined) continue;
        const lower = common ?? Math.min(own.k, opponent?.k ?? own.k);
        const k =
          kind === 'played' ? new Fraction(common ?? own.k).div(half && !common ? 2 : 1) : new Fraction(lower, 2);
        const expected = kind === 'forfeit' ? HALF : share(own.rating - against);
        const score = scoreOf(game, white);
        const change = k.mul(score.sub(expected));
        ledger.push({
          player: id,
          event: event.id,
          round: game.round,
          own: own.rating,
          opponentRating: against,
          score: score.valueOf(),
          expected: expected.valueOf(),
          k: k.valueOf(),
          change: change.valueOf(),
        });
      }
    }
  }

  const list = input.players
    .filter(({ id }) => listed(id) || ledger.some((line) => line.player === id))
    .map((player) => {
      const { id } = player;
      const lines = ledger.filter((line) => line.player === id);
      const sum = lines.reduce((total, line) => total.add(line.change), new Fraction(0));
      const previous = last?.ratings[id];
      const given = previous ?? first(player, player.federatedOn);
      if (given === undefined) return { id, rating: null, status: 'unrated' };
      let rating = Math.max(1000, given + round(sum));
      let status = !listed(id) ? 'lapsed' : previous === undefined ? 'new' : 'rated';
      const unplayed = lines.length === 0 && player.lastEventOn === undefined;
      if (
        previous !== undefined &&
        unplayed &&
        player.firstRatedOn &&
        yearLater(player.firstRatedOn) <= input.listDate
      ) {
        const again = first(player, input.listDate);
        if (again !== undefined) [rating, status] = [again, 'reassigned'];
      }
      const k0 = base(rating);
      const k = k0 + delta(player, Number(input.listDate.slice(0, 4)));
      return { id, rating, previous: previous ?? null, change: sum.valueOf(), k0, k, games: lines.length, status };
    })
    .filter(({ id, rating }) => listed(id) || rating !== null)
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || (a.id < b.id ? -1 : 1));
  const rated = list.filter((row) => row.rating !== null).map((row) => row.id);
  return { list, ledger: ledger.filter((line) => rated.includes(line.player)), performances };
}

function scoreOf(game: GameRecord, white: boolean): Fraction {
  if (game.result === '1/2' || game.result === (white ? '1/2-0' : '0-1/2')) return HALF;
  return new Fraction((game.result === '1-0' && white) || (game.result === '0-1' && !white) ? 1 : 0);
}

/** For firsts of months only, as in the random documents. */
function yearLater(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}
