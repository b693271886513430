import { type Reason, reason } from '@escala/core';
import type { SetFacts } from '../norms/set-facts.ts';
import type { TitleNumbers } from '../parameters.ts';
import { reachesPercent } from './average.ts';

/** The facts that these conditions need, from a set of games or from the figures of a norm. */
export interface ScoreFacts extends Pick<SetFacts, 'title' | 'ra' | 'rp' | 'needed' | 'halfPoints'> {
  readonly field: { readonly numbers: TitleNumbers };
  readonly games: { readonly length: number };
}

/** 1.4.8a: the opponents' average is high enough, rounded as in 1.4.7 and with the lowest raised (1.4.6). */
export function strongOpponents({ field, title, ra }: ScoreFacts): Reason {
  const needed = field.numbers.lowestAverage[title];
  return reason('fide-titles-2024.average', '1.4.8a', ra !== null && ra >= needed, { ra: ra ?? 0, needed });
}

/** 1.4.8b: no norm below this score, however strong the opponents. */
export function lowestScore({ field, halfPoints, games }: ScoreFacts): Reason {
  const percent = field.numbers.lowestPercent;
  const holds = reachesPercent(field.numbers, halfPoints, games.length);
  return reason('fide-titles-2024.percent', '1.4.8b', holds, { score: halfPoints / 2, games: games.length, percent });
}

/** 1.4.8: the performance. */
export function performance({ field, title, rp, ra, needed, halfPoints, games }: ScoreFacts): Reason {
  const wanted = field.numbers.performance[title];
  return reason('fide-titles-2024.performance', '1.4.8', rp !== null && rp >= wanted, {
    rp: rp ?? 0,
    ra: ra ?? 0,
    wanted,
    score: halfPoints / 2,
    games: games.length,
    needed: needed === null ? 0 : needed / 2,
    can: needed === null ? 'no' : 'yes',
  });
}
