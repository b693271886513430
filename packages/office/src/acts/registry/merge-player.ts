import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { mergeKind } from '../../records/merge.ts';
import { type Player, playerKind } from '../../records/player.ts';
import { loadPlayer, playerAsSeen } from './player-as-seen.ts';
import { type DifferingLine, differingLines, type SharedEvent, sharedEvents } from './shared-play.ts';
import { mayBeBornAlike } from './similar-players.ts';
import { takenFacts, withFacts } from './taken-facts.ts';

/** What speaks against two players being one and may yet be a mistake of the record. */
const OBJECTIONS = ['births', 'fide-ids', 'ratings'] as const;

/**
 * Two players turn out to be one: games of the duplicate count for the kept player from now on, and facts that the kept player
 * lacks are taken over. Published lists stay as they are. Merges do not make chains (D-OFF-104). Undone by `player.unmerge`.
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
  subject: ({ duplicate }) => ({ kind: 'player', id: duplicate }),
  load: async (reading, { kept, duplicate }) => {
    const found = {
      kept: await loadPlayer(reading, { player: kept }),
      duplicate: await loadPlayer(reading, { player: duplicate }),
    };
    const ofDuplicate = await reading.find(playerKind, { key: 'mergedInto', equals: duplicate });
    const merge = await reading.get(mergeKind, duplicate);
    return { ...found, ofDuplicate, merge, ...(await playOfBoth(reading, found.kept.player, found.duplicate.player)) };
  },
  decide: (facts, command, { today }) => {
    const { kept: keptId, version, duplicate: duplicateId, duplicateVersion, evenIf = [] } = command;
    const kept = playerAsSeen(facts.kept, { player: keptId, version });
    const duplicate = playerAsSeen(facts.duplicate, { player: duplicateId, version: duplicateVersion });
    if (keptId === duplicateId) return refuse(invalid('merge-with-oneself', { id: keptId }, { field: 'duplicate' }));
    if ('refused' in kept) return 'refused' in duplicate ? refuse(...kept.refused, ...duplicate.refused) : kept;
    if ('refused' in duplicate) return duplicate;
    const refused = [
      ...facts.events.map(sharedEventRefusal),
      ...objections(kept.found.body, duplicate.found.body, facts.lines).filter(({ than }) => !evenIf.includes(than)),
    ].map((each) => ('refusal' in each ? each.refusal : each));
    for (const { id } of facts.ofDuplicate)
      refused.push(invalid('merge-has-duplicates', { id, duplicate: duplicateId }, { field: 'duplicate' }));
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

type Found = Awaited<ReturnType<typeof loadPlayer>>['player'];

async function playOfBoth(
  reading: Reading,
  kept: Found,
  duplicate: Found,
): Promise<{ events: readonly SharedEvent[]; lines: readonly DifferingLine[] }> {
  if (kept === undefined || duplicate === undefined) return { events: [], lines: [] };
  const earlier = await reading.find(playerKind, { key: 'mergedInto', equals: kept.id });
  const ofKept = [kept, ...earlier].map(({ body }) => body.number);
  return {
    events: await sharedEvents(reading, ofKept, [duplicate.body.number]),
    lines: await differingLines(reading, kept.body.number, duplicate.body.number),
  };
}

function sharedEventRefusal({ id, event }: SharedEvent): Refusal {
  return invalid('merge-same-event', { event: event?.name ?? id, start: event?.start ?? '-' }, { field: 'duplicate' });
}

function objections(
  kept: Player,
  duplicate: Player,
  lines: readonly DifferingLine[],
): { than: (typeof OBJECTIONS)[number]; refusal: Refusal }[] {
  const found: ReturnType<typeof objections> = [];
  if (!mayBeBornAlike(kept, duplicate)) found.push({ than: 'births', refusal: invalid('merge-births-differ', {}) });
  const [own, theirs] = [kept.fide?.id, duplicate.fide?.id];
  if (own !== undefined && theirs !== undefined && own !== theirs)
    found.push({ than: 'fide-ids', refusal: invalid('merge-fide-ids-differ', { own, theirs }) });
  const [line] = lines;
  if (line !== undefined)
    found.push({ than: 'ratings', refusal: invalid('merge-ratings-differ', { ...line, lists: lines.length }) });
  return found;
}
