import { z } from 'zod';
import { eventKind } from '../../events/event.ts';
import { defineQuestion } from '../../kit/question.ts';
import { actorsShownTo, shownActorFields } from '../../log/shown-actor.ts';
import type { Reading } from '../../ports.ts';
import {
  correctionKind,
  type RecordedChange,
  recordedBeforeSchema,
  recordedChangeSchema,
} from '../corrections/correction.ts';
import { movedLineSchema } from '../corrections/preview-correction.ts';
import type { SeriesRoom } from '../rooms/series-room.ts';
import type { Cause } from '../series/causes.ts';
import { findList, findSeries } from '../series/find-series.ts';
import { movementFolder, unpackMovements } from '../series/movements.ts';

const causeSchema = z.strictObject({
  act: z.int(),
  kind: z.string(),
  at: z.string(),
  ...shownActorFields,
  reason: z.string().nullable(),
  correction: z.string().optional(),
  change: recordedChangeSchema.optional(),
  before: recordedBeforeSchema.optional(),
  /** Names of the event and the players that the change is about, by their ids. */
  names: z.record(z.string(), z.string()).optional(),
  /** Of a revision: the acts of the registry behind it. */
  causes: z
    .array(
      z.strictObject({ seq: z.int(), kind: z.string(), subject: z.strictObject({ kind: z.string(), id: z.string() }) }),
    )
    .optional(),
});

/** What acts after its publication moved on a list, one step after the other, each with its cause. */
export const listDifferences = defineQuestion({
  kind: 'list.differences',
  input: z.strictObject({ series: z.string(), date: z.iso.date().optional(), player: z.string().optional() }),
  answer: z.strictObject({
    series: z.string(),
    date: z.iso.date(),
    steps: z.array(z.strictObject({ cause: causeSchema, lines: z.array(movedLineSchema) })),
  }),
  ask: async (reading, { series, date: wanted, player }, { viewer }, ports) => {
    const room = await findSeries(ports, reading, series);
    const date = findList(room, wanted);
    const papers = await reading.papers(movementFolder(series), { edition: 'all', name: date });
    const { players, playerIds } = room.record;
    const shown = actorsShownTo(reading, viewer);
    const steps = [];
    for (const { seq, bytes } of papers) {
      const lines = unpackMovements(date, bytes)
        .movements.map(({ player: number, ...rest }) => ({
          player: playerIds[number]!,
          name: players[number]!.name,
          ...rest,
        }))
        .filter((line) => player === undefined || line.player === player);
      if (lines.length > 0) steps.push({ cause: await causeOf(reading, room, seq, shown), lines });
    }
    return { series, date, steps };
  },
});

async function causeOf(
  reading: Reading,
  room: SeriesRoom,
  seq: number,
  shown: ReturnType<typeof actorsShownTo>,
): Promise<z.infer<typeof causeSchema>> {
  const [act] = await reading.actsAfter(seq - 1, 1);
  const [correction] = await reading.find(correctionKind, { key: 'act', equals: String(seq) });
  const outcome = act!.outcome as { readonly causes?: readonly Cause[] } | null;
  return {
    act: seq,
    kind: act!.kind,
    at: act!.at,
    ...(await shown(act!.actor, act!.kind)),
    reason: act!.reason,
    ...(correction
      ? {
          correction: correction.id,
          change: correction.body.change,
          ...(correction.body.before && { before: correction.body.before }),
          names: await namesIn(reading, room, correction.body.change),
        }
      : {}),
    ...(outcome?.causes?.length
      ? { causes: outcome.causes.map((cause) => ({ ...cause, subject: { ...cause.subject } })) }
      : {}),
  };
}

async function namesIn(reading: Reading, room: SeriesRoom, change: RecordedChange): Promise<Record<string, string>> {
  const event = await reading.get(eventKind, change.event);
  const players =
    'white' in change ? [change.white, change.black] : change.kind === 'identity' ? [change.from, change.to] : [];
  const names = players.map((id) => [id, room.record.players[room.numberOf(id) ?? -1]?.name ?? id]);
  return Object.fromEntries([[change.event, event?.body.name ?? change.event], ...names]);
}
