import type { Scoring } from '@escala/core';
import type { Site } from '../../kit/site.ts';
import { pointsText } from '../format.ts';

/** 3–1–0, and what a bye brings where it is no win's worth. */
export function scoringText({ translate }: Site, { win, draw, loss, bye = win }: Scoring): string {
  const points = [win, draw, loss].map((value) => pointsText(value)).join('–');
  return bye === win ? points : translate('web.desk-pairing.scoring-bye', { points, bye: pointsText(bye) });
}
