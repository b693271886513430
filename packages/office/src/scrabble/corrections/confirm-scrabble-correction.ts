import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { conflict } from '../../kit/refusal.ts';
import { movedListSchema } from '../../rating/series/outcome-shapes.ts';
import { playFiling } from '../reports/counted-play.ts';
import { daysOf, reportSubject } from '../reports/report-desk.ts';
import { type ScrabbleReport, scrabbleReportKind } from '../reports/scrabble-report.ts';
import { keptFindings } from '../series/kept-findings.ts';
import { summaryOf } from '../series/scrabble-effect.ts';
import { scrabbleBeforeSchema, scrabbleChangeSchema, scrabbleCorrectionKind } from './scrabble-correction.ts';
import {
  loadScrabbleCorrection,
  type ScrabbleCorrectionEffect,
  scrabbleCorrectionEffect,
} from './scrabble-correction-effect.ts';

/**
 * A correction after its preview. Published lists stay as they were; the revised editions follow the record, and what moved
 * is filed under this act, which is the cause that every difference names.
 */
export const confirmScrabbleCorrection = defineAct({
  kind: 'scrabble-correction.confirm',
  command: z.strictObject({
    change: scrabbleChangeSchema,
    /** Digest of the preview: nobody confirms what they have not seen. */
    preview: z.string(),
  }),
  reason: 'required',
  outcome: z.strictObject({
    correction: z.string(),
    before: scrabbleBeforeSchema.optional(),
    lists: z.array(movedListSchema),
  }),
  subject: ({ change }) => reportSubject(change),
  load: (reading, { change }) => loadScrabbleCorrection(reading, change),
  decide: (facts, { change, preview }, { actor, today, reason, seq, newId, digest }) => {
    const effect = scrabbleCorrectionEffect(facts, change, today, digest);
    if ('refused' in effect) return effect;
    if (effect.digest !== preview) {
      const theirs = { preview: effect.digest, lists: effect.lists };
      return refuse(conflict('scrabble-preview-outdated', { event: change.event }, preview, theirs));
    }
    const id = newId();
    const lists = effect.lists.map(summaryOf);
    const by = { by: actor.account, on: today, reason: reason! };
    const { report, play, settled } = effect;
    const before = effect.before === undefined ? {} : { before: effect.before };
    return {
      changes: [
        put(scrabbleCorrectionKind, id, 0, { change, ...before, ...by, act: seq, lists }),
        put(scrabbleReportKind, report.id, report.version, correctedReport(effect, change.kind, by)),
      ],
      filings: [playFiling(change.event, play), ...settled.flatMap(({ filings }) => filings)],
      outcome: { correction: id, ...before, lists },
    };
  },
});

/** The report follows, so that its versions show what it said before. */
function correctedReport(
  { report: { body }, play: { collective, libere }, findings }: ScrabbleCorrectionEffect,
  kind: string,
  decision: NonNullable<ScrabbleReport['decision']>,
): ScrabbleReport {
  if (kind === 'annulment') return { ...body, state: 'annulled', decision };
  const play = { collective, libere, ...daysOf({ collective, libere }), findings: keptFindings(findings) };
  return kind === 'late-report' || kind === 'reinstatement'
    ? { ...body, ...play, state: 'accepted', decision }
    : { ...body, ...play };
}
