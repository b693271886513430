import type { Step } from '@escala/core';
import type { Candidate, RankedCandidate } from '../../contracts/competition.ts';
import type { TeamCandidate, TeamVacancy, VacancyOf } from '../../contracts/teams.ts';
import { isTitled } from './category.ts';

/** A draw that anybody can repeat: the seed was drawn in public and is on record. */

/**
 * Lots of a draw (Desempats 1.7.1.4): each is computed from the seed and the player only, so that it depends neither on
 * the order of the players nor on who else takes part. FNV-1a over the characters, then mixed so that similar texts get
 * different lots.
 */
export function lotOf(seed: string, player: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}\n${player}`) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

interface Criterion {
  readonly quantity: Step['quantity'];
  readonly articles: readonly string[];
  /** Smaller numbers come first. */
  readonly key: (candidate: Candidate) => number;
}

/** Vacancies (Normes 4.2.2.1) and limited places (Desempats 1.7) follow the same order. */
const CRITERIA: readonly Criterion[] = [
  {
    quantity: 'fce-1990.entry-rating',
    articles: ['Normes 4.2.2.1', 'Desempats 1.7.1'],
    key: ({ rating }) => -(rating ?? 0),
  },
  {
    quantity: 'fce-1990.entry-sanction',
    articles: ['Normes 4.2.2.1', 'Desempats 1.7.1.1'],
    key: ({ sanctioned }) => (sanctioned ? 1 : 0),
  },
  {
    quantity: 'fce-1990.entry-title',
    articles: ['Normes 4.2.2.1', 'Desempats 1.7.1.2'],
    key: (candidate) => (isTitled(candidate) ? 0 : 1),
  },
  {
    quantity: 'fce-1990.entry-last-season',
    articles: ['Normes 4.2.2.1', 'Desempats 1.7.1.3'],
    key: ({ lastPlace }) => lastPlace ?? Number.MAX_SAFE_INTEGER,
  },
];

/** Everybody in the order in which places are given. The seed comes from the public draw (Desempats 1.7.1.4). */
export function vacancyOrder(candidates: readonly Candidate[], seed?: string): readonly RankedCandidate[] {
  const criteria = seed === undefined ? CRITERIA : [...CRITERIA, drawBy(seed)];
  const deciding = (a: Candidate, b: Candidate): Criterion | undefined => criteria.find(({ key }) => key(a) !== key(b));
  const ordered = candidates.toSorted((a, b) => {
    const criterion = deciding(a, b);
    return criterion === undefined ? (a.id < b.id ? -1 : 1) : criterion.key(a) - criterion.key(b);
  });
  let place = 1;
  return ordered.map((candidate, i): RankedCandidate => {
    const before = ordered[i - 1];
    if (before === undefined) return { place, candidate };
    const criterion = deciding(before, candidate);
    if (criterion !== undefined) place = i + 1;
    return { place, candidate, step: stepOf(criterion, before, candidate) };
  });
}

function drawBy(seed: string): Criterion {
  return {
    quantity: 'fce-1990.entry-draw',
    articles: ['Normes 4.2.2.1', 'Desempats 1.7.1.4'],
    key: ({ id }) => lotOf(seed, id),
  };
}

/** Without a criterion the two are tied, and a draw is needed. */
function stepOf(criterion: Criterion | undefined, before: Candidate, { id }: Candidate): Step {
  const { quantity, articles }: Pick<Criterion, 'quantity' | 'articles'> = criterion ?? {
    quantity: 'fce-1990.entry-draw-due',
    articles: ['Normes 4.2.2.1', 'Desempats 1.7.1.4'],
  };
  return { quantity, articles, decisions: [], values: { before: before.id, player: id } };
}

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
