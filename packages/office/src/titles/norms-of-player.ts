import { z } from 'zod';
import { eventKind } from '../events/event.ts';
import { reasonSchema } from '../events/verdict.ts';
import { stepSchema } from '../kit/finding.ts';
import { defineQuestion } from '../kit/question.ts';
import { missing, Refused } from '../kit/refusal.ts';
import { loadSeasons } from '../registry/licences/season.ts';
import { playerKind } from '../registry/players/player.ts';
import { loadNorms, NORM_STATES, type NormsStanding, normsStanding } from './judging/norms-standing.ts';
import { loadTitleRules } from './judging/title-rules.ts';
import { normSchema } from './norm.ts';

/** Nothing counts if the federation's book has no titles. */
const NOTHING: NormsStanding = {
  states: new Map(),
  verdict: { title: false, reasons: [] },
  steps: [],
  needed: 0,
  nextLoss: null,
};

/** A player's norms as of today, and how far they are from the title. */
export const normsOfPlayer = defineQuestion({
  kind: 'norm.of-player',
  input: z.strictObject({ player: z.string() }),
  answer: z.strictObject({
    norms: z.array(
      z.strictObject({
        norm: z.string(),
        version: z.int(),
        ...normSchema.shape,
        state: z.enum(NORM_STATES),
        /** The event where it was made, if any. */
        eventName: z.string().optional(),
      }),
    ),
    /** The number of norms that count, and the number needed for the title. */
    held: z.int(),
    needed: z.int(),
    /** The season at whose end a norm is lost unless another is made (MC norma 4). */
    nextLoss: z.int().nullable(),
    /** Whether the title is due, with every condition that was checked. */
    title: z.boolean(),
    reasons: z.array(reasonSchema),
    steps: z.array(stepSchema),
  }),
  ask: async (reading, { player: id }, { today }) => {
    const player = await reading.get(playerKind, id);
    if (player === undefined) throw new Refused([missing('player-unknown', { id }, { field: 'player' })]);
    const norms = await loadNorms(reading, id);
    const events = await reading.getMany(
      eventKind,
      norms.flatMap(({ body: { source } }) => (source.kind === 'event' ? [source.event] : [])),
    );
    const names = new Map(events.map(({ id: event, body }) => [event, body.name]));
    const rules = await loadTitleRules(reading);
    const { states, verdict, steps, needed, nextLoss } =
      rules === undefined ? NOTHING : normsStanding(rules, norms, player.body, await loadSeasons(reading), today);
    return {
      norms: norms.map(({ id: norm, version, body }) => {
        const eventName = body.source.kind === 'event' ? names.get(body.source.event) : undefined;
        return {
          norm,
          version,
          ...body,
          state: states.get(norm) ?? 'expired',
          ...(eventName !== undefined && { eventName }),
        };
      }),
      held: [...states.values()].filter((state) => state === 'valid').length,
      needed,
      nextLoss,
      title: verdict.title,
      reasons: z.array(reasonSchema).parse(verdict.reasons),
      steps: z.array(stepSchema).parse(steps),
    };
  },
});
