import { refuse } from '../kit/act.ts';
import { actsOn } from '../kit/acts-on.ts';
import { conflict } from '../kit/refusal.ts';
import type { Kept } from '../ports.ts';
import { federationOf } from '../registry/federation/federation.ts';
import { type Committee, type CommitteeName, committeeKind } from './committee.ts';
import { rulesOf } from './committee-rules.ts';

interface CommitteeCommand {
  readonly committee: CommitteeName;
  /** 0 if nothing is on record yet. */
  readonly version: number;
}

const none = (committee: CommitteeName): Kept<Committee> => ({
  id: committee,
  version: 0,
  seq: 0,
  body: { committee, seats: [], meetings: [], revoked: [] },
});

/** An act on a committee as it was seen. */
export const committeeAct = actsOn({
  subject: ({ committee }: CommitteeCommand) => ({ kind: 'committee', id: committee }),
  load: async (reading, { committee }) => ({
    kept: (await reading.get(committeeKind, committee)) ?? none(committee),
    other: await reading.get(committeeKind, committee === 'sports' ? 'competition' : 'sports'),
    rules: rulesOf(await federationOf(reading), committee),
  }),
  find: (found, command) => {
    const { kept } = found;
    if (kept.version === command.version) return found;
    const values = { thing: 'committee', id: kept.id, yours: command.version, theirs: kept.version };
    return refuse(conflict('changed-meanwhile', values, command, { version: kept.version, ...kept.body }));
  },
});
