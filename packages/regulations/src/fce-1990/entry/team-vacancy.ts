import type { TeamCandidate, TeamVacancy, VacancyOf } from '../../contracts/teams.ts';

/** Normes 4.2.1.2a: the loser of the promotion match; otherwise most points in any group of the second division. */
export function firstDivisionVacancy(candidates: readonly TeamCandidate[]): TeamVacancy | undefined {
  const losers = candidates.filter(({ lostPromotion }) => lostPromotion);
  if (losers.length > 0) return taken('fce-1990.team-vacancy-promotion', 'Normes 4.2.1.2a', losers);
  return mostPoints('Normes 4.2.1.2a', candidates);
}

/**
 * For a delegation, the next in its classification (Normes 4.2.1.2b1); for Barcelona, the team with most points in its
 * first category (Normes 4.2.1.2b2).
 */
export function secondDivisionVacancy(
  of: VacancyOf | undefined,
  candidates: readonly TeamCandidate[],
): TeamVacancy | undefined {
  if (of !== 'delegation') return mostPoints('Normes 4.2.1.2b2', candidates);
  return candidates.length === 0
    ? undefined
    : taken('fce-1990.team-vacancy-next', 'Normes 4.2.1.2b1', candidates.slice(0, 1));
}

function mostPoints(article: string, candidates: readonly TeamCandidate[]): TeamVacancy | undefined {
  const most = Math.max(...candidates.map(({ points }) => points));
  const best = candidates.filter(({ points }) => points === most);
  return best.length === 0 ? undefined : taken('fce-1990.team-vacancy-points', article, best);
}

function taken(
  quantity: TeamVacancy['step']['quantity'],
  article: string,
  teams: readonly TeamCandidate[],
): TeamVacancy {
  const ids = teams.map(({ id }) => id).sort();
  const values = { teams: ids.join(', '), count: ids.length, points: teams[0]!.points };
  return { teams: ids, step: { quantity, articles: [article], decisions: [], values } };
}
