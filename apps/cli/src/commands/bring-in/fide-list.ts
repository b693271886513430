import { createHash } from 'node:crypto';
import type { IsoDate } from '@escala/core';
import { fideListParser, type ListRhythm } from '@escala/formats';
import type { MessageKey, Speech } from '@escala/messages';
import { FideListComparison, type FideListReport, federationKind, fideListKind, playerKind } from '@escala/office';
import { applyFideList } from '@escala/office/acts';
import type { ExitCode } from '../../exit-codes.ts';
import { refuseDocument } from '../../faults/refuse.ts';
import { reading as readingProgress } from '../../input/read-checked.ts';
import { streamBytes } from '../../input/read-text.ts';
import type { OfficeDesk } from '../../office/office-desk.ts';
import { printable } from '../../output/printable.ts';
import { progressOn } from '../../output/progress.ts';
import { type BringInOptions, inOffice } from './bring-in-office.ts';
import { deliverDoubts, refuseSource } from './conclude-import.ts';
import { doubtOfFault, type ToldDoubt } from './told-doubt.ts';

export interface FideListOptions extends BringInOptions {
  readonly date: IsoDate;
  readonly rhythm?: ListRhythm;
}

/**
 * `escala bring-in fide-list FILE --date D`: the ratings of our
 * players, and every difference between list and registry.
 */
export async function bringInFideList(file: string, options: FideListOptions, speech: Speech): Promise<ExitCode> {
  return inOffice([file], options, speech, async (desk) => {
    const { date, rhythm } = options;
    const comparison = await comparisonOf(desk, options);
    const parser = fideListParser(comparison.see, rhythm === undefined ? {} : { rhythm });
    const hash = createHash('sha256');
    const progress = progressOn(process.stderr, (stage) => speech.translate(`cli.progress.${stage}`));
    const push = (chunk: Buffer): void => {
      hash.update(chunk);
      parser.push(chunk);
    };
    const fault = await streamBytes(file, push, { onBytes: readingProgress(progress) });
    progress.clear();
    if (fault !== undefined) return refuseDocument({ fault }, { source: file, json: false }, speech);
    const { players, problems } = parser.end();
    const told = problems.map((problem) => doubtOfFault(file, problem, speech));
    if (players === 0) return refuseSource(file, told, speech);
    const report = comparison.report();
    const { rows, matched, changes } = report;
    const digest = hash.digest('hex');
    const applied = (await desk.read((reading) => reading.get(fideListKind, date)))?.body;
    const wasDone = applied?.source.digest === digest;
    if (!wasDone && !options.dryRun) {
      const ratings = changes.map(({ player, fideId, ratings: listed }) => ({ player, fideId, ...listed }));
      await desk.perform(applyFideList, { date, source: { name: file.slice(-500), digest }, ratings });
    }
    const { translate } = speech;
    const say = (key: MessageKey, values = {}): boolean => process.stdout.write(`${translate(key, values)}\n`);
    if (options.dryRun) say('cli.bring-in.dry-run');
    if (wasDone) say('cli.bring-in.fide-was-done', { date, on: applied.appliedOn });
    say('cli.bring-in.fide-done', { source: printable(file), date, rows, matched, changes: changes.length });
    return deliverDoubts([...told, ...fideListDoubts(file, report, speech)], options, speech);
  });
}

async function comparisonOf(desk: OfficeDesk, { date, rhythm }: FideListOptions): Promise<FideListComparison> {
  return desk.read(async (reading) => {
    const players = await reading.list(playerKind);
    const federation = await reading.get(federationKind, desk.federation);
    const rhythms = rhythm === undefined ? undefined : [rhythm];
    return new FideListComparison(players, federation?.body.country, { date, rhythms });
  });
}

/** Differences between a FIDE list and the registry, players missing from it, and listed players who may be ours. */
function fideListDoubts(
  file: string,
  { mismatches, missing, suggestions }: FideListReport,
  { translate }: Speech,
): ToldDoubt[] {
  const doubt = (code: string, message: string): ToldDoubt => ({ file, line: null, code, leftOut: false, message });
  return [
    ...mismatches.map((each) =>
      doubt(`fide-differs-${each.field}`, translate('cli.bring-in.fide-differs', { ...each })),
    ),
    ...missing.map((each) => doubt('fide-missing', translate('cli.bring-in.fide-missing', { ...each }))),
    ...suggestions.map((each) =>
      doubt('fide-perhaps', translate('cli.bring-in.fide-perhaps', { ...each, birthYear: String(each.birthYear) })),
    ),
  ];
}
