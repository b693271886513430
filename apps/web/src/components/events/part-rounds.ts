import type { MessageKey, Translate } from '@escala/messages';

interface Rounds {
  readonly from: number;
  readonly to: number;
}

/** The rounds of a part of an event in words: one of them, or from one to another. */
export const partRounds = (
  translate: Translate,
  { from, to }: Rounds,
  key: MessageKey = 'web.desk-events.rounds-of-part',
): string => translate(key, { from, to, count: to - from + 1 });
