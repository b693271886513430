import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { playerKind } from '../players/player.ts';
import { playerAsSeen } from '../players/player-act.ts';
import { takenFacts, withFacts } from '../players/taken-facts.ts';
import { mergeKind } from './merge.ts';
import { loadMerge, mergeImpossible, mergeObjections, OBJECTIONS } from './merge-facts.ts';

/**
 * Two players turn out to be one: games of the duplicate count for the kept player from now on, and facts that the kept player
 * lacks are taken over. Published lists stay as they are. Merges do not make chains (D-OFF-104), and nobody may come to play twice in
 * one event, round or game by one (D-OFF-181). Undone by `player.unmerge`.
 */
export const mergePlayer = defineAct({
  kind: 'player.merge',
  command: z.strictObject({
    kept: z.string(),
    version: z.int(),
    duplicate: z.string(),
    duplicateVersion: z.int(),
    /** Objections that were looked at. */
    evenIf: z.array(z.enum(OBJECTIONS)).optional(),
  }),
  reason: 'required',
  outcome: z.strictObject({ kept: z.string(), duplicate: z.string(), taken: z.array(z.string()) }),
  subject: ({ duplicate }) => ({ kind: 'player', id: duplicate }),
  load: (reading, command) => loadMerge(reading, command),
  decide: (facts, command, { today }) => {
    const { kept: keptId, version, duplicate: duplicateId, duplicateVersion, evenIf = [] } = command;
    const kept = playerAsSeen(facts.kept, { player: keptId, version });
    const duplicate = playerAsSeen(facts.duplicate, { player: duplicateId, version: duplicateVersion });
    if (keptId === duplicateId) return refuse(invalid('merge-with-oneself', { id: keptId }, { field: 'duplicate' }));
    if ('refused' in kept) return 'refused' in duplicate ? refuse(...kept.refused, ...duplicate.refused) : kept;
    if ('refused' in duplicate) return duplicate;
    const objections = mergeObjections(kept.found.body, duplicate.found.body, facts.lines);
    const refused = [
      ...mergeImpossible(facts, duplicateId),
      ...objections.filter(({ than }) => !evenIf.includes(than)).map(({ refusal }) => refusal),
    ];
    if (refused.length > 0) return refuse(...refused);
    const taken = takenFacts(kept.found.body, duplicate.found.body);
    const changes = [
      put(playerKind, duplicateId, duplicateVersion, { ...duplicate.found.body, mergedInto: keptId }),
      put(mergeKind, duplicateId, facts.merge?.version ?? 0, { kept: keptId, on: today, taken }),
    ];
    if (taken.length > 0) changes.push(put(playerKind, keptId, version, withFacts(kept.found.body, taken)));
    const paths = taken.map(({ path }) => path.join('.'));
    return { changes, outcome: { kept: keptId, duplicate: duplicateId, taken: paths } };
  },
});
