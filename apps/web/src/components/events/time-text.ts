import { readPeriods, type TimeControl } from '@escala/core';
import type { Site } from '../../kit/site.ts';

/** Thinking time in words, one period after the other where there are several. */
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
