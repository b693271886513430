import { averageOf, performanceDifference, scoreNeeded } from '../conditions/average.ts';
import type { NormTitle } from '../parameters.ts';
import { isFideTitle } from '../title-names.ts';
import type { CountedGame, FullSet } from './counted-games.ts';
import { type Field, NO_FEDERATION } from './field.ts';

/** Everything that the conditions of a norm need to know about a set of games. */
export interface SetFacts {
  readonly field: Field;
  readonly title: NormTitle;
  readonly full: FullSet;
  readonly games: readonly CountedGame[];
  /** Whether the set has all games. */
  readonly isFull: boolean;
  readonly halfPoints: number;
  readonly titled: number;
  readonly required: number;
  /** Different opponents, and those of them with a required title. */
  readonly opponents: number;
  readonly requiredOpponents: number;
  /** Number of foreign federations. */
  readonly federations: number;
  readonly own: number;
  readonly most: number;
  readonly mostFederation: string | undefined;
  /** Number of games against opponents of unknown federation. */
  readonly untold: number;
  readonly ra: number | null;
  readonly rp: number | null;
  readonly raised: string | null;
  /** In halves. */
  readonly needed: number | null;
}

export function setFacts(
  field: Field,
  title: NormTitle,
  full: FullSet,
  games: readonly CountedGame[] = full.games,
): SetFacts {
  const { numbers } = field;
  const score = games.reduce((sum, { halfPoints }) => sum + halfPoints, 0);
  const average = averageOf(numbers, title, games);
  const asked = numbers.requiredTitles[title];
  const isRequired = ({ opponent }: CountedGame): boolean => asked.includes(opponent.title ?? '');
  const mix = mixOf(full.player.federation, games);
  return {
    field,
    title,
    full,
    games,
    isFull: games.length === full.games.length,
    halfPoints: score,
    titled: games.filter(({ opponent }) => isTitled(numbers.untitled, opponent.title)).length,
    required: games.filter(isRequired).length,
    opponents: new Set(games.map(({ opponent }) => opponent.id)).size,
    requiredOpponents: new Set(games.filter(isRequired).map(({ opponent }) => opponent.id)).size,
    ...mix,
    ra: average?.ra ?? null,
    rp: average === undefined ? null : average.ra + performanceDifference(score, games.length),
    raised: average?.raised ?? null,
    needed: average === undefined ? null : scoreNeeded(numbers, title, average.ra, games.length),
  };
}

/** 1.4.5a: any FIDE title except candidate titles. */
export const isTitled = (untitled: readonly string[], title: string | undefined): boolean =>
  title !== undefined && isFideTitle(title) && !untitled.includes(title);

export type Mix = Pick<SetFacts, 'federations' | 'own' | 'most' | 'mostFederation' | 'untold'>;

/** Opponents by federation; players under FIDE itself belong to none. */
function mixOf(home: string | undefined, games: readonly CountedGame[]): Mix {
  const counts = countFederations(games);
  const untold = counts.get(undefined) ?? 0;
  let [most, federations] = [0, 0];
  let mostFederation: string | undefined;
  for (const [federation, count] of counts) {
    if (federation === undefined) continue;
    if (count > most) [most, mostFederation] = [count, federation];
    if (federation !== home) federations++;
  }
  return { federations, own: home === undefined ? 0 : (counts.get(home) ?? 0), most, mostFederation, untold };
}

export function countFederations(games: readonly CountedGame[]): Map<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  for (const { opponent } of games)
    if (opponent.federation !== NO_FEDERATION)
      counts.set(opponent.federation, (counts.get(opponent.federation) ?? 0) + 1);
  return counts;
}
