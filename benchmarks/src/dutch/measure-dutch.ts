/** `npm run bench -- dutch`: rounds of FIDE's Dutch system with their traces, opens and awkward fields. */

import { loadavg } from 'node:os';
import { seededRandom } from '@escala/core';
import { askWhatIf } from './ask-what-if.ts';
import { awkwardFields, type Field, LONG_EVENTS, OPENS } from './fields.ts';
import { clockStep } from './least-time.ts';
import { ALONE, memoryAlone } from './memory-alone.ts';
import { playField } from './play-field.ts';
import { randomField } from './random-fields.ts';

const SEEDS = Array.from({ length: Number(process.env.BENCH_SEEDS ?? 3) }, (_, seed) => seed + 1);
const AWKWARD_SIZES = (process.env.BENCH_SIZES ?? '100,500,1000,2000').split(',').map(Number);

/** Random combinations of awkward things: fields with this many players in total, for each size. */
const RANDOM_FIELDS = Number(process.env.BENCH_RANDOM ?? 20_000);
/** How many of the worst to list. */
const WORST = 5;

const MEMORY_SIZES = [1000, 2000];

interface Times {
  readonly mean: number;
  readonly worst: number;
}

/** No case may take more than this many times the typical time for its size. */
const LIMIT = 10;
/** How often a field that seems to exceed it is repeated, and every open. */
const AGAIN = 2;

function timesOf(field: Field, { from = 1, typical = Number.POSITIVE_INFINITY } = {}): Times {
  return summed(SEEDS.flatMap((seed) => roundsOf(field, seed, typical).slice(from - 1)));
}

/**
 * Milliseconds of each round. Times over the limit are measured again, and the least counts: other load is not ours.
 */
function roundsOf(field: Field, seed: number, typical: number): number[] {
  let times = playField(field, seed);
  for (let again = 0; again < AGAIN && Math.max(...times) > LIMIT * typical; again++) {
    const others = playField(field, seed);
    times = times.map((time, i) => Math.min(time, others[i]!));
  }
  return times;
}

function summed(times: readonly number[]): Times {
  return { mean: times.reduce((sum, time) => sum + time, 0) / times.length, worst: Math.max(...times) };
}

const ms = (time: number | undefined): string =>
  time === undefined ? '' : time < 10 ? time.toFixed(1) : Math.round(time).toLocaleString('en');

function print(...cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

/** Random fields of a size: how many stay within ten times the open, and the worst. */
function printRandom(players: number, typical: number): void {
  const count = Math.ceil(RANDOM_FIELDS / players);
  const found = Array.from({ length: count }, (_, seed) => {
    const field = randomField(seededRandom(seed + 1), players);
    return { field, worst: Math.max(...roundsOf(field, seed + 1, typical)) };
  }).sort((a, b) => b.worst - a.worst);
  const within = found.filter(({ worst }) => worst <= LIMIT * typical).length;
  print(`random fields, ${within} of ${count} within ten times; the worst:`, String(players), '', '', '');
  for (const { field, worst } of found.slice(0, WORST))
    print(field.what, String(field.players), '', ms(worst), (worst / typical).toFixed(1));
}

const open = (players: number): Field => ({ what: 'open', players, rounds: 9 });

const typicalOf = (players: number): Times => timesOf(open(players), { typical: 0 });

export function measureDutch(): void {
  // Everything runs once before measuring, as in a program already running.
  for (const field of [open(200), ...awkwardFields(200)]) playField(field, 1);
  console.log(
    `Milliseconds a round, the least of three pairings or more, ${SEEDS.length} tournaments each. Load ${loadavg()[0]!.toFixed(1)}; steps of the clock ${clockStep()} ms.\n`,
  );
  print('open of nine rounds', 'mean', 'worst', 'target', 'the other engine, round 5', 'growth');
  print('--:', '--:', '--:', '--:', '--:', '--');
  const means = new Map<number, number>();
  let before: { players: number; mean: number } | undefined;
  for (const { players, target, other } of OPENS) {
    const { mean, worst } = typicalOf(players);
    const power = before && Math.log(mean / before.mean) / Math.log(players / before.players);
    print(String(players), ms(mean), ms(worst), ms(target), ms(other), power ? `N^${power.toFixed(1)}` : '');
    means.set(players, mean);
    before = { players, mean };
  }
  console.log('');
  print('awkward field', 'players', 'mean', 'worst', 'worst / mean of the open');
  print('---', '--:', '--:', '--:', '--:');
  for (const players of AWKWARD_SIZES) {
    const typical = means.get(players) ?? typicalOf(players).mean;
    for (const field of awkwardFields(players)) {
      const { mean, worst } = timesOf(field, { typical });
      print(field.what, String(field.players), ms(mean), ms(worst), (worst / typical).toFixed(1));
    }
  }
  for (const players of AWKWARD_SIZES) printRandom(players, means.get(players) ?? typicalOf(players).mean);
  for (const field of LONG_EVENTS) {
    const { mean, worst } = timesOf(field, { from: 12 });
    print(`${field.what}, from the twelfth on`, String(field.players), ms(mean), ms(worst), '');
  }
  console.log('');
  print('why two do not meet, round 5 of an open', 'mean', 'worst');
  print('--:', '--:', '--:');
  for (const players of AWKWARD_SIZES) {
    const { mean, worst } = summed(SEEDS.flatMap((seed) => askWhatIf(open(players), seed)));
    print(String(players), ms(mean), ms(worst));
  }
  console.log(`\nMost memory of the whole run: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`);
  print('megabytes of a process that does this alone', ...MEMORY_SIZES.map(String));
  print('---', ...MEMORY_SIZES.map(() => '--:'));
  for (const work of ALONE) print(work, ...MEMORY_SIZES.map((players) => String(memoryAlone(work, players))));
}
