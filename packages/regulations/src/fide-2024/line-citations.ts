import type { Rhythm } from '@escala/core';
import type { LineCitations, RawLine } from '../shared/ledger-lines.ts';
import { articleIn } from './articles.ts';
import { LINE_REASONS } from './line-reasons.ts';

const has = (reasons: number, reason: keyof typeof LINE_REASONS): boolean => (reasons & LINE_REASONS[reason]) !== 0;

/** Articles and decisions of a line of the ledger, by its reasons. */
export const lineCitations =
  (rhythm: Rhythm) =>
  ([, , , , , , , , reasons]: RawLine): LineCitations => ({
    articles: [
      ...(has(reasons, 'standard') || has(reasons, 'opponentStandard') ? ['R7.2.1'] : []),
      ...(has(reasons, 'ratedSince') ? [articleIn(rhythm, '8.2.4')] : []),
      ...(['8.3.1', '8.3.2', '8.3.3'] as const).map((article) => articleIn(rhythm, article)),
    ],
    decisions: [
      ...(has(reasons, 'byDay') ? (['D-F24-6'] as const) : []),
      'D-F24-9',
      ...(has(reasons, 'standard') ? (['D-F24-14'] as const) : []),
    ],
  });
