import { GAME_KINDS, RESULTS } from '@escala/core';
import { z } from 'zod';
import { canonicalText } from '../../kit/act-entry.ts';
import { defineQuestion } from '../../kit/question.ts';
import type { Digest } from '../../ports.ts';
import { namesShape } from '../answer-shapes.ts';
import { eventKind } from '../event.ts';
import { eventScope, hasBegun } from '../event-desk.ts';
import { deskOf, namesOf } from '../event-seen.ts';
import { eventFileSchema } from '../file/event-file.ts';
import type { EventBoard } from '../rounds/board.ts';
import type { EventRound } from '../rounds/round.ts';
import {
  COMPARED_OF_ENTRY,
  COMPARED_OF_EVENT,
  type Differences,
  differencesOf,
  type EntryDifference,
  type EventSide,
} from './differences.ts';
import { asTaken, sideOfDesk, theirEvent } from './their-event.ts';

const sides = <Schema extends z.ZodType>(side: Schema) => ({ ours: side.nullable(), theirs: side.nullable() });
const outcome = z.strictObject({
  white: z.string(),
  black: z.string(),
  result: z.enum(RESULTS).nullable(),
  kind: z.enum(GAME_KINDS).exactOptional(),
});
const round = z.strictObject({
  round: z.int(),
  boards: z.array(outcome.extend({ board: z.int() })),
  byes: z.array(z.string()),
});

const answer = z.strictObject({
  event: z.string(),
  name: z.string(),
  /** It has rounds here or is over: the file is compared, and cannot be received. */
  begun: z.boolean(),
  /** Digest of all differences, returned with the merge to show what was seen. */
  seen: z.string(),
  facts: z.array(z.strictObject({ key: z.string(), field: z.enum(COMPARED_OF_EVENT), ...sides(z.string()) })),
  entries: z.array(
    z.strictObject({
      key: z.string(),
      player: z.string(),
      /** Whether each side has the entry. */
      here: z.boolean(),
      there: z.boolean(),
      /** The fields that differ, if both sides have the entry. */
      fields: z.array(z.strictObject({ field: z.enum(COMPARED_OF_ENTRY), ...sides(z.string()) })),
    }),
  ),
  boards: z.array(z.strictObject({ key: z.string(), round: z.int(), board: z.int(), ours: outcome, theirs: outcome })),
  /** From this round on, all rounds belong to one side: the complete rounds of both. */
  rounds: z.strictObject({ key: z.string(), from: z.int(), ours: z.array(round), theirs: z.array(round) }).nullable(),
  names: namesShape,
});
type EventComparison = z.infer<typeof answer>;

/**
 * An event that was continued on two laptops: how the other one's file differs from what is here, side by side
 * (D-OFF-650).
 */
export const compareEvent = defineQuestion({
  kind: 'event.compare',
  input: z.strictObject({ file: eventFileSchema }),
  answer,
  scope: async (reading, { file }) => eventScope(await reading.get(eventKind, file.event.id)),
  ask: async (reading, { file }, { viewer: actor, today }, { digest }): Promise<EventComparison> => {
    const desk = await deskOf(reading, file.event.id);
    const { side: theirs, file: own } = asTaken(await theirEvent(reading, file, desk), desk, { actor, today });
    const ours = sideOfDesk(desk);
    const differences = differencesOf(ours, theirs);
    const names = {
      ...Object.fromEntries(own.players.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]]))),
      ...namesOf(desk),
    };
    const { facts, boards, roundsFrom } = differences;
    return {
      event: desk.event.id,
      name: desk.event.body.name,
      begun: hasBegun(desk),
      seen: seenOf(differences, ours, theirs, digest),
      facts: facts.map(({ key, field }) => ({
        ...{ key, field },
        ours: valueText(ours.event[field], names),
        theirs: valueText(theirs.event[field], names),
      })),
      entries: differences.entries.map((each) => shownEntry(each, names)),
      boards: boards.map(({ key, ours: one, theirs: other }) => ({
        ...{ key, round: one.round, board: one.board },
        ours: outcomeOf(one),
        theirs: outcomeOf(other),
      })),
      rounds:
        roundsFrom === undefined
          ? null
          : {
              key: 'rounds',
              from: roundsFrom,
              ours: shownRounds(ours, roundsFrom),
              theirs: shownRounds(theirs, roundsFrom),
            },
      names,
    };
  },
});

/** Digest of both sides of everything that differs: it changes if either side does. */
export function seenOf(differences: Differences, ours: EventSide, theirs: EventSide, digest: Digest): string {
  const { facts, entries, boards, roundsFrom } = differences;
  const from = roundsFrom ?? Number.POSITIVE_INFINITY;
  const further = [ours, theirs].map((side) => side.boards.filter(({ round: at }) => at >= from));
  const values = facts.map(({ field }) => [ours.event[field] ?? null, theirs.event[field] ?? null]);
  return digest(canonicalText([values, facts, entries, boards, roundsFrom ?? null, further])).slice(0, 40);
}

function shownEntry({ key, player, ours, theirs, fields }: EntryDifference, names: Readonly<Record<string, string>>) {
  return {
    ...{ key, player, here: ours !== undefined, there: theirs !== undefined },
    fields: fields.map((field) => ({
      field,
      ours: valueText(ours?.[field], names),
      theirs: valueText(theirs?.[field], names),
    })),
  };
}

function outcomeOf({ white, black, result, kind }: EventBoard): z.infer<typeof outcome> {
  return { white, black, result: result ?? null, ...(result !== undefined && { kind: kind ?? 'played' }) };
}

function shownRounds({ rounds, boards }: EventSide, from: number): z.infer<typeof round>[] {
  return rounds
    .filter((each) => each.round >= from)
    .map((each: EventRound) => ({
      round: each.round,
      boards: boards
        .filter((board) => board.round === each.round)
        .map((board) => ({ board: board.board, ...outcomeOf(board) })),
      byes: [...each.byes.map(({ player }) => player), ...(each.free ?? [])],
    }));
}

/** Any value of a record as a short text: players by name, lists and parts joined by commas; null if empty. */
export function valueText(value: unknown, names: Readonly<Record<string, string>>): string | null {
  const parts = leaves(value).map((leaf) => names[leaf] ?? leaf);
  return parts.length === 0 ? null : parts.join(', ');
}

function leaves(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (typeof value === 'object') return Object.values(value).flatMap(leaves);
  return [String(value)];
}
