import type { FederationColumns, PlayerColumns } from '@escala/core';
import type { ReplayTerms } from '../../contracts/rating.ts';
import { periodFindings } from '../findings.ts';
import { IN_FORCE_FROM } from '../parameters.ts';
import { regulationOfRevision } from '../revisions.ts';
import { sheetOfPeriod } from './list-sheet.ts';
import { ratePeriods } from './rate-history.ts';

/** The history of a federation for whoever keeps its lists: see the contract. */
export function replay(record: FederationColumns, terms: ReplayTerms): PlayerColumns {
  const { listDays } = terms;
  const regulations = regulationOfRevision(terms.revision);
  const { players } = record;
  const next = ratePeriods(record, listDays, regulations, {
    ledgerOf: (list) => terms.ledgerOf?.(list),
    onPeriod: (rated, state, federation, list) => {
      const finding = terms.findingsOf?.(list);
      if (finding !== undefined)
        for (const remark of periodFindings(federation, rated, regulations, IN_FORCE_FROM, terms.monthlyFrom))
          finding(remark);
      terms.onList(sheetOfPeriod(rated, state, players), list);
    },
  });
  return { ...players, ...next };
}
