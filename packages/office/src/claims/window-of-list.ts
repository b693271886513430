import { dayFrom, type IsoDate, writeDay } from '@escala/core';
import { ruleBookOf } from '@escala/regulations';
import type { OfficialList } from '../rating/lists/list.ts';
import type { ClaimWindow } from './claim.ts';

/**
 * The days on which a list may be contested (fce-2016 8.4). Without a time limit, claims are always accepted
 * (D-OFF-80).
 */
export function windowOfList(list: OfficialList): ClaimWindow | undefined {
  return windowFrom(list, list.publishedOn);
}

/**
 * The days on which a decision may be appealed. No regulation sets this limit: it is as long as that for claims,
 * starting on the day of the decision (D-OFF-81).
 */
export function windowOfAppeal(list: OfficialList, decidedOn: IsoDate): ClaimWindow | undefined {
  return windowFrom(list, decidedOn);
}

function windowFrom({ regulation, revision }: OfficialList, first: IsoDate): ClaimWindow | undefined {
  const book = ruleBookOf(regulation);
  if (book?.kind !== 'head-to-head' || book.claimWindow === undefined) return undefined;
  const { article, firstDay, lastDay } = book.claimWindow(dayFrom(first), { revision });
  return { regulation, article, firstDay: writeDay(firstDay), lastDay: writeDay(lastDay) };
}

export const isWithin = ({ firstDay, lastDay }: ClaimWindow, date: IsoDate): boolean =>
  firstDay <= date && date <= lastDay;
