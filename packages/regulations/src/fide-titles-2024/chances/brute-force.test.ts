import type { ChanceLine, NormChance, TournamentPlayer } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeNorms } from '../norms/judge-norms.ts';
import { arbitraryParts, HERO, heroTournament, opponent, type Parts } from '../testing/arbitrary-field.ts';
import { normChances } from './norm-chances.ts';

const RESULTS = ['1', '=', '0'] as const;
const ASKED: Readonly<Record<string, readonly string[]>> = {
  GM: ['GM'],
  IM: ['GM', 'IM'],
  WGM: ['GM', 'IM', 'WGM'],
  WIM: ['GM', 'IM', 'WGM', 'WIM'],
};
const POINTS = { '1': 1, '=': 0.5, '0': 0 } as const;

function* sequences<Item>(items: readonly Item[], length: number): Generator<readonly Item[]> {
  if (length === 0) yield [];
  else for (const rest of sequences(items, length - 1)) for (const item of items) yield [...rest, item];
}

/** The last rounds are not played; the first `paired` of them are paired. */
function started(parts: Parts, toPlay: number, paired: number, strangers: readonly Partial<TournamentPlayer>[]) {
  const played = parts.marks.length - toPlay;
  const marks = [...parts.marks.slice(0, played), ...Array.from({ length: paired }, () => '?')];
  const opponents = [...parts.opponents.slice(0, played + paired), ...strangers];
  return { ...parts, opponents, marks, rounds: parts.marks.length };
}

/** The same event played to its end, with these results against these opponents. */
function finished(event: ReturnType<typeof started>, results: readonly string[], chosen: readonly number[]): Parts {
  const { marks, opponents, rounds } = event;
  const known = marks.length;
  const done = [...marks.filter((mark) => mark !== '?'), ...results];
  const rest = opponents.filter((_, i) => i >= known && !chosen.includes(i - known));
  return {
    ...event,
    marks: done,
    opponents: [...opponents.slice(0, known), ...chosen.map((i) => opponents[known + i]!), ...rest],
    rounds,
  };
}

/** The norms that an event gives. */
const madeIn = (parts: Parts): ReadonlySet<string> =>
  new Set(judgeNorms(heroTournament(parts), HERO).norms.flatMap(({ norm, achieved }) => (achieved ? [norm] : [])));
const chancesOf = (parts: Parts): readonly NormChance[] => normChances(heroTournament(parts), HERO);

describe('chances against every end that an event can have', () => {
  it.each(['fide-dutch', 'round-robin'])(
    '%s, everybody is known: the lowest score is the lowest that makes the norm',
    (system) => {
      let open = 0;
      forAll(
        { of: [arbitraryParts, fc.integer({ min: 0, max: 3 })], numRuns: 100, sameEachRun: 50 },
        (parts, toPlay) => {
          // In a round robin all opponents are known from the start; whether an unrated one counts shows only later.
          const isRobin = system === 'round-robin';
          fc.pre(
            !isRobin || parts.opponents.every(({ rating, federation }) => rating !== undefined && federation !== 'NON'),
          );
          const marks = isRobin ? parts.marks.map((mark) => ('1=0'.includes(mark) ? mark : '=')) : parts.marks;
          const event = started(
            { ...parts, marks, system },
            toPlay,
            isRobin ? 0 : toPlay,
            isRobin ? parts.opponents.slice(marks.length - toPlay) : [],
          );
          const ends = [...sequences(RESULTS, toPlay)].map((results) => ({
            score: results.reduce<number>((sum, each) => sum + POINTS[each], 0),
            made: madeIn(finished(event, results, isRobin ? results.map((_, i) => i) : [])),
          }));
          for (const { norm, state, lines } of chancesOf(event)) {
            const scores = ends.filter(({ made }) => made.has(norm)).map(({ score }) => score);
            const lowest = scores.length === 0 ? undefined : Math.min(...scores);
            expect([norm, state === 'made' ? 0 : lines[0]?.score]).toEqual([norm, lowest]);
            expect(state).toBe(lowest === undefined ? 'gone' : lowest === 0 ? 'made' : 'open');
            if (state === 'open') open++;
          }
        },
      );
      expect(open).toBeGreaterThan(5);
    },
  );

  it('opponents are not known: an end makes the norm if and only if it is as one of the lines says', () => {
    let reached = 0;
    const strangers = fc.array(opponent, { minLength: 4, maxLength: 4 });
    forAll(
      { of: [arbitraryParts, strangers, fc.boolean(), fc.integer({ min: 1, max: 2 })], numRuns: 25, sameEachRun: 12 },
      (parts, given, isPaired, unknown) => {
        fc.pre(given.every(({ federation }) => federation !== 'NON'));
        const paired = isPaired ? 1 : 0;
        fc.pre(parts.opponents.every(({ federation }) => federation !== 'NON'));
        const event = started({ ...parts, system: 'fide-dutch' }, unknown + paired, paired, given);
        const choices = [...sequences([0, 1, 2, 3], unknown)].filter((each) => new Set(each).size === each.length);
        const chances = chancesOf(event);
        for (const results of sequences(RESULTS, unknown + paired))
          for (const chosen of choices) {
            const made = madeIn(finished(event, results, chosen));
            const people = chosen.map((i) => given[i]!);
            for (const { norm, state, lines } of chances) {
              const isSaid = state === 'made' || lines.some((line) => fits(line, norm, event, results, people, paired));
              expect([norm, results, people, made.has(norm)]).toEqual([norm, results, people, isSaid]);
              if (isSaid) reached++;
            }
          }
      },
    );
    expect(reached).toBeGreaterThan(50);
  });

  it('the average told is the lowest that is enough, however the ratings lie about it', () => {
    let raised = 0;
    forAll(
      { of: [arbitraryParts, fc.integer({ min: 1, max: 3 }), fc.nat(300)], numRuns: 60, sameEachRun: 30 },
      (parts, unknown, spread) => {
        const strangers = Array.from({ length: 4 }, () => ({ rating: 2700, title: 'GM', federation: 'FID' }));
        const event = started({ ...parts, system: 'fide-dutch' }, unknown, 0, strangers);
        const counts = (line: ChanceLine, ratings: readonly number[]): number =>
          ratings.reduce((sum, rating) => sum + rating, 0) + Math.max(0, line.lowest - Math.min(...ratings));
        for (const line of chancesOf(event).flatMap(({ lines }) => lines)) {
          const average = line.average!;
          const of = (rating: number): number[] => Array.from({ length: line.unknown }, () => rating);
          const apart = of(average).map((rating, i) =>
            line.unknown === 1 ? rating : rating + (i === 0 ? spread : i === 1 ? -spread : 0),
          );
          expect(counts(line, of(average))).toBeGreaterThanOrEqual(line.sum!);
          expect(counts(line, apart)).toBeGreaterThanOrEqual(line.sum!);
          if (average === 0) continue;
          expect(counts(line, of(average - 1))).toBeLessThan(line.sum!);
          if (average < line.lowest) raised++;
        }
      },
    );
    expect(raised).toBeGreaterThan(5);
  });
});

