import { z } from 'zod';
import { eventKind } from '../../events/event.ts';
import { sentenceSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { invalid, type Refusal, Refused } from '../../kit/refusal.ts';
import { lookedWords } from '../../kit/search-words.ts';
import type { Kept, Reading } from '../../ports.ts';
import { reportColumns } from '../../rating/columns/event-columns.ts';
import { GAMES_FOLDER } from '../../rating/columns/packed-games.ts';
import { type Player, playerKind } from '../players/player.ts';
import { playerAsSeen } from '../players/player-act.ts';
import { shownPlayer, shownPlayerSchema } from '../players/shown-player.ts';
import { mayBeBornAlike } from '../players/similar-players.ts';
import { takenFacts } from '../players/taken-facts.ts';
import { personsApart, takenFactSchema } from './merge.ts';
import { loadMerge, mergeImpossible, mergeObjections, OBJECTIONS } from './merge-facts.ts';

/** What merging a duplicate would move, and the objections to it; nothing is changed. */
export const previewMerge = defineQuestion({
  kind: 'player.merge-preview',
  input: z.strictObject({ kept: z.string(), duplicate: z.string() }),
  answer: z.strictObject({
    kept: shownPlayerSchema,
    duplicate: shownPlayerSchema,
    /** Facts that the kept player would take over. */
    taken: z.array(takenFactSchema),
    /** Rated events of the duplicate, which would count for the kept player, newest first. */
    events: z.array(z.strictObject({ event: z.string(), name: z.string().nullable(), end: z.iso.date().nullable() })),
    /** Why they cannot be one. Words: `refusal.<code>`. */
    impossible: z.array(sentenceSchema<'refusal'>()),
    /** Objections that an officer can overrule by naming them in `evenIf`. */
    objections: z.array(sentenceSchema<'refusal'>().extend({ than: z.enum(OBJECTIONS) })),
  }),
  ask: async (reading, command, { viewer }) => {
    const { kept, duplicate } = command;
    if (kept === duplicate) throw new Refused([invalid('merge-with-oneself', { id: kept }, { field: 'duplicate' })]);
    const facts = await loadMerge(reading, command);
    const [one, other] = [facts.kept, facts.duplicate].map((found, i) =>
      playerAsSeen(found, { player: i === 0 ? kept : duplicate, version: found?.version ?? 0 }),
    );
    const refused = [one!, other!].flatMap((seen) => ('refused' in seen ? seen.refused : []));
    if ('refused' in one! || 'refused' in other!) throw new Refused(refused);
    const [own, theirs] = [one!.found, other!.found];
    return {
      kept: shownPlayer(own, viewer),
      duplicate: shownPlayer(theirs, viewer),
      taken: takenFacts(own.body, theirs.body),
      events: await eventsOf(reading, theirs.body.number),
      impossible: mergeImpossible(facts, duplicate).map(reasonOf),
      objections: mergeObjections(own.body, theirs.body, facts.lines).map(({ than, refusal }) => ({
        than,
        ...reasonOf(refusal),
      })),
    };
  },
});

const reasonOf = ({ code, values }: Refusal) => ({ code, values: { ...values } });

async function eventsOf(reading: Reading, number: number) {
  const papers = await reading.papers(GAMES_FOLDER, { edition: 'latest' });
  const asReported = Int32Array.from({ length: await reading.count(playerKind) }, (_, i) => i);
  const { events } = reportColumns(new Map(papers.map(({ name, bytes }) => [name, bytes])), asReported);
  const ids = events.ids.filter((_, event) =>
    events.participants.subarray(events.participantsFrom[event], events.participantsFrom[event + 1]).includes(number),
  );
  const found = new Map((await reading.getMany(eventKind, ids)).map(({ id, body }) => [id, body]));
  return ids
    .map((event) => ({ event, name: found.get(event)?.name ?? null, end: found.get(event)?.end ?? null }))
    .sort((a, b) => ((a.end ?? '') < (b.end ?? '') ? 1 : -1));
}

/**
 * Pairs of players who may be one person, by the same comparison as when registering (D-OFF-102), except those marked
 * as two persons (D-OFF-220).
 */
export const suspectedDuplicates = defineQuestion({
  kind: 'player.duplicates',
  input: z.strictObject({ limit: z.int().min(1).max(1000).default(100) }),
  answer: z.strictObject({
    pairs: z.array(
      z.strictObject({
        because: z.enum(['fide-id', 'name']),
        players: z.tuple([shownPlayerSchema, shownPlayerSchema]),
      }),
    ),
    count: z.int(),
  }),
  ask: async (reading, { limit }, { viewer }) => {
    const all = await reading.list(playerKind);
    const areApart = await personsApart(reading, all);
    const players = all.filter(({ body }) => body.mergedInto === undefined);
    const linked = pairsBy(players, ({ body }) => body.fide?.id).map((pair) => ({ because: 'fide-id' as const, pair }));
    const named = pairsBy(players, ({ body }) => lookedWords(body.name))
      .filter(
        ([a, b]) => mayBeBornAlike(a.body, b.body) && (a.body.fide?.id === undefined || b.body.fide?.id === undefined),
      )
      .filter(([a, b]) => !areApart(a.id, b.id))
      .map((pair) => ({ because: 'name' as const, pair }));
    const suspected = [...linked, ...named];
    const pairs = suspected.slice(0, limit).map(({ because, pair: [a, b] }) => {
      const shown: [ReturnType<typeof shownPlayer>, ReturnType<typeof shownPlayer>] = [
        shownPlayer(a, viewer),
        shownPlayer(b, viewer),
      ];
      return { because, players: shown };
    });
    return { pairs, count: suspected.length };
  },
});

type Pair = readonly [Kept<Player>, Kept<Player>];

function pairsBy(players: readonly Kept<Player>[], key: (player: Kept<Player>) => string | undefined): Pair[] {
  const groups = Map.groupBy(players, key);
  groups.delete(undefined);
  return [...groups.values()].flatMap((group) => group.flatMap((a, i) => group.slice(i + 1).map((b): Pair => [a, b])));
}
