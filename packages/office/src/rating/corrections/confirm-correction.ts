import { z } from 'zod';
import { claimKind } from '../../claims/claim.ts';
import { acceptedRounds, type EventState, eventKind, type FederationEvent } from '../../events/event.ts';
import { reportKind } from '../../events/reports/report.ts';
import { type Change, defineAct, put, refuse, type Terms } from '../../kit/act.ts';
import { conflict } from '../../kit/refusal.ts';
import { GAMES_FOLDER } from '../columns/packed-games.ts';
import { movedListSchema } from '../series/outcome-shapes.ts';
import { correctionKind, type RecordedChange, recordedBeforeSchema, recordedChangeSchema } from './correction.ts';
import { type CorrectionEffect, type CorrectionFacts, correctionEffect, loadCorrection } from './correction-effect.ts';
import { claimRefusals, futureRefusals } from './correction-refusals.ts';

const commandSchema = z.strictObject({
  change: recordedChangeSchema,
  /** Digest of the preview: nobody confirms what they have not seen. */
  preview: z.string(),
  claim: z.string().optional(),
});

/**
 * A correction after its preview. Published lists stay as they were; the revised editions follow the record, and what moved
 * is filed under this act, which is the cause that every difference names.
 */
export const confirmCorrection = defineAct({
  kind: 'correction.confirm',
  command: commandSchema,
  reason: 'required',
  outcome: z.strictObject({
    correction: z.string(),
    before: recordedBeforeSchema.optional(),
    lists: z.array(movedListSchema),
  }),
  subject: ({ change }) => ({ kind: 'event', id: change.event }),
  load: async (reading, { change, claim }, ports) => ({
    ...(await loadCorrection(reading, change, ports)),
    claim: claim === undefined ? undefined : await reading.get(claimKind, claim),
  }),
  decide: (facts, { change, preview, claim }, terms) => {
    const effect = correctionEffect(facts, change, terms.digest);
    if ('refused' in effect) return effect;
    const open = [...futureRefusals(change, terms.today), ...claimRefusals(claim, facts.claim)];
    if (open.length > 0) return refuse(...open);
    if (effect.digest !== preview)
      return refuse(
        conflict('preview-outdated', { event: change.event }, preview, { preview: effect.digest, lists: effect.lists }),
      );
    const id = terms.newId();
    const lists = effect.lists.map(({ series, date, players, points }) => ({ series, date, players, points }));
    const before = effect.before === undefined ? {} : { before: effect.before };
    const correction = {
      change,
      ...before,
      ...(claim === undefined ? {} : { claim }),
      by: terms.actor.account,
      on: terms.today,
      reason: terms.reason!,
      act: terms.seq,
      lists,
    };
    return {
      changes: [put(correctionKind, id, 0, correction), ...changesOfEvent(facts, change, effect, terms)],
      filings: filingsOfCorrection(change, effect),
      outcome: { correction: id, ...before, lists },
    };
  },
});

function filingsOfCorrection(change: RecordedChange, { bytes, settled }: CorrectionEffect) {
  return [{ folder: GAMES_FOLDER, name: change.event, part: 0, bytes }, ...settled.flatMap(({ filings }) => filings)];
}

const STATE_AFTER: Partial<Record<RecordedChange['kind'], 'annulled' | 'accepted'>> = {
  annulment: 'annulled',
  reinstatement: 'accepted',
};

/** A weekly event of which rounds are still to be reported goes on where it was (fce-2016 8.3). */
const isUnfinished = (event: FederationEvent): boolean =>
  event.parts !== undefined && acceptedRounds(event) < event.rounds;
const stateInParts = (report: CorrectionFacts['report']): EventState =>
  report?.body.source === 'desk' ? 'running' : 'registered';

/** The event and its report follow: annulled, accepted again, or with other dates. */
function changesOfEvent(
  { event, report }: CorrectionFacts,
  change: RecordedChange,
  { roundDates }: CorrectionEffect,
  { today, actor, reason }: Terms,
): Change[] {
  if (event === undefined) return [];
  const changes: Change[] = [];
  const state = STATE_AFTER[change.kind];
  if (state !== undefined) {
    const { parts, ...body } = event.body;
    const kept = parts && { parts: { accepted: parts.accepted } };
    const stateOfEvent = state === 'accepted' && isUnfinished(event.body) ? stateInParts(report) : state;
    changes.push(put(eventKind, event.id, event.version, { ...body, ...kept, state: stateOfEvent, decidedOn: today }));
    if (report !== undefined) {
      const decision = { by: actor.account, on: today, reason };
      // A part that waited when the event was annulled does not count because the others do again.
      const isOut = state === 'accepted' && (report.body.rounds?.to ?? 0) > acceptedRounds(event.body);
      const after = isOut ? ('withdrawn' as const) : state;
      changes.push(put(reportKind, report.id, report.version, { ...report.body, state: after, decision }));
    }
  } else if (change.kind === 'dates') {
    const { start, end } = change;
    const days = roundDates === undefined ? {} : { roundDates: [...roundDates] };
    changes.push(put(eventKind, event.id, event.version, { ...event.body, start, end, ...days }));
  }
  return changes;
}
