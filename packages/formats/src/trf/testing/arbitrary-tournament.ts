import type { Bye, Tournament, TournamentGame, TournamentPlayer } from '@escala/core';
import fc from 'fast-check';

/** Names that fit the columns of a report and have no blanks at their ends. */
const name = fc.stringMatching(/^[A-ZÀÈÉÍÒÓÚÇÑȘȚĂÂÎ][a-zàèéíòóúçñșțăâî' -]{0,30}[a-z]$/);

const player = fc.record(
  {
    name,
    rating: fc.integer({ min: 1, max: 2899 }),
    title: fc.constantFrom('GM', 'MI', 'MF', 'MN', 'MC', 'WGM', 'WMI', 'WMF', 'CM', 'WCM'),
    federation: fc.constantFrom('ESP', 'AND', 'FID'),
    sex: fc.constantFrom('f', 'm'),
    fideId: fc.stringMatching(/^[1-9][0-9]{3,8}$/),
    birthDate: fc.constantFrom('1950-01-31', '2000-02-29', '2012-12-31'),
    ratings: fc.record({ catalan: fc.integer({ min: 1, max: 2899 }), fide: fc.constant(2100) }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

const outcome = fc.constantFrom<Pick<TournamentGame, 'result' | 'kind'>>(
  { result: '1-0' },
  { result: '0-1' },
  { result: '1/2' },
  { result: '1-0', kind: 'forfeit' },
  { result: '0-1', kind: 'forfeit' },
  { result: '0-0', kind: 'forfeit' },
  { result: '1-0', kind: 'adjudicated' },
  { result: '0-1', kind: 'adjudicated' },
  { result: '1/2', kind: 'adjudicated' },
  { result: '0-0', kind: 'adjudicated' },
  { result: '0-0', kind: 'played' },
  { result: '1/2-0' },
  { result: '0-1/2' },
);

const event = fc.record(
  {
    start: fc.constantFrom('2017-02-28', '2024-02-29'),
    end: fc.constantFrom('2024-03-01', '2069-12-31'),
    roundDates: fc.array(fc.constantFrom('2017-02-28', '1999-12-31', '2024-02-29'), { minLength: 1, maxLength: 9 }),
    timeControl: fc.constantFrom(
      { minutes: 90, increment: 30 },
      { minutes: 2.5 },
      { minutes: 60 },
      { minutes: 120, increment: 30, moves: 40, periods: '40/90+30:30+30' },
      { minutes: 165.5, moves: 40, periods: '40/100.5:20/50:15' },
      { minutes: 3, increment: 2 },
    ),
    arbiter: name,
    deputies: fc.array(name, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
);

/** How a player spends a round: playing if an opponent is left, or not. */
const presence = fc.constantFrom('plays', 'plays', 'plays', 'absent', 'half');

/**
 * Tournaments that a report can hold completely: ids are the numbers, every player has an entry for every paired round,
 * and nobody is absent to the end without having withdrawn.
 */
export const arbitraryTournament: fc.Arbitrary<Tournament> = fc
  .record({
    players: fc.array(player, { minLength: 2, maxLength: 12 }),
    paired: fc.integer({ min: 0, max: 6 }),
    toCome: fc.integer({ min: 0, max: 3 }),
    leavers: fc.array(fc.nat(5), { maxLength: 12 }),
    choices: fc.array(fc.tuple(presence, outcome, fc.nat(100)), { minLength: 72, maxLength: 72 }),
    isUnfinished: fc.boolean(),
    title: fc.option(name, { nil: undefined }),
    isWhite: fc.boolean(),
    event,
  })
  .map(({ players, paired, toCome, leavers, choices, isUnfinished, title, isWhite, event: facts }) => {
    const rounds = Math.max(1, paired + toCome);
    const field = players.map((given, i) => numbered(given, i + 1));
    // Up to half of the players may withdraw, with at least two rounds to go.
    const left = new Map(
      leavers
        .slice(0, Math.floor(players.length / 2))
        .map((after, i) => [2 * i + 1, after] as const)
        .filter(([, after]) => rounds - after >= 2),
    );
    const history = play(field.length, paired, rounds, left, choices, isUnfinished);
    return {
      format: 'escala/tournament@1',
      ...(title !== undefined && { name: title }),
      system: 'fce-1990',
      rounds,
      initialColour: isWhite ? 'white' : 'black',
      players: field,
      ...history,
      withdrawals: [...left].map(([number, afterRound]) => ({ player: String(number), afterRound })),
      ...(Object.keys(facts).length > 0 && { event: facts }),
    };
  });

function numbered(given: Partial<TournamentPlayer>, number: number): TournamentPlayer {
  const { ratings, ...others } = given;
  return { id: String(number), number, ...others, ...(ratings && Object.keys(ratings).length > 0 && { ratings }) };
}

type Choice = readonly [string, Pick<TournamentGame, 'result' | 'kind'>, number];

function play(
  count: number,
  paired: number,
  rounds: number,
  left: ReadonlyMap<number, number>,
  choices: readonly Choice[],
  isUnfinished: boolean,
): Pick<Tournament, 'games' | 'byes' | 'absences'> {
  const games: TournamentGame[] = [];
  const byes: Bye[] = [];
  const absences: { round: number; player: string }[] = [];
  for (let round = 1; round <= paired; round++) {
    const present: { number: number; order: number }[] = [];
    for (let number = 1; number <= count; number++) {
      if ((left.get(number) ?? rounds) < round) continue;
      const [how, , order] = choices[(round * 12 + number) % choices.length]!;
      // There is always somebody present, and nobody is absent up to the end or to the round after which they leave.
      const isLast = round >= rounds - 1 || left.get(number) === round;
      if (how === 'plays' || number % 2 === 0 || isLast) present.push({ number, order });
      else if (how === 'half') byes.push({ round, player: String(number), points: 0.5, kind: 'half' });
      else absences.push({ round, player: String(number) });
    }
    const row = present.sort((a, b) => a.order - b.order || a.number - b.number).map(({ number }) => String(number));
    for (let i = 0; i + 1 < row.length; i += 2) {
      const result = isUnfinished && round === paired ? {} : choices[(round * 7 + i) % choices.length]![1];
      games.push({ round, white: row[i]!, black: row[i + 1]!, ...result });
    }
    if (row.length % 2 === 1) byes.push({ round, player: row.at(-1)!, points: 1 });
  }
  return { games, byes, absences };
}

/** The same document with its lists in a fixed order. */
export function inOneOrder(tournament: Tournament): Tournament {
  const sorted = <Row extends object>(rows: readonly Row[] | undefined): Row[] =>
    [...(rows ?? [])].map((row) => ({ ...row })).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return {
    ...tournament,
    games: sorted(tournament.games),
    byes: sorted(tournament.byes),
    absences: sorted(tournament.absences),
    withdrawals: sorted(tournament.withdrawals),
  };
}
