import { z } from 'zod';
import { type Change, defineAct, put, refuse, type Terms } from '../../kit/act.ts';
import { conflict, type Refusal } from '../../kit/refusal.ts';
import {
  type CorrectionEffect,
  type CorrectionFacts,
  correctionEffect,
  loadCorrection,
} from '../../rating/correction-effect.ts';
import { movedListSchema } from '../../rating/outcome-shapes.ts';
import { GAMES_FOLDER } from '../../rating/packed-games.ts';
import { claimKind } from '../../records/claim.ts';
import { correctionKind, type RecordedChange, recordedChangeSchema } from '../../records/correction.ts';
import { eventKind } from '../../records/event.ts';
import { reportKind } from '../../records/report.ts';
import { openErrorRefusals } from '../events/desk/open-errors.ts';
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
  outcome: z.strictObject({ correction: z.string(), lists: z.array(movedListSchema) }),
  subject: ({ change }) => ({ kind: 'event', id: change.event }),
  load: async (reading, { change, claim }, ports) => ({
    ...(await loadCorrection(reading, change, ports)),
    claim: claim === undefined ? undefined : await reading.get(claimKind, claim),
  }),
  decide: (facts, { change, preview, claim }, terms) => {
    const effect = correctionEffect(facts, change, terms.digest);
    if ('refused' in effect) return effect;
    const open = [
      ...lateReportRefusals(facts, change),
      ...futureRefusals(change, terms.today),
      ...claimRefusals(claim, facts.claim),
    ];
    if (open.length > 0) return refuse(...open);
    if (effect.digest !== preview)
      return refuse(
        conflict('preview-outdated', { event: change.event }, preview, { preview: effect.digest, lists: effect.lists }),
      );
    const id = terms.newId();
    const lists = effect.lists.map(({ series, date, players, points }) => ({ series, date, players, points }));
    const correction = {
      change,
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
      outcome: { correction: id, lists },
    };
  },
});

/** What stands against a report stands against it when it comes late, too: it is put right or waived first. */
function lateReportRefusals({ event, report }: CorrectionFacts, { kind }: RecordedChange): Refusal[] {
  if (kind !== 'late-report' || event === undefined || report === undefined) return [];
  return openErrorRefusals(report.body, event.body);
}

function filingsOfCorrection(change: RecordedChange, { bytes, settled }: CorrectionEffect) {
  return [{ folder: GAMES_FOLDER, name: change.event, part: 0, bytes }, ...settled.flatMap(({ filings }) => filings)];
}

const STATE_AFTER: Partial<Record<RecordedChange['kind'], 'annulled' | 'accepted'>> = {
  annulment: 'annulled',
  reinstatement: 'accepted',
  'late-report': 'accepted',
};

/** The event and its report follow: annulled, accepted again or late, or with other dates. */
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
    changes.push(put(eventKind, event.id, event.version, { ...event.body, state, decidedOn: today }));
    if (report !== undefined) {
      const decision = { by: actor.account, on: today, reason };
      changes.push(put(reportKind, report.id, report.version, { ...report.body, state, decision }));
    }
  } else if (change.kind === 'dates') {
    const { start, end } = change;
    const days = roundDates === undefined ? {} : { roundDates: [...roundDates] };
    changes.push(put(eventKind, event.id, event.version, { ...event.body, start, end, ...days }));
  }
  return changes;
}
