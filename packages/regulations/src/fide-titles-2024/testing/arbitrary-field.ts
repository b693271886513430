import type { Bye, Tournament, TournamentGame, TournamentPlayer } from '@escala/core';
import fc from 'fast-check';
import type { FideEvent } from '../../fide-2026/facts.ts';

export const HERO = 'x';

export const GOOD_EVENT: FideEvent = {
  federation: 'ESP',
  start: '2025-07-01',
  end: '2025-07-09',
  timeControl: { minutes: 90, increment: 30 },
  arbiterTitle: 'IA',
  registeredOn: '2025-05-01',
};

const oneOf = (weights: Readonly<Record<string, number>>): fc.Arbitrary<string> =>
  fc.oneof(...Object.entries(weights).map(([value, weight]) => ({ weight, arbitrary: fc.constant(value) })));

export const opponent = fc.record(
  {
    rating: fc.integer({ min: 2150, max: 2620 }),
    title: fc.constantFrom('GM', 'GM', 'GM', 'IM', 'FM', 'WGM', 'WIM', 'CM', undefined),
    federation: oneOf({ ESP: 6, FRA: 4, GER: 4, ITA: 4, FID: 1, NON: 1 }),
  },
  { requiredKeys: ['title', 'federation'] },
);

/** The outcome of a round: played, forfeit, bye by the pairing, half-point bye. */
const mark = oneOf({ '1': 24, '=': 12, '0': 4, '+': 2, b: 1, h: 1 });

export interface Parts {
  readonly system: string;
  readonly sex: 'f' | 'm';
  readonly opponents: readonly Partial<TournamentPlayer>[];
  readonly marks: readonly string[];
  /** Total number of rounds, if some are still to come. */
  readonly rounds?: number;
  readonly event?: FideEvent;
}

/** Events of 9 to 12 rounds, from one player's side. */
export const arbitraryParts: fc.Arbitrary<Parts> = fc.integer({ min: 8, max: 12 }).chain((rounds) =>
  fc.record({
    system: fc.constantFrom('fide-dutch', 'fide-dutch', 'round-robin', 'knockout'),
    sex: fc.constantFrom<'f' | 'm'>('f', 'm'),
    opponents: fc.array(opponent, { minLength: rounds, maxLength: rounds }),
    marks: fc.array(mark, { minLength: rounds, maxLength: rounds }),
  }),
);

const OUTCOMES: Readonly<Record<string, Partial<TournamentGame>>> = {
  '1': { result: '1-0' },
  '=': { result: '1/2' },
  '0': { result: '0-1' },
  '+': { result: '1-0', kind: 'forfeit' },
  '-': { result: '0-1', kind: 'forfeit' },
  '?': {},
};

/** They play in every round and do not matter to anybody. */
const OTHERS = ['y', 'z'] as const;

/** The hero has White in every round, against the opponent with that number. */
export function heroTournament({ system, sex, opponents, marks, rounds = marks.length, event }: Parts): Tournament {
  const byes = marks.flatMap((mark, i): Bye[] =>
    mark === 'b'
      ? [{ round: i + 1, player: HERO, points: 1, kind: 'pairing' }]
      : mark === 'h'
        ? [{ round: i + 1, player: HERO, points: 0.5, kind: 'half' }]
        : [],
  );
  return {
    format: 'escala/tournament@1',
    system,
    rounds,
    players: [
      { id: HERO, rating: 2400, federation: 'ESP', sex },
      ...opponents.map((each, i) => ({ ...each, id: `o${i + 1}` })),
      ...OTHERS.map((id) => ({ id, federation: 'NON' })),
    ],
    games: marks.flatMap((mark, i) => [
      { round: i + 1, white: OTHERS[0], black: OTHERS[1], result: '1/2' as const },
      ...(mark in OUTCOMES ? [{ round: i + 1, white: HERO, black: `o${i + 1}`, ...OUTCOMES[mark] }] : []),
    ]),
    byes,
    event: event ?? GOOD_EVENT,
  };
}
