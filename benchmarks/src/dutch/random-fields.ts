import type { RandomBelow } from '@escala/core';
import { clubs, type Field } from './fields.ts';

type Chosen = Partial<Omit<Field, 'what' | 'players'>>;
type Choice = (random: RandomBelow) => readonly [what: string, chosen: Chosen];

/** Which players are kept apart by forbidden pairs; most often none. */
const KEPT_APART: readonly Choice[] = [
  () => ['', {}],
  () => ['', {}],
  (random) => {
    const count = 2 + random(12);
    return [`${count} clubs by strength`, { rules: clubs((player, all) => Math.floor((count * player) / all), count) }];
  },
  (random) => {
    const count = 2 + random(12);
    return [`${count} clubs`, { rules: clubs((player) => player % count, count) }];
  },
  () => ['clubs of one, two, four …', { rules: clubs((player) => Math.floor(Math.log2(player + 1)), 14) }],
  () => [
    'clubs of half, a quarter, an eighth …',
    { rules: clubs((player, all) => Math.floor(Math.log2(all / (player + 1))), 14) },
  ],
  (random) => {
    const size = 2 + random(30);
    return [`clubs of ${size}`, { rules: clubs((player) => Math.floor(player / size), 1000) }];
  },
];

const RESULTS: readonly Choice[] = [
  () => ['', {}],
  () => ['', {}],
  (random) => {
    const draws = random(10);
    return [`White wins, ${draws} of 10 are drawn`, { result: (_game, drawn) => (drawn(10) < draws ? '1/2' : '1-0') }];
  },
  (random) => {
    const draws = random(10);
    return [
      `the favourite wins, ${draws} of 10 are drawn`,
      { result: ({ white, black }, drawn) => (drawn(10) < draws ? '1/2' : white < black ? '1-0' : '0-1') },
    ];
  },
  (random) => {
    const every = 2 + random(3);
    return [
      `Black wins every ${every} rounds, else White`,
      { result: ({ round }) => (round % every === 0 ? '0-1' : '1-0') },
    ];
  },
];

const AWAY: readonly Choice[] = [
  () => ['', {}],
  () => ['', {}],
  (random) => {
    const every = 2 + random(8);
    return [
      `byes of one in ${every}`,
      {
        away: (_player, _round, _points, drawn) => (drawn(every) > 0 ? undefined : drawn(2) === 0 ? 'half' : 'zero'),
      },
    ];
  },
  (random) => {
    const [every, round] = [2 + random(3), 2 + random(4)];
    return [
      `one in ${every} comes in round ${round}`,
      { away: (player, now) => (now < round && player % every === 0 ? 'zero' : undefined) },
    ];
  },
  (random) => {
    const last = 2 + random(5);
    return [
      `some come in each of ${last} rounds`,
      { away: (player, now) => (now <= player % last ? 'zero' : undefined) },
    ];
  },
  (random) => {
    const round = 3 + random(5);
    return [
      `half leave before round ${round}`,
      { away: (player, now) => (now >= round && player % 2 === 0 ? 'zero' : undefined) },
    ];
  },
  () => [
    'every second one has byes',
    { away: (player, now) => (now % 2 === 0 && player % 2 === 0 ? 'half' : undefined) },
  ],
];

const RULES: readonly Choice[] = [
  () => ['', {}],
  () => ['', {}],
  () => ['Baku acceleration', { rules: () => ({ acceleration: 'baku' }) }],
  () => ['three points for a win', { rules: () => ({ scoring: { win: 3, draw: 1, loss: 0 } }) }],
  (random) => {
    const every = 5 + random(20);
    return [`one game in ${every} is forfeited`, { forfeits: 1 / every }];
  },
];

/** A tournament with random awkward features; the same for the same random numbers. */
export function randomField(random: RandomBelow, players: number): Field {
  const rounds = [5, 7, 9, 9, 11, 15, 20][random(7)]!;
  const chosen = [KEPT_APART, RESULTS, AWAY, RULES].map((choices) => choices[random(choices.length)]!(random));
  const words = chosen.map(([what]) => what).filter((what) => what !== '');
  return {
    what: [`${rounds} rounds`, ...words].join(', '),
    players: players + random(2),
    rounds,
    ...Object.assign({}, ...chosen.map(([, each]) => each)),
    rules: (all) => Object.assign({}, ...chosen.map(([, each]) => each.rules?.(all))),
  };
}
