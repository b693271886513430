import fc from 'fast-check';
import { SCORING_CODES } from '../scoring.ts';
import type { TrfPlayer, TrfReport, TrfRound } from '../trf-report.ts';

/** Valid texts for a field: no blanks at the ends, no control characters. */
function text(most: number): fc.Arbitrary<string> {
  return fc
    .stringMatching(/^[!-~¡-ÿșț]([ -~¡-ÿșț]*[!-~¡-ÿșț])?$/, { maxLength: most })
    .filter((made) => made.length <= most);
}

const word = (most: number): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^[A-Za-z0-9]{1,${most}}$`));
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });
const half = fc.integer({ min: 0, max: 199 }).map((halves) => halves / 2);
const points = fc.integer({ min: 0, max: 999 }).map((tenths) => tenths / 10);
const round = fc.integer({ min: 1, max: 99 });
const number = fc.integer({ min: 1, max: 40 });
const numbers = fc.array(number, { minLength: 1, maxLength: 5 });

const played: fc.Arbitrary<TrfRound> = fc.record({
  opponent: number,
  colour: fc.constantFrom('w', 'b', '-'),
  result: fc.constantFrom('1', '=', '0', 'W', 'D', 'L', '+', '-', ' '),
});
const alone: fc.Arbitrary<TrfRound> = fc.record({
  opponent: fc.constant(0),
  colour: fc.constant('-'),
  result: fc.constantFrom('H', 'F', 'U', 'Z', '+', '=', '-', ' '),
});

const person = {
  sex: maybe(fc.constantFrom('m', 'w')),
  title: maybe(word(3)),
  name: maybe(text(33)),
  rating: maybe(fc.integer({ min: 0, max: 3000 })),
  federation: maybe(word(3)),
  id: maybe(word(11)),
  birth: maybe(fc.constantFrom('1978', '1987/00/00', '2001/02/23')),
} as const;

const player: fc.Arbitrary<Omit<TrfPlayer, 'number'>> = fc.record({
  ...person,
  points: maybe(points),
  rank: maybe(number),
  rounds: fc.array(fc.oneof(played, alone), { maxLength: 5 }).map(trimmed),
});

/** Trailing blank rounds are not part of a line. */
function trimmed(rounds: readonly TrfRound[]): readonly TrfRound[] {
  const last = rounds.findLastIndex(({ opponent, result }) => opponent > 0 || result !== ' ');
  return rounds.slice(0, last + 1);
}

/** Reports with every record, meaningful or not: anything that the columns of 2026 can hold. */
export const arbitraryReport: fc.Arbitrary<TrfReport> = fc
  .record({
    name: maybe(text(60)),
    city: maybe(text(30)),
    federation: maybe(word(3)),
    startDate: maybe(fc.constantFrom('2024/12/01', '25.02.2011')),
    endDate: maybe(fc.constantFrom('2024/12/14', '10.09.13')),
    playerCount: maybe(fc.constantFrom('40', '7 (3)')),
    ratedCount: maybe(word(3)),
    teamCount: maybe(word(3)),
    type: maybe(text(40)),
    chiefArbiter: maybe(text(40)),
    deputyArbiters: fc.array(text(40), { maxLength: 3 }),
    timeControl: maybe(text(40)),
    roundDates: fc.array(fc.constantFrom('24/12/01', '11.25.02'), { maxLength: 4 }),
    rounds: maybe(round),
    initialColour: maybe(fc.constantFrom('white', 'black')),
    pairedByRank: maybe(fc.constant(true as const)),
    scoring: maybe(fc.record(Object.fromEntries(SCORING_CODES.map((code) => [code, half])))),
    ratingFederation: maybe(word(3)),
    ratingMethod: maybe(word(5)),
    pairingProgram: maybe(text(30)),
    typeCode: maybe(word(20)),
    tieBreaks: fc.array(word(8), { maxLength: 3 }),
    standingsOrder: fc.array(word(8), { maxLength: 3 }),
    timeCode: maybe(word(10)),
    boardColours: maybe(word(6)),
    matchScoring: maybe(fc.record({ win: half, draw: half, loss: half })),
    players: fc
      .array(player, { minLength: 1, maxLength: 40 })
      .map((rows) => rows.map((row, i) => ({ number: i + 1, ...row }))),
    nationals: fc
      .array(fc.record({ record: fc.constantFrom('BEL', 'ESP'), number, ...person, rating: number }), { maxLength: 3 })
      .map((rows) => rows.sort((a, b) => (a.record < b.record ? -1 : 1))),
    teamLists: fc.array(fc.record({ name: text(32), players: numbers }), { maxLength: 3 }),
    teams: fc.array(
      fc.record({
        number,
        name: maybe(text(32)),
        nickname: maybe(word(5)),
        strength: maybe(fc.integer({ min: 0, max: 2900 })),
        matchPoints: maybe(half),
        gamePoints: maybe(half),
        rank: maybe(number),
        players: numbers,
      }),
      { maxLength: 3 },
    ),
    byes: fc.array(fc.record({ kind: fc.constantFrom('F', 'H', 'Z'), round, ids: numbers }), { maxLength: 3 }),
    accelerations: fc.array(
      fc
        .record({
          matchPoints: maybe(half),
          points: maybe(half),
          ...{ firstRound: round, lastRound: round, firstId: number, lastId: number },
        })
        .map((range) => ({
          ...range,
          lastRound: Math.max(range.firstRound, range.lastRound),
          lastId: Math.max(range.firstId, range.lastId),
        }))
        .filter(({ matchPoints, points }) => matchPoints !== undefined || points !== undefined),
      { maxLength: 3 },
    ),
    lentPoints: fc.constant([]),
    forbidden: fc.array(
      fc
        .record({
          firstRound: round,
          lastRound: round,
          ids: fc.uniqueArray(number, { minLength: 2, maxLength: 5 }),
        })
        .map((range) => ({ ...range, lastRound: Math.max(range.firstRound, range.lastRound) })),
      { maxLength: 3 },
    ),
    abnormalPoints: fc.array(
      fc.record({
        kind: fc.constantFrom('W', 'D', 'L', 'F', 'H', 'Z', '+', '-'),
        matchPoints: maybe(half),
        points: maybe(half),
        round: maybe(round),
        ids: numbers,
      }),
      { maxLength: 3 },
    ),
    lineUps: fc.array(fc.record({ round, team: number, opponent: number, players: numbers }), { maxLength: 3 }),
    teamByes: fc.array(fc.record({ matchPoints: maybe(half), gamePoints: maybe(half), teams: numbers }), {
      maxLength: 1,
    }),
    teamForfeits: fc.array(
      fc.record({ kind: fc.constantFrom('+-', '-+', '--'), round, white: number, black: number }),
      { maxLength: 3 },
    ),
    keptLines: fc.array(fc.record({ text: text(60).map((comment) => `### ${comment}`), before: fc.constant('001') }), {
      maxLength: 3,
    }),
  })
  .map((report) => report as TrfReport);

/** Without undefined fields: a parsed report has every field of a player, a generated one may not. */
export function plain(report: TrfReport): unknown {
  return JSON.parse(JSON.stringify(report));
}
