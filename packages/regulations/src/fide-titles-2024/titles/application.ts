import { conclude, dayFrom, type IsoDate, type Reason, reason, type Verdict } from '@escala/core';
import type { ApplicationFacts } from '../../contracts/titles.ts';
import { type NormTitle, numbersOn, type TitleNumbers } from '../parameters.ts';

/** 1.5: whether norms and rating are enough for the title, with all reasons. */
export function judgeApplication(facts: ApplicationFacts, day: IsoDate): Verdict {
  const numbers = numbersOn(dayFrom(day));
  return conclude([
    enoughGames(facts, numbers),
    ratingReached(facts, numbers),
    oneWithoutExemption(facts),
    oneCountedAsNine(facts),
    ...oneRoundADay(facts, numbers),
    ...oneLargeEvent(facts, numbers),
  ]);
}

/** 1.5.1. */
function enoughGames({ norms }: ApplicationFacts, { gamesForTitle }: TitleNumbers): Reason {
  const games = norms.reduce((sum, { credited }) => sum + credited, 0);
  const values = { games, needed: gamesForTitle, norms: norms.length };
  return reason('fide-titles-2024.application-games', '1.5.1', games >= gamesForTitle, values);
}

/** 1.5.3: on a list, or between two lists, as confirmed by FIDE (1.5.3a). */
function ratingReached({ title, rating, interim }: ApplicationFacts, { titleRating }: TitleNumbers): Reason {
  const needed = titleRating[title as NormTitle];
  const holds = rating === null ? 'unknown' : rating >= needed;
  const values = { rating: rating ?? 0, needed, interim: interim ? 'yes' : 'no' };
  return reason(
    'fide-titles-2024.application-rating',
    '1.5.3',
    holds,
    values,
    interim ? { decisions: ['D-FT-1'] } : {},
  );
}

/** 1.4.3e. */
function oneWithoutExemption({ norms }: ApplicationFacts): Reason {
  const free = norms.filter(({ exemption }) => exemption === null).length;
  return reason('fide-titles-2024.application-federations', '1.4.3e', free > 0, { free });
}

/** 1.4.1c: eight games count as nine at most once. */
function oneCountedAsNine({ norms }: ApplicationFacts): Reason {
  const count = norms.filter(({ as9 }) => as9).length;
  return reason('fide-titles-2024.application-nine', '1.4.1c', count <= 1, { count });
}

/** 1.1.3a: GM and WGM. */
function oneRoundADay({ title, norms }: ApplicationFacts, numbers: TitleNumbers): Reason[] {
  if (!numbers.singleRoundTitles.includes(title as NormTitle)) return [];
  const needed = numbers.singleRoundDays;
  const days = norms.map(({ singleRoundDays }) => singleRoundDays);
  const holds = days.some((each) => each !== null && each >= needed) || (days.includes(null) ? 'unknown' : false);
  return [reason('fide-titles-2024.application-days', '1.1.3a', holds, { needed })];
}

/** 1.5.6, if a norm is later than the rule. */
function oneLargeEvent({ norms }: ApplicationFacts, { qualifyingAfter }: TitleNumbers): Reason[] {
  if (norms.every(({ end }) => end <= qualifyingAfter)) return [];
  const worth = norms.map(({ qualifying }) => qualifying);
  const holds = worth.some((each) => each !== null && each !== '') || (worth.includes(null) ? 'unknown' : false);
  return [reason('fide-titles-2024.application-event', '1.5.6', holds, {})];
}
