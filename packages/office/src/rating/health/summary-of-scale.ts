import type { Scale } from './scale-of-series.ts';

/** A sentence by its key, `web.health.say.<key>`, with rounded figures; `date` is an ISO date that the page formats. */
interface HealthSentence {
  readonly key: (typeof HEALTH_SENTENCES)[number];
  readonly values: Readonly<Record<string, string | number>>;
}

export const HEALTH_SENTENCES = [
  'size',
  'middle',
  'steady',
  'rising',
  'falling',
  'newcomers',
  'newcomers-later',
  'promise-kept',
  'promise-less',
  'promise-more',
] as const;

const YEAR = 365;
/** Fewer points a year are no drift, and fewer games are not enough to judge predictions (D-OFF-466). */
const STEADY = 2;
const FEWEST_GAMES = 200;
/** In points per hundred games. */
const KEPT = 1;

interface ListDay {
  readonly day: number;
  readonly date: string;
}

/** What a journalist would ask about a scale, in a few sentences; unknown facts are left out. */
export function summaryOf(scale: Scale, days: readonly ListDay[]): HealthSentence[] {
  const last = days.length - 1;
  const list = scale.lists[last];
  if (list === undefined || list.players === 0) return [];
  const { day, date } = days[last]!;
  const year = days.flatMap((each, place) => (each.day > day - YEAR ? [place] : []));
  const sum = (of: (place: number) => number): number => year.reduce((total, place) => total + of(place), 0);
  const games = sum((place) => scale.scores.gamesOfList[place] ?? 0);
  const [low, median, high] = list.quantiles;
  return [
    { key: 'size', values: { players: list.players, date, games } },
    { key: 'middle', values: { median: median!, low: low!, high: high! } },
    ...driftOf(scale, days),
    // On the very first list everyone is new.
    ...newcomersOf(
      scale,
      sum((place) => (place === 0 ? 0 : scale.lists[place]!.newcomers)),
      year.length,
    ),
    ...promiseOf(scale),
  ];
}

/** Drift of the longest cohort, if it spans at least a year: it is not affected by players coming and going. */
function driftOf({ cohorts }: Scale, days: readonly ListDay[]): HealthSentence[] {
  const [cohort] = cohorts;
  const span = cohort === undefined ? 0 : days.at(-1)!.day - days[cohort.from]!.day;
  if (cohort === undefined || span < YEAR) return [];
  const points = Math.round(((cohort.means.at(-1)! - cohort.means[0]!) * YEAR) / span);
  const key = Math.abs(points) < STEADY ? 'steady' : points > 0 ? 'rising' : 'falling';
  return [{ key, values: { players: cohort.players, date: days[cohort.from]!.date, points: Math.abs(points) } }];
}

function newcomersOf(scale: Scale, newcomers: number, listsOfYear: number): HealthSentence[] {
  const later = scale.newcomers.find(({ listsLater }) => listsLater === listsOfYear);
  return [
    { key: 'newcomers', values: { players: newcomers } },
    ...(later === undefined
      ? []
      : [{ key: 'newcomers-later' as const, values: { players: later.players, points: Math.round(later.gain) } }]),
  ];
}

function promiseOf({ scores }: Scale): HealthSentence[] {
  const all = scores.byList.bands().map((band) => scores.byList.at(band));
  const total = (of: 'games' | 'scored' | 'expected'): number => all.reduce((sum, each) => sum + each[of], 0);
  const games = total('games');
  if (games < FEWEST_GAMES) return [];
  // Sums are in hundredths of a point, so these are percentages of the games.
  const [scored, expected] = [total('scored') / games, total('expected') / games];
  const key = Math.abs(scored - expected) < KEPT ? 'promise-kept' : scored < expected ? 'promise-less' : 'promise-more';
  const tenths = (value: number): number => Math.round(value * 10) / 10;
  return [{ key, values: { games, scored: tenths(scored), expected: tenths(expected) } }];
}
