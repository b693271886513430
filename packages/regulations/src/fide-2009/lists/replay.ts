import type { FederationColumns, PlayerColumns } from '@escala/core';
import type { ReplayTerms } from '../../contracts/rating.ts';
import { replayLists } from '../../shared/lists/replay-lists.ts';
import { periodFindings } from '../findings.ts';
import { IN_FORCE_FROM } from '../parameters.ts';
import { regulationOfRevision } from '../regulation-in-force.ts';
import { listBook } from './list-book.ts';

/** See the contract. */
export function replay(record: FederationColumns, terms: ReplayTerms): PlayerColumns {
  const regulations = regulationOfRevision(terms.revision);
  return replayLists(listBook(regulations), record, terms, (federation, rated) =>
    periodFindings(federation, rated, regulations, IN_FORCE_FROM, terms.monthlyFrom),
  );
}
