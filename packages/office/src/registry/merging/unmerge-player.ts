import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { asSeen } from '../as-seen.ts';
import { playerKind } from '../players/player.ts';
import { withoutFacts } from '../players/taken-facts.ts';
import { mergeKind } from './merge.ts';

/**
 * A merge is undone: the duplicate is a player again as before, and the kept one gives back what was taken over. What was
 * amended since stays, and is named in the outcome.
 */
export const unmergePlayer = defineAct({
  kind: 'player.unmerge',
  command: z.strictObject({ duplicate: z.string(), duplicateVersion: z.int() }),
  reason: 'required',
  outcome: z.strictObject({ duplicate: z.string(), kept: z.string(), changedSince: z.array(z.string()) }),
  subject: ({ duplicate }) => ({ kind: 'player', id: duplicate }),
  load: async (reading, { duplicate }) => {
    const found = await reading.get(playerKind, duplicate);
    const kept = found?.body.mergedInto;
    return {
      duplicate: found,
      merge: await reading.get(mergeKind, duplicate),
      kept: kept === undefined ? undefined : await reading.get(playerKind, kept),
    };
  },
  decide: ({ duplicate, merge, kept }, command, { today }) => {
    const id = command.duplicate;
    const unknown = { code: 'player-unknown', field: 'duplicate', id } as const;
    const seen = asSeen(duplicate, { version: command.duplicateVersion }, unknown);
    if ('refused' in seen) return seen;
    if (kept === undefined || merge === undefined)
      return refuse(invalid('player-not-merged', { id, name: seen.found.body.name }, { field: 'duplicate' }));
    const { mergedInto: _kept, ...body } = seen.found.body;
    const { player, changedSince } = withoutFacts(kept.body, merge.body.taken);
    const changes = [
      put(playerKind, id, seen.found.version, body),
      put(mergeKind, id, merge.version, { ...merge.body, undoneOn: today }),
    ];
    if (merge.body.taken.length > changedSince.length) changes.push(put(playerKind, kept.id, kept.version, player));
    return { changes, outcome: { duplicate: id, kept: kept.id, changedSince } };
  },
});
