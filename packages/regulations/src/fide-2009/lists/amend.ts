import type { Amend } from '../../contracts/rating.ts';
import { type AmendedBook, amendLists } from '../../shared/amend/amend-lists.ts';
import { AmendedHistory } from '../../shared/amend/amended-history.ts';
import { rateSome, wayOf } from '../events/rate-event.ts';
import { factorHalves, hasReached } from '../factor-k.ts';
import { regulationOfRevision } from '../parameters.ts';
import { closePeriod, gainedBy } from './close-period.ts';
import { linesOfPeriod, listBook, type PeriodWork } from './list-book.ts';

/** See the contract. */
export const amend: Amend = (record, terms) => {
  const regulations = regulationOfRevision(terms.revision);
  const book: AmendedBook<PeriodWork> = {
    ...listBook(regulations),
    factorAfter: (listDay, { reached, careerGames }) =>
      factorHalves(regulations.on(listDay).factor, hasReached(reached), careerGames),
    wayOf,
    rateSome,
    gainedBy,
    close: (work, players) => linesOfPeriod(closePeriod(work, players), work, players),
  };
  return amendLists(new AmendedHistory(book, record, terms), terms);
};
