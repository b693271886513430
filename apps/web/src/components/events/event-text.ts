import { readPeriods, type Scoring, type TimeControl } from '@escala/core';
import type { MessageKey, Translate } from '@escala/messages';
import type { Site } from '../../kit/site.ts';
import { pointsText } from '../format.ts';

/** Thinking time in words, period by period if there are several. */
export function timeText(
  { translate }: Pick<Site, 'translate'>,
  { minutes, increment = 0, periods }: TimeControl,
): string {
  const parts = (periods !== undefined && readPeriods(periods)) || [{ minutes, increment }];
  return parts
    .map((part) => {
      const time = translate('web.event.time', { minutes: part.minutes, increment: part.increment });
      if (parts.length === 1) return time;
      return part.moves === undefined
        ? translate('web.event.time-rest', { time })
        : translate('web.event.time-moves', { moves: part.moves, time });
    })
    .join('; ');
}

/** 3–1–0, with the points of a bye if they differ from a win's. */
export function scoringText({ translate }: Site, { win, draw, loss, bye = win }: Scoring): string {
  const points = [win, draw, loss].map((value) => pointsText(value)).join('–');
  return bye === win ? points : translate('web.desk-pairing.scoring-bye', { points, bye: pointsText(bye) });
}

interface Rounds {
  readonly from: number;
  readonly to: number;
}

/** The rounds of a part of an event in words: a single one, or a range. */
export const partRounds = (
  translate: Translate,
  { from, to }: Rounds,
  key: MessageKey = 'web.desk-events.rounds-of-part',
): string => translate(key, { from, to, count: to - from + 1 });
