import type { ScheduleSystem } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { ExitCode } from '../exit-codes.ts';
import { competitionPrinting, refuseFindings } from '../faults/competition-printing.ts';
import { competitionBook, type RulesOption } from '../input/competition-book.ts';
import { scheduleLines } from '../output/competitions/schedule-text.ts';
import { deliverResult, type ResultOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

export interface ScheduleOptions extends ResultOptions, RulesOption {
  readonly system: ScheduleSystem;
  readonly players: number;
}

/** `escala schedule`: all rounds of a league or a knockout, by numbers. */
export async function schedule(options: ScheduleOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, '-', speech);
  if (blocked !== undefined) return blocked;
  const drawnUp = competitionBook(options).systems[options.system]!.schedule!(options.players);
  const printing = competitionPrinting('--players', options);
  if (drawnUp.kind === 'refused') return refuseFindings(drawnUp.findings, printing, speech);
  const { schedule: document } = drawnUp;
  return deliverResult({ document, lines: scheduleLines(document, speech) }, options, printing, speech);
}
