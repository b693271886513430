import type { PooledMean } from '@escala/core';
import type { Amend } from '../../contracts/rating.ts';
import { amendLists } from '../../shared/amend/amend-lists.ts';
import type { AmendedBook } from '../../shared/amend/amended-book.ts';
import { AmendedHistory } from '../../shared/amend/amended-history.ts';
import { rateEvent, rateSome, wayOf } from '../events/rate-event.ts';
import { factorHalves, hasReached } from '../factor-k.ts';
import { openingOf } from '../player-state.ts';
import type { RegulationByDay } from '../regulation-in-force.ts';
import { regulationOfRevision } from '../revisions.ts';
import { closePeriod, gainedBy } from './close-period.ts';
import { linesOfPeriod } from './list-sheet.ts';
import { periodsOf } from './period.ts';
import { openPeriod, type PeriodWork } from './period-work.ts';

const bookOf = (regulations: RegulationByDay): AmendedBook<PooledMean, PeriodWork> => ({
  eventsByList: (events, listDays, opens) =>
    periodsOf(events, listDays, opens, regulations).map((period) => period.events),
  atOpening: (record, listDay) => openingOf(record, listDay, regulations),
  factorAfter: (listDay, { reached, careerGames }) =>
    factorHalves(regulations.on(listDay).factor, hasReached(reached), careerGames),
  open: (opening) => openPeriod({ ...opening, regulations, ledger: undefined }),
  rateEvent,
  wayOf,
  rateSome,
  gainedBy,
  close: (work, players) => linesOfPeriod(closePeriod(work, players), work, players),
});

/** See the contract. */
export const amend: Amend = (record, terms) =>
  amendLists(new AmendedHistory(bookOf(regulationOfRevision(terms.revision)), record, terms), terms);
