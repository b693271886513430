import type { Amend } from '../../contracts/rating.ts';
import { type AmendedBook, amendLists } from '../../shared/amend/amend-lists.ts';
import { AmendedHistory } from '../../shared/amend/amended-history.ts';
import { rateSome, wayOf } from '../events/rate-event.ts';
import { closePeriod, gainedBy } from './close-period.ts';
import { linesOfPeriod, listBook, type PeriodWork } from './list-book.ts';

/** See the contract. */
export const amend: Amend = (record, terms) => {
  const book: AmendedBook<PeriodWork> = {
    ...listBook(terms.rhythm ?? 'standard'),
    factorAfter: (_listDay, { factor }) => factor,
    wayOf,
    rateSome,
    gainedBy,
    close: (work, players) => linesOfPeriod(closePeriod(work, players), work),
  };
  return amendLists(new AmendedHistory(book, record, terms), terms);
};
