import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { actorsShownTo, shownActorFields } from '../../log/shown-actor.ts';
import type { Reading } from '../../ports.ts';
import { correctionKind, recordedBeforeSchema, recordedChangeSchema } from '../corrections/correction.ts';
import { namesInChanges } from '../corrections/names-in-changes.ts';
import { movedLineSchema } from '../corrections/preview-correction.ts';
import type { Cause } from '../series/causes.ts';
import { causeSchema as actSchema } from '../series/effect.ts';
import { publishedList, seriesOnRecord } from '../series/find-series.ts';
import { ratingOf } from '../series/ratings.ts';

const causeSchema = z.strictObject({
  act: z.int(),
  kind: z.string(),
  at: z.string(),
  ...shownActorFields,
  reason: z.string().nullable(),
  correction: z.string().optional(),
  change: recordedChangeSchema.optional(),
  before: recordedBeforeSchema.optional(),
  /** Names of the event and the players in the change, by id. */
  names: z.record(z.string(), z.string()).optional(),
  /** For a revision: the acts of the registry behind it. */
  causes: z.array(actSchema).optional(),
});

/** What acts after its publication moved on a list, step by step, each with its cause. */
export const listDifferences = defineQuestion({
  kind: 'list.differences',
  input: z.strictObject({ series: z.string(), date: z.iso.date().optional(), player: z.string().optional() }),
  answer: z.strictObject({
    series: z.string(),
    date: z.iso.date(),
    steps: z.array(z.strictObject({ cause: causeSchema, lines: z.array(movedLineSchema) })),
  }),
  ask: async (reading, { series: id, date: wanted, player }, { viewer }, ports) => {
    const series = await seriesOnRecord(reading, id);
    const { date } = (await publishedList(reading, id, wanted)).body;
    const shown = actorsShownTo(reading, viewer);
    const steps = [];
    for (const { seq, lines } of await ratingOf(series).movements(reading, ports, id, date)) {
      const own = lines.filter((line) => player === undefined || line.player === player);
      if (own.length > 0)
        steps.push({ cause: await causeOf(reading, seq, shown), lines: own.map((line) => ({ ...line })) });
    }
    return { series: id, date, steps };
  },
});

async function causeOf(
  reading: Reading,
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
          names: await namesInChanges(reading, [correction.body.change]),
        }
      : {}),
    ...(outcome?.causes?.length
      ? { causes: outcome.causes.map((cause) => ({ ...cause, subject: { ...cause.subject } })) }
      : {}),
  };
}
