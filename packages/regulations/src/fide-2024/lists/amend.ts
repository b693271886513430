import type { PooledSum, Rhythm } from '@escala/core';
import type { Amend } from '../../contracts/rating.ts';
import { amendLists } from '../../shared/amend/amend-lists.ts';
import type { AmendedBook } from '../../shared/amend/amended-book.ts';
import { AmendedHistory } from '../../shared/amend/amended-history.ts';
import { rateEvent, rateSome, wayOf } from '../events/rate-event.ts';
import { openingOf } from '../player-state.ts';
import { closePeriod, gainedBy } from './close-period.ts';
import { FIRST_LIST } from './list-calendar.ts';
import { linesOfPeriod } from './list-sheet.ts';
import { periodsOf } from './period.ts';
import { openPeriod, type PeriodWork } from './period-work.ts';

const bookOf = (rhythm: Rhythm): AmendedBook<PooledSum, PeriodWork> => ({
  eventsByList: (events, listDays, opens) => periodsOf(events, listDays, opens).map((period) => period.events),
  // It is the one before, lifted.
  stands: (listDay) => listDay === FIRST_LIST,
  atOpening: openingOf,
  factorAfter: (_listDay, { factor }) => factor,
  open: (opening) => openPeriod({ ...opening, rhythm, ledger: undefined, before: undefined }),
  rateEvent,
  wayOf,
  rateSome,
  gainedBy,
  close: (work, players) => linesOfPeriod(closePeriod(work, players), work),
});

/** See the contract. */
export const amend: Amend = (record, terms) =>
  amendLists(new AmendedHistory(bookOf(terms.rhythm ?? 'standard'), record, terms), terms);
