import { BLACK_SCORE, type GameColumns, UNRATED, WHITE_SCORE } from '@escala/core';
import { isPlayed } from '../../shared/played.ts';
import type { GameRange, GameRatings } from '../../shared/rate-games.ts';
import type { PeriodWork } from '../lists/period-work.ts';
import { regulations } from '../regulation-in-force.ts';
import { estimateOf, type Score, type UnratedPerformance } from './performance.ts';

type Opposition = { -readonly [Field in keyof Score]: Score[Field] };

/** Scores are kept in hundredths of a point. */
const HUNDREDTHS_PER_HALF = 50;

/** Games of unrated players against rated ones, summed by player (8.2.1): of a range, added to what is there. */
export function addOppositions(
  found: Map<number, Opposition>,
  { white, black, outcome }: GameColumns,
  { from, to, barred, first = from }: GameRange,
  { own, standing, even }: GameRatings,
): void {
  const add = (player: number, opponent: number, score: number): void => {
    if (own[player] !== UNRATED || standing[opponent] === UNRATED) return;
    const opposition = found.get(player) ?? { games: 0, halfPoints: 0, sum: 0 };
    found.set(player, opposition);
    opposition.games++;
    opposition.halfPoints += score / HUNDREDTHS_PER_HALF;
    opposition.sum += standing[opponent]!;
  };
  for (let game = from; game < to; game++) {
    const result = outcome[game]!;
    if (!isPlayed(result) || (barred !== undefined && barred[game - first] !== 0)) continue;
    const w = white[game]!;
    const b = black[game]!;
    if (even[w] !== UNRATED && even[b] !== UNRATED) continue;
    add(w, b, WHITE_SCORE[result]!);
    add(b, w, BLACK_SCORE[result]!);
  }
}

/** The performances of an event, in the order of its participants, noted with the period. */
export function notePerformances(work: PeriodWork, event: number, oppositions: ReadonlyMap<number, Score>): void {
  const { events } = work.federation;
  const regulation = regulations.on(events.startDay[event]!);
  for (let i = events.participantsFrom[event]!; i < events.participantsFrom[event + 1]!; i++) {
    const player = events.participants[i]!;
    const score = oppositions.get(player);
    if (score === undefined) continue;
    const later = work.counted.has(player) || work.state.pools.has(player) || work.before?.pooled.has(player) === true;
    const counted = score.halfPoints > 0 || later;
    const performance = { event, player, ...score, estimate: estimateOf(score, regulation), counted, later };
    work.performances.push(performance);
    if (counted) noteCounted(work, performance);
  }
}

function noteCounted(work: PeriodWork, performance: UnratedPerformance): void {
  const { player, event } = performance;
  const earlier = work.counted.get(player);
  if (earlier === undefined) work.counted.set(player, [performance]);
  else earlier.push(performance);
  const end = work.federation.events.endDay[event]!;
  if (end > work.state.lastEventDay[player]!) work.state.lastEventDay[player] = end;
}
