import type { Finding, IsoDate } from '@escala/core';
import { type Change, put, type Terms } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import {
  isScrabbleChange,
  type RecordedBefore,
  type RecordedChange,
  type ScrabbleChange,
} from '../../rating/corrections/correction.ts';
import type { CorrectionEffect, CorrectionOnRecord, Refusable } from '../../rating/series/rating-series.ts';
import { checkedPlay } from '../reports/play-refusals.ts';
import { daysOf, type ScrabbleReport, scrabbleReportKind } from '../reports/scrabble-report.ts';
import { mergeRefusals } from '../reports/twice-by-merge.ts';
import { type CountedPlay, playFiling } from '../reports/waiting-reports.ts';
import { firstDifference } from '../series/first-difference.ts';
import { keptFindings } from '../series/scrabble-book.ts';
import type { ScrabbleRecord } from '../series/scrabble-record.ts';
import { settleScrabble } from '../series/settle-scrabble.ts';
import type { ScrabbleState } from '../series/sheet-editions.ts';
import { correctedPlay, playBefore } from './corrected-play.ts';

export async function correctionOfPlay(
  reading: Reading,
  record: ScrabbleRecord,
  states: readonly ScrabbleState[],
  change: RecordedChange,
): Promise<CorrectionOnRecord> {
  const report = await reading.get(scrabbleReportKind, change.event);
  return { effect: (today) => effectOfChange(record, states, report, change, today) };
}

/** Everything that would move: the lists recomputed with the change in the record, compared with what is kept. */
function effectOfChange(
  record: ScrabbleRecord,
  states: readonly ScrabbleState[],
  report: Kept<ScrabbleReport> | undefined,
  change: RecordedChange,
  today: IsoDate,
): Refusable<CorrectionEffect> {
  const { event, kind } = change;
  if (!isScrabbleChange(change))
    return { refused: [invalid('change-of-other-play', { event, kind }, { field: 'change.kind' })] };
  const changed = changedPlay(record, report, change, today);
  if ('refused' in changed) return changed;
  const { play, before, findings } = changed;
  const after = { ...record, plays: new Map(record.plays).set(event, play) };
  // A merge does not check events that were annulled by then.
  const twice = mergeRefusals(kind === 'reinstatement' ? after : record);
  if (twice.length > 0) return { refused: twice };
  return {
    of: 'scrabble-report',
    before,
    findings,
    days: [],
    settled: settleScrabble(after, states, (series) => firstDifference(record, after, series)),
    filing: playFiling(event, play),
    changes: (terms) => [correctedReport(changed, kind, terms)],
  };
}

/** The report is changed too, so that its versions show what it said before. */
function correctedReport({ report, play, findings }: Changed, kind: string, { actor, today, reason }: Terms): Change {
  const { collective, libere } = play;
  const decision = { by: actor.account, on: today, reason };
  const said = { collective, libere, ...daysOf(play), findings: keptFindings(findings) };
  const { body } = report;
  return put(
    scrabbleReportKind,
    report.id,
    report.version,
    kind === 'annulment'
      ? { ...body, state: 'annulled', decision }
      : kind === 'reinstatement'
        ? { ...body, ...said, state: 'accepted', decision }
        : { ...body, ...said },
  );
}

interface Changed {
  readonly report: Kept<ScrabbleReport>;
  readonly play: CountedPlay;
  readonly findings: readonly Finding[];
  readonly before?: RecordedBefore | undefined;
}

function changedPlay(
  record: ScrabbleRecord,
  report: Kept<ScrabbleReport> | undefined,
  change: ScrabbleChange,
  today: IsoDate,
): Refusable<Changed> {
  const field = { field: 'change.event' };
  const refused = (refusal: Refusal) => ({ refused: [refusal] });
  if (report === undefined) return refused(missing('scrabble-report-unknown', { event: change.event }, field));
  const { state, findings } = report.body;
  const wanted = change.kind === 'reinstatement' ? 'annulled' : 'accepted';
  if (state !== wanted) return refused(invalid('scrabble-report-state', { event: change.event, state, wanted }, field));
  const play = record.plays.get(change.event);
  if (play === undefined) return refused(invalid('scrabble-never-counted', { event: change.event }, field));
  if (change.kind === 'annulment') return { report, findings, play: { ...play, counts: false } };
  if (change.kind === 'reinstatement') return { report, findings, play: { ...play, counts: true } };
  const corrected = correctedPlay(play, change);
  if ('refused' in corrected) return corrected;
  const { collective, libere } = corrected;
  if (collective.length + libere.length === 0)
    return refused(invalid('scrabble-annul-event', { event: change.event }, field));
  // The officer has the official ranking: uneven places have been checked.
  const checked = checkedPlay(record, { collective, libere }, today, ['places']);
  if (checked.refused.length > 0) return { refused: checked.refused };
  const before = playBefore(play, change);
  return { report, findings: checked.findings, play: { ...play, collective, libere }, before };
}
