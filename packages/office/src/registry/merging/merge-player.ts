import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { asSeen } from '../as-seen.ts';
import { playerKind } from '../players/player.ts';
import { playerAsSeen } from '../players/player-act.ts';
import { takenFacts, withFacts, withoutFacts } from '../players/taken-facts.ts';
import { mergeKind } from './merge.ts';
import { loadMerge, mergeImpossible, mergeObjections, OBJECTIONS } from './merge-facts.ts';

/**
 * Two players turn out to be one: from now on the duplicate's games count for the kept player, who also takes over
 * missing facts. Published lists stay as they are. Merges never form chains (D-OFF-104), and must not make anyone play
 * twice in one event, round or game (D-OFF-181). Undone by `player.unmerge`.
 */
export const mergePlayer = defineAct({
  kind: 'player.merge',
  command: z.strictObject({
    kept: z.string(),
    version: z.int(),
    duplicate: z.string(),
    duplicateVersion: z.int(),
    /** Objections that were checked and overruled. */
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

/**
 * Undoes a merge: the duplicate is a separate player again, and the kept player gives back the facts taken over. Facts
 * amended since stay, and are named in the outcome.
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
