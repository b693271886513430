import { addMonths, type Day } from '@escala/core';
import type { TermOfDays } from '../../contracts/rating.ts';
import type { RegulationByDay } from '../regulation-in-force.ts';

/** 7.23b: who is inactive is still shown, apart, for two years from the list that said so first. */
export function inactiveShown(since: Day, regulations: RegulationByDay): TermOfDays {
  const lastDay = addMonths(since, regulations.on(since).inactiveShownMonths);
  return { article: '7.23b', decisions: [], firstDay: since, lastDay };
}
