import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type Player, playerKind } from '../players/player.ts';
import { mayBeBornAlike } from '../players/similar-players.ts';
import { type KeptApart, type Merge, marksOf, mergeKind } from './merge.ts';
import { type SharedGame, type SharedRound, sharedAtDesk, sharedGames, sharedRounds } from './played-twice.ts';
import { type DifferingLine, differingLines, type SharedEvent, sharedEvents } from './shared-play.ts';

/** Objections to merging two players that may themselves be mistakes of the record. */
export const OBJECTIONS = ['births', 'fide-ids', 'ratings'] as const;

/** What both players did that one person cannot have done twice, and what was decided about the two. */
interface PlayOfBoth {
  readonly events: readonly SharedEvent[];
  readonly rounds: readonly SharedRound[];
  readonly games: readonly SharedGame[];
  readonly lines: readonly DifferingLine[];
  /** Marks that they are two persons. */
  readonly apart: readonly Kept<KeptApart>[];
}

interface MergeFacts extends PlayOfBoth {
  readonly kept: Kept<Player> | undefined;
  readonly duplicate: Kept<Player> | undefined;
  readonly ofDuplicate: readonly Kept<Player>[];
  readonly merge: Kept<Merge> | undefined;
}

export async function loadMerge(
  reading: Reading,
  { kept, duplicate }: { readonly kept: string; readonly duplicate: string },
): Promise<MergeFacts> {
  const found = { kept: await reading.get(playerKind, kept), duplicate: await reading.get(playerKind, duplicate) };
  const ofDuplicate = await reading.find(playerKind, { key: 'mergedInto', equals: duplicate });
  const merge = await reading.get(mergeKind, duplicate);
  return { ...found, ofDuplicate, merge, ...(await playOfBoth(reading, found.kept, found.duplicate)) };
}

async function playOfBoth(
  reading: Reading,
  kept: Kept<Player> | undefined,
  duplicate: Kept<Player> | undefined,
): Promise<PlayOfBoth> {
  if (kept === undefined || duplicate === undefined || kept.id === duplicate.id)
    return { events: [], rounds: [], games: [], lines: [], apart: [] };
  const ofKept = [kept, ...(await reading.find(playerKind, { key: 'mergedInto', equals: kept.id }))];
  const numbers = ofKept.map(({ body }) => body.number);
  const two = { ones: ofKept.map(({ id }) => id), others: [duplicate.id] };
  const counted = await sharedEvents(reading, numbers, [duplicate.body.number]);
  const atDesk = await sharedAtDesk(reading, two);
  return {
    events: [...counted, ...atDesk.filter(({ id }) => !counted.some((each) => each.id === id))],
    rounds: await sharedRounds(reading, two),
    games: await sharedGames(reading, two),
    lines: await differingLines(reading, kept.body.number, duplicate.body.number),
    apart: (await marksOf(reading, [duplicate.id])).filter(({ body }) =>
      body.players.some((id) => two.ones.includes(id)),
    ),
  };
}

/**
 * Absolute objections to a merge: a mark that they are two persons must be cancelled first (D-OFF-220), and merges
 * never form chains (D-OFF-104).
 */
export function mergeImpossible(
  { events, rounds, games, apart, ofDuplicate }: MergeFacts,
  duplicate: string,
): Refusal[] {
  const field = { field: 'duplicate' };
  return [
    ...events.map(({ id, event }) =>
      invalid('merge-same-event', { event: event?.name ?? id, start: event?.start ?? '-' }, field),
    ),
    ...rounds.map(({ league, round }) => invalid('merge-same-round', { league, round }, field)),
    ...games.map(({ event, game }) => invalid('merge-same-game', { event, game }, field)),
    ...apart.map(
      ({
        body: {
          players: [one, other],
          on,
          reason,
        },
      }) => invalid('merge-kept-apart', { one, other, on, reason }, field),
    ),
    ...ofDuplicate.map(({ id }) => invalid('merge-has-duplicates', { id, duplicate }, field)),
  ];
}

export interface Objection {
  readonly than: (typeof OBJECTIONS)[number];
  readonly refusal: Refusal;
}

export function mergeObjections(kept: Player, duplicate: Player, lines: readonly DifferingLine[]): Objection[] {
  const found: Objection[] = [];
  if (!mayBeBornAlike(kept, duplicate)) found.push({ than: 'births', refusal: invalid('merge-births-differ', {}) });
  const [own, theirs] = [kept.fide?.id, duplicate.fide?.id];
  if (own !== undefined && theirs !== undefined && own !== theirs)
    found.push({ than: 'fide-ids', refusal: invalid('merge-fide-ids-differ', { own, theirs }) });
  const [line] = lines;
  if (line !== undefined)
    found.push({ than: 'ratings', refusal: invalid('merge-ratings-differ', { ...line, lists: lines.length }) });
  return found;
}
