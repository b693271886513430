import {
  dayOf,
  EVENT_TYPES,
  type EventColumns,
  type FederationColumns,
  type GameColumns,
  NO_DAY,
  type PlayerColumns,
  yearOf,
} from '@escala/core';

/** A small, fast, seeded generator (xorshift32): the same seed gives the same federation on every machine. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed | 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

export interface FederationSize {
  readonly players: number;
  readonly games: number;
  readonly months: number;
  readonly seed: number;
}

const ROUNDS = 9;
const BOARDS = 20;
const FIRST_YEAR = 2019;

/** First days of this many months, as list days. */
export function monthlyLists(months: number): number[] {
  return Array.from({ length: months }, (_, month) => dayOf(FIRST_YEAR, month + 2, 1)).map((day, month) =>
    month + 2 <= 12 ? day : dayOf(FIRST_YEAR + Math.floor((month + 1) / 12), ((month + 1) % 12) + 1, 1),
  );
}

/** Nine-round Swiss events of forty players spread over the months, everybody rated on an initial list. */
export function federationOf(size: FederationSize): FederationColumns {
  const random = randomFrom(size.seed);
  const eventCount = Math.ceil(size.games / (ROUNDS * BOARDS));
  const { events, games } = competitions(size, eventCount, random);
  const ratings = Int16Array.from({ length: size.players }, () => 1300 + random(500) + random(500));
  return {
    players: playersOf(size.players, random),
    playerIds: Array.from({ length: size.players }, (_, i) => String(i)),
    lists: { days: [dayOf(FIRST_YEAR, 1, 1)], ratings: [ratings] },
    events,
    games,
  };
}

function playersOf(count: number, random: (below: number) => number): PlayerColumns {
  const years = 5;
  const birthDay = Int32Array.from({ length: count }, () => dayOf(1940 + random(72), 1 + random(12), 1 + random(28)));
  return {
    count,
    birthDay,
    birthYear: Int16Array.from(birthDay, yearOf),
    federated: new Uint8Array(count).fill(1),
    federatedDay: new Int32Array(count).fill(NO_DAY),
    firstSeason: Int16Array.from({ length: count }, () => 2012 + random(8)),
    fideRating: new Int16Array(count),
    standardRating: new Int16Array(count),
    lastEventDay: new Int32Array(count).fill(dayOf(FIRST_YEAR - 1, 12, 1)),
    firstRatedDay: new Int32Array(count).fill(NO_DAY),
    gamesByYear: {
      firstYear: FIRST_YEAR - years,
      years,
      players: count,
      counts: Uint16Array.from({ length: count * years }, () => random(60)),
    },
    careerGames: Int32Array.from({ length: count }, () => random(200)),
    reached: new Uint8Array(count),
    female: Uint8Array.from({ length: count }, () => random(2)),
    minGames: new Uint8Array(count),
    pools: new Map(),
  };
}

/** A stride that visits different players across the whole federation. */
function coprimeTo(count: number, random: (below: number) => number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let stride = 1 + random(count - 1);
  while (divisor(count, stride) !== 1) stride++;
  return stride;
}

function competitions(
  size: FederationSize,
  count: number,
  random: (below: number) => number,
): { events: EventColumns; games: GameColumns } {
  const total = size.games;
  const games: GameColumns = {
    count: total,
    round: new Int32Array(total),
    day: new Int32Array(total),
    white: new Int32Array(total),
    black: new Int32Array(total),
    outcome: new Uint8Array(total),
  };
  const startDay = new Int32Array(count);
  const gamesFrom = new Int32Array(count + 1);
  const participantsFrom = new Int32Array(count + 1);
  const participants = new Int32Array(count * 2 * BOARDS);
  let next = 0;
  for (let event = 0; event < count; event++) {
    const month = Math.floor((event * size.months) / count);
    const start = dayOf(FIRST_YEAR + Math.floor(month / 12), (month % 12) + 1, 1 + random(18));
    startDay[event] = start;
    const first = event * 2 * BOARDS;
    const stride = coprimeTo(size.players, random);
    const from = random(size.players);
    for (let i = 0; i < 2 * BOARDS; i++) participants[first + i] = (from + i * stride) % size.players;
    for (let round = 0; round < ROUNDS; round++)
      for (let board = 0; board < BOARDS && next < total; board++, next++) {
        games.round[next] = round + 1;
        games.day[next] = start + round;
        games.white[next] = participants[first + board]!;
        games.black[next] = participants[first + BOARDS + ((board + round) % BOARDS)]!;
        const toss = random(100);
        games.outcome[next] = toss < 2 ? 4 + (toss & 1) : toss < 40 ? 0 : toss < 75 ? 1 : 2;
      }
    gamesFrom[event + 1] = next;
    participantsFrom[event + 1] = (event + 1) * 2 * BOARDS;
  }
  const events: EventColumns = {
    count,
    ids: Array.from({ length: count }, (_, i) => `e${i}`),
    type: new Uint8Array(count).fill(EVENT_TYPES.indexOf('swiss')),
    startDay,
    endDay: startDay.map((day) => day + ROUNDS - 1),
    evaluatedDay: new Int32Array(count).fill(NO_DAY),
    receivedDay: new Int32Array(count).fill(NO_DAY),
    parts: new Map(),
    fixedMinutes: new Float64Array(count).fill(90),
    minutesFor60: new Float64Array(count).fill(120),
    flags: new Uint8Array(count),
    rounds: new Int32Array(count),
    gamesFrom,
    participantsFrom,
    participants,
  };
  return { events, games };
}
