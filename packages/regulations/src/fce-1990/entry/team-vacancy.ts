import type { Step } from '@escala/core';

/** A team that may take a vacant place in a division of Catalonia. */
export interface TeamCandidate {
  readonly id: string;
  /** Lost the match for promotion from the second division. */
  readonly lostPromotion?: boolean | undefined;
  readonly points: number;
}

export interface TeamVacancy {
  /** Who takes the place; several where a match or a public draw decides, as the sports commission likes. */
  readonly teams: readonly string[];
  readonly step: Step;
}

/** Normes 4.2.1.2a: the loser of the promotion; then the most points of any group of the second division. */
export function firstDivisionVacancy(candidates: readonly TeamCandidate[]): TeamVacancy | undefined {
  const losers = candidates.filter(({ lostPromotion }) => lostPromotion);
  if (losers.length > 0) return taken('fce-1990.team-vacancy-promotion', 'Normes 4.2.1.2a', losers);
  return mostPoints('Normes 4.2.1.2a', candidates);
}

/**
 * For a delegation the next in its classification (Normes 4.2.1.2b1); for Barcelona the most points of its first category
 * (Normes 4.2.1.2b2).
 */
export function secondDivisionVacancy(
  of: 'delegation' | 'barcelona',
  candidates: readonly TeamCandidate[],
): TeamVacancy | undefined {
  if (of === 'barcelona') return mostPoints('Normes 4.2.1.2b2', candidates);
  return candidates.length === 0
    ? undefined
    : taken('fce-1990.team-vacancy-next', 'Normes 4.2.1.2b1', candidates.slice(0, 1));
}

function mostPoints(article: string, candidates: readonly TeamCandidate[]): TeamVacancy | undefined {
  const most = Math.max(...candidates.map(({ points }) => points));
  const best = candidates.filter(({ points }) => points === most);
  return best.length === 0 ? undefined : taken('fce-1990.team-vacancy-points', article, best);
}

function taken(quantity: Step['quantity'], article: string, teams: readonly TeamCandidate[]): TeamVacancy {
  const ids = teams.map(({ id }) => id).sort();
  const values = { teams: ids.join(', '), count: ids.length, points: teams[0]!.points };
  return { teams: ids, step: { quantity, articles: [article], decisions: [], values } };
}
