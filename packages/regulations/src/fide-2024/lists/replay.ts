import type { FederationColumns, PlayerColumns } from '@escala/core';
import type { ReplayTerms } from '../../contracts/rating.ts';
import { replayLists } from '../../shared/lists/replay-lists.ts';
import { periodFindings } from '../findings.ts';
import type { RatedPeriod } from './close-period.ts';
import { listBook } from './list-book.ts';

/** See the contract. */
export function replay(record: FederationColumns, terms: ReplayTerms): PlayerColumns {
  const { rhythm = 'standard' } = terms;
  return replayLists(listBook(rhythm), record, terms, (federation, rated) =>
    periodFindings(federation, ofRhythm(rated), rhythm),
  );
}

/** A federation has lists of all rhythms, so an event on another one of them needs no finding. */
function ofRhythm(rated: RatedPeriod): RatedPeriod {
  const elsewhere = new Set(rated.elsewhere);
  const events = rated.period.events.filter((event) => !elsewhere.has(event));
  return { ...rated, period: { ...rated.period, events }, elsewhere: [] };
}