/** Whether an outcome matches a line: for some choice of counted games, they and their opponents meet it. */
function fits(
  line: ChanceLine,
  norm: string,
  event: Parts,
  results: readonly (typeof RESULTS)[number][],
  people: readonly Partial<TournamentPlayer>[],
  paired: number,
): boolean {
  for (let bits = 0; bits < 1 << results.length; bits++) {
    const counts = results.map((_, i) => (bits & (1 << i)) !== 0);
    const last = counts.lastIndexOf(true);
    const ignored = results.filter((_, i) => !counts[i] && i < last);
    if (ignored.some((result) => result !== '1')) continue;
    const inPaired = counts.slice(0, paired).filter(Boolean).length;
    const unknown = people.filter((_, i) => counts[paired + i]);
    if (unknown.length !== line.unknown || inPaired + unknown.length !== line.games) continue;
    const points = results.reduce<number>((sum, each, i) => sum + (counts[i] ? POINTS[each] : 0), 0);
    // Ignored games to come must be won, and must be paired.
    const skipped = results.slice(0, paired).filter((_, i) => !counts[i]).length;
    const won = results.slice(0, paired).filter((each, i) => !counts[i] && each === '1').length;
    if (line.wins > won || (unknown.length > 0 && skipped !== line.wins)) continue;
    if (points >= line.score - line.wins && isEnough(line, norm, event, unknown)) return true;
  }
  return false;
}

function isEnough(line: ChanceLine, norm: string, event: Parts, people: readonly Partial<TournamentPlayer>[]): boolean {
  if (people.length === 0) return true;
  const dropped = new Set(line.dropped.map(({ round }) => round));
  const met = new Set(
    event.opponents
      .filter((_, i) => i < event.marks.length && '1=0?'.includes(event.marks[i]!) && !dropped.has(i + 1))
      .map(({ federation }) => federation),
  );
  const ratings = people.map(({ rating = 1400 }) => rating).sort((a, b) => a - b);
  ratings[0] = Math.max(ratings[0]!, line.lowest);
  const federations = people.map(({ federation }) => federation!).filter((each) => each !== 'FID');
  const count = (federation: string): number => federations.filter((each) => each === federation).length;
  const limitOf = (federation: string): number =>
    federation === 'ESP' ? line.own : (line.limits.find((each) => each.federation === federation)?.most ?? line.any);
  return (
    ratings.reduce((sum, rating) => sum + rating, 0) >= line.sum! &&
    people.filter(({ title }) => title !== undefined && title !== 'CM').length >= line.titled &&
    people.filter(({ title }) => ASKED[norm]!.includes(title ?? '')).length >= line.required &&
    new Set(federations.filter((each) => each !== 'ESP' && !met.has(each))).size >= line.federations &&
    federations.every((each) => count(each) <= limitOf(each))
  );
}
