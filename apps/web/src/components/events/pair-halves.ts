import type { PairTrace } from '@escala/core';
import type { PairSentence } from '@escala/messages';
import type { Site } from '../../kit/site.ts';
import type { EventField } from './event-field.ts';

interface Two {
  readonly white: string;
  readonly black: string;
}

interface PairOfGroup {
  readonly field: Pick<EventField, 'get'>;
  readonly pair: Two;
  readonly trace: Pick<PairTrace, 'step'>;
  /** All pairs of the round. */
  readonly games: readonly Two[];
  readonly round: number;
}

/** Where a pair stands in its group, for who has never heard of groups: the first half meets the second (Suis 9.4). */
export function halvesSentences({ translate }: Site, terms: PairOfGroup, group: PairSentence): PairSentence[] {
  const { trace, round } = terms;
  if (trace.step !== 'C') return [group];
  const article = 'Suis 9.4';
  if (round > 1) return [group, { text: translate('web.board.halves'), article }];
  const players = 2 * terms.games.length;
  const places = firstPlaces(terms);
  return [
    { text: translate('web.board.first-round', { players, second: players / 2 + 1 }), article },
    ...(places === undefined ? [] : [{ text: translate('web.board.first-places', places) }]),
  ];
}

/** The places of the two among all who play, where they are just half of them apart. */
function firstPlaces({ field, pair, games }: PairOfGroup): { upper: number; lower: number } | undefined {
  const numberOf = (id: string): number => field.get(id)?.number ?? 0;
  const order = games.flatMap(({ white, black }) => [white, black]).sort((a, b) => numberOf(a) - numberOf(b));
  const places = [order.indexOf(pair.white) + 1, order.indexOf(pair.black) + 1];
  const [upper, lower] = [Math.min(...places), Math.max(...places)];
  return lower - upper === games.length ? { upper, lower } : undefined;
}
