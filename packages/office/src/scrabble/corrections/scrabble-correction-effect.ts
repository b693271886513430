import type { Finding, IsoDate } from '@escala/core';
import { canonicalText } from '../../kit/act-entry.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Digest, Kept, Reading } from '../../ports.ts';
import type { CountedPlay } from '../reports/counted-play.ts';
import { checkedPlay } from '../reports/play-refusals.ts';
import { type ScrabbleReport, scrabbleReportKind } from '../reports/scrabble-report.ts';
import { mergeRefusals } from '../reports/twice-by-merge.ts';
import { firstDifference } from '../series/first-difference.ts';
import { type MovedScrabbleList, scrabbleEffect } from '../series/scrabble-effect.ts';
import { loadGround, type ScrabbleGround, unsettled } from '../series/scrabble-ground.ts';
import { type SettledScrabble, settleScrabble } from '../series/settle-scrabble.ts';
import { correctedPlay, playBefore } from './corrected-play.ts';
import type { ScrabbleBefore, ScrabbleChange } from './scrabble-correction.ts';

/** What a correction is decided on. */
export interface ScrabbleCorrectionFacts {
  readonly ground: ScrabbleGround;
  readonly report: Kept<ScrabbleReport> | undefined;
}

export async function loadScrabbleCorrection(
  reading: Reading,
  { event }: ScrabbleChange,
): Promise<ScrabbleCorrectionFacts> {
  return { ground: await loadGround(reading), report: await reading.get(scrabbleReportKind, event) };
}

export interface ScrabbleCorrectionEffect {
  readonly report: Kept<ScrabbleReport>;
  readonly play: CountedPlay;
  readonly findings: readonly Finding[];
  readonly before?: ScrabbleBefore | undefined;
  readonly settled: readonly SettledScrabble[];
  readonly lists: readonly MovedScrabbleList[];
  /** Says whether a confirmation means the effect that was shown. */
  readonly digest: string;
}

type Refusable<Value> = Value | { readonly refused: readonly Refusal[] };

/** Everything that would move: the lists once more with the change in the record, against what is kept. */
export function scrabbleCorrectionEffect(
  { ground, report }: ScrabbleCorrectionFacts,
  change: ScrabbleChange,
  today: IsoDate,
  digest: Digest,
): Refusable<ScrabbleCorrectionEffect> {
  const { record, states, causes } = ground;
  const changed = changedPlay(ground, report, change, today);
  if ('refused' in changed) return changed;
  const after = { ...record, plays: new Map(record.plays).set(change.event, changed.play) };
  // A merge does not look at events that were annulled by then.
  const twice = mergeRefusals(change.kind === 'reinstatement' ? after : record);
  if (twice.length > 0) return { refused: twice };
  // What the registry moved is not this correction's doing: it comes into the lists first, under its own name.
  if (unsettled(ground).some(({ moved }) => moved.length > 0))
    return { refused: [invalid('scrabble-lists-unsettled', { acts: causes.length, act: causes.at(-1)?.kind ?? '-' })] };
  const settled = settleScrabble(after, states, (series) => firstDifference(record, after, series));
  const lists = scrabbleEffect(record, settled);
  return { ...changed, settled, lists, digest: digest(canonicalText({ change, lists })) };
}

const STATE_BEFORE: Partial<Record<ScrabbleChange['kind'], ScrabbleReport['state']>> = {
  'late-report': 'submitted',
  reinstatement: 'annulled',
};

type Changed = Pick<ScrabbleCorrectionEffect, 'report' | 'play' | 'findings' | 'before'>;

function changedPlay(
  { record }: ScrabbleGround,
  report: Kept<ScrabbleReport> | undefined,
  change: ScrabbleChange,
  today: IsoDate,
): Refusable<Changed> {
  const field = { field: 'change.event' };
  const refused = (refusal: Refusal) => ({ refused: [refusal] });
  if (report === undefined) return refused(missing('scrabble-report-unknown', { event: change.event }, field));
  const { state, findings } = report.body;
  const wanted = STATE_BEFORE[change.kind] ?? 'accepted';
  if (state !== wanted) return refused(invalid('scrabble-report-state', { event: change.event, state, wanted }, field));
  const play = record.plays.get(change.event) ?? { ...report.body, counts: true };
  if (change.kind === 'annulment') return { report, findings, play: { ...play, counts: false } };
  if (change.kind === 'reinstatement')
    return record.plays.has(change.event)
      ? { report, findings, play: { ...play, counts: true } }
      : refused(invalid('scrabble-never-counted', { event: change.event }, field));
  const corrected = change.kind === 'late-report' ? report.body : correctedPlay(play, change);
  if ('refused' in corrected) return corrected;
  const { collective, libere } = corrected;
  if (collective.length + libere.length === 0)
    return refused(invalid('scrabble-annul-event', { event: change.event }, field));
  // The officer has the official ranking at hand: places that look uneven were looked at.
  const checked = checkedPlay(record, { collective, libere }, today, ['places']);
  if (checked.refused.length > 0) return { refused: checked.refused };
  const before = playBefore(play, change);
  return { report, findings: checked.findings, play: { counts: true, collective, libere }, before };
}
