import type { IsoDate } from '@escala/core';
import { canonicalText } from '../../kit/act-entry.ts';
import { invalid } from '../../kit/refusal.ts';
import type { Digest, OfficePorts, Reading } from '../../ports.ts';
import { scrabbleReportKind } from '../../scrabble/reports/scrabble-report.ts';
import { effectOf, type MovedList, summaryOf } from '../series/effect.ts';
import type { CorrectionEffect, CorrectionOnRecord, Refusable } from '../series/rating-series.ts';
import { loadRatings, type Ratings, settleAll } from '../series/ratings.ts';
import type { RecordedChange } from './correction.ts';

/** The facts for deciding on a correction. */
interface CorrectionFacts {
  readonly ratings: Ratings;
  readonly correction: CorrectionOnRecord;
}

export async function loadCorrection(
  reading: Reading,
  change: RecordedChange,
  ports: OfficePorts,
): Promise<CorrectionFacts> {
  const isPlay = (await reading.get(scrabbleReportKind, change.event)) !== undefined;
  const kind = isPlay ? 'scrabble' : 'head-to-head';
  const ratings = await loadRatings(reading, ports, kind);
  return { ratings, correction: await ratings.of(kind)!.correction(reading, change) };
}

interface ShownEffect extends CorrectionEffect {
  readonly lists: readonly MovedList[];
  /** Shows whether a confirmation refers to the effect that was previewed. */
  readonly digest: string;
}

export function correctionEffect(
  { ratings, correction }: CorrectionFacts,
  change: RecordedChange,
  today: IsoDate,
  digest: Digest,
): Refusable<ShownEffect> {
  const effect = correction.effect(today);
  if ('refused' in effect) return effect;
  const { causes } = ratings;
  // Movements caused by the registry are not part of this correction: they must come into the lists first, under their
  // own name.
  if (causes.length > 0 && settleAll(ratings).some(({ moved }) => moved.length > 0))
    return { refused: [invalid('lists-unsettled', { acts: causes.length, act: causes.at(-1)!.kind })] };
  const lists = effectOf(effect.settled);
  const told = canonicalText({ change, days: effect.days, lists: lists.map(summaryOf) });
  return { ...effect, lists, digest: digest([told, ...lists.flatMap(linesAsText)].join('\n')) };
}

/** Line by line, without names: there may be a hundred thousand lines. */
const linesAsText = ({ series, date, lines }: MovedList): string[] => [
  `${series} ${date}`,
  ...lines.map(
    ({ player, type, before, after, statusBefore, statusAfter }) =>
      `${player} ${type} ${before} ${after} ${statusBefore} ${statusAfter}`,
  ),
];
