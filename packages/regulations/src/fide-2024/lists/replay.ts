import type { FederationColumns, PlayerColumns } from '@escala/core';
import type { ReplayTerms } from '../../contracts/rating.ts';
import { periodFindings } from '../findings.ts';
import type { RatedPeriod } from './close-period.ts';
import { sheetOfPeriod } from './list-sheet.ts';
import { ratePeriods } from './rate-history.ts';

/** The history of a federation for whoever keeps its lists: see the contract. */
export function replay(record: FederationColumns, terms: ReplayTerms): PlayerColumns {
  const { listDays, rhythm = 'standard' } = terms;
  const { players } = record;
  const next = ratePeriods(record, listDays, rhythm, {
    ledgerOf: (list) => terms.ledgerOf?.(list),
    beforeOf: (list, opening) => terms.beforeOf?.(list, opening),
    onPeriod: (rated, state, federation, list) => {
      const finding = terms.findingsOf?.(list);
      if (finding !== undefined) for (const each of periodFindings(federation, ofRhythm(rated), rhythm)) finding(each);
      terms.onList(sheetOfPeriod(rated, state, players), list);
    },
  });
  return { ...players, ...next };
}

/** A federation has lists of all rhythms: that an event is on another of them is nothing to tell. */
function ofRhythm(rated: RatedPeriod): RatedPeriod {
  const elsewhere = new Set(rated.elsewhere);
  const events = rated.period.events.filter((event) => !elsewhere.has(event));
  return { ...rated, period: { ...rated.period, events }, elsewhere: [] };
}
