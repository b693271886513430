import { type Reason, reason } from '@escala/core';
import type { SetFacts } from '../norms/set-facts.ts';
import type { TitleNumbers } from '../parameters.ts';
import { reachesPercent } from './average.ts';

/** What these conditions look at: of a set of games, or of a norm that is told by its figures alone. */
export interface ScoreFacts extends Pick<SetFacts, 'title' | 'ra' | 'rp' | 'needed' | 'halfPoints'> {
  readonly field: { readonly numbers: TitleNumbers };
  readonly games: { readonly length: number };
}

/** 1.4.8a: the opponents are strong enough, rounded as 1.4.7 says and the lowest raised (1.4.6). */
export function strongOpponents({ field, title, ra }: ScoreFacts): Reason {
  const needed = field.numbers.lowestAverage[title];
  return reason('fide-titles-2024.average', '1.4.8a', ra !== null && ra >= needed, { ra: ra ?? 0, needed });
}

/** 1.4.8b: no norm under this score, however strong they are. */
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
