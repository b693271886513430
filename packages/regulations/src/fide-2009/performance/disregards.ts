import type { Regulation } from '../regulation-in-force.ts';
import type { Disregard } from './performance.ts';
import type { Score } from './rating-from-score.ts';

/**
 * All reasons to disregard a performance, and with it the opponents' results against the player. 6.1 and 8.21 require a
 * point in the first rated event; 6.41 requires half a point, which is read as the requirement for later events once an
 * earlier performance has counted (D-FIDE-2).
 */
export function disregards(
  system: 'swiss' | 'round-robin',
  score: Score,
  ru: number,
  countedEarlier: boolean,
  regulation: Regulation,
): Disregard[] {
  const found: Disregard[] = [];
  const needed = countedEarlier ? regulation.laterEventHalfPoints : regulation.firstEventHalfPoints;
  if (score.halfPoints < needed) {
    const source = countedEarlier ? { article: '6.41', decision: 'D-FIDE-2' as const } : { article: '6.1' };
    found.push({ reason: 'few-points', ...source, reached: score.halfPoints, needed });
  }
  if (system === 'swiss' && score.games < regulation.gamesAgainstRated)
    found.push({ reason: 'few-games', article: '6.41', reached: score.games, needed: regulation.gamesAgainstRated });
  if (ru < regulation.floor)
    // 8.31 says for any event what 6.41 says for a Swiss.
    found.push({
      reason: 'under-floor',
      article: system === 'swiss' ? '6.41' : '8.31',
      reached: ru,
      needed: regulation.floor,
    });
  return found;
}
