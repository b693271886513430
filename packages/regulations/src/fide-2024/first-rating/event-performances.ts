import { UNRATED } from '@escala/core';
import { noteCounted } from '../../shared/lists/list-book.ts';
import type { UnratedObserver } from '../../shared/period-columns.ts';
import type { PeriodWork } from '../lists/period-work.ts';
import { regulations } from '../regulation-in-force.ts';
import { estimateOf, type Score } from './performance.ts';

type Opposition = { -readonly [Field in keyof Score]: Score[Field] };

/** Scores are kept in hundredths of a point. */
const HUNDREDTHS_PER_HALF = 50;

/** Games of unrated players against rated ones, summed by player (8.2.1). */
export class Oppositions implements UnratedObserver {
  readonly scores = new Map<number, Opposition>();

  observe(player: number, opponentRating: number, score: number): void {
    const opposition = this.scores.get(player) ?? { games: 0, halfPoints: 0, sum: 0 };
    if (opposition.games === 0) this.scores.set(player, opposition);
    opposition.games++;
    opposition.halfPoints += score / HUNDREDTHS_PER_HALF;
    opposition.sum += opponentRating;
  }
}

/** Records the performances of an event in the period, in the order of its participants. */
export function notePerformances(work: PeriodWork, event: number, oppositions: ReadonlyMap<number, Score>): void {
  const { events } = work.federation;
  const regulation = regulations.on(events.startDay[event]!);
  for (let i = events.participantsFrom[event]!; i < events.participantsFrom[event + 1]!; i++) {
    const player = events.participants[i]!;
    if (work.last[player] !== UNRATED) continue;
    const score = oppositions.get(player);
    if (score === undefined) continue;
    const later = work.counted.has(player) || work.state.pools.has(player) || work.before?.pooled.has(player) === true;
    const counted = score.halfPoints > 0 || later;
    const performance = { event, player, ...score, estimate: estimateOf(score, regulation), counted, later };
    work.performances.push(performance);
    if (counted) noteCounted(work, performance);
  }
}
