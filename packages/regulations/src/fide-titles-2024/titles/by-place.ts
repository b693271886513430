import type { Holds, IsoDate, Verdict } from '@escala/core';
import type { PlaceTitle, PlaceTold, RatedPlayer, RatingReached } from '../../contracts/titles.ts';
import { FIDE_TITLES, type FideTitle, fideTitle, isFideTitle, isOfWomen } from '../title-names.ts';
import { directTitle } from './direct-title.ts';

/** From best to worst. */
const ORDER: readonly Holds[] = ['yes', 'unknown', 'no'];

/** What time can remedy: the rating, and the games played by then; not the size of the championship (1.2.2). */
const IN_TIME = ['fide-titles-2024.direct-rating', 'fide-titles-2024.rated-games'];

/**
 * 0.6.2: a title by a place, judged with every known rating; the best verdict counts. Until it is complete, a lower
 * title of the same column may be taken (D-FT-17).
 */
export function titleByPlace(
  told: PlaceTold,
  player: RatedPlayer,
  reached: readonly RatingReached[],
  day: IsoDate,
): PlaceTitle {
  if (!isFideTitle(told.title)) throw new RangeError(`No title of FIDE: ${told.title}`);
  const judged = best(told.title, told, player, reached, day);
  const held = player.titles.map(fideTitle);
  const lower = FIDE_TITLES.slice(FIDE_TITLES.indexOf(told.title) + 1).filter(
    (title) => isOfWomen(title) === isOfWomen(told.title as FideTitle),
  );
  const free = lower.slice(0, lower.findIndex((title) => held.includes(title)) >>> 0);
  const meanwhile =
    judged.verdict === 'yes'
      ? undefined
      : free.find((title) => best(title, told, player, reached, day).verdict !== 'no');
  const against = judged.reasons.filter(({ code, holds }) => holds === 'no' && !IN_TIME.includes(code));
  return { ...judged, against, meanwhile: meanwhile ?? null };
}

function best(
  title: FideTitle,
  { players, rounds, olympiad }: PlaceTold,
  { sex }: RatedPlayer,
  reached: readonly RatingReached[],
  day: IsoDate,
): Verdict {
  const known = [...reached].sort((a, b) => b.rating - a.rating);
  return (known.length === 0 ? [undefined] : known)
    .map((each) => directTitle({ title, sex, ...each, olympiad, players, rounds }, day))
    .reduce((a, b) => (ORDER.indexOf(b.verdict) < ORDER.indexOf(a.verdict) ? b : a));
}
