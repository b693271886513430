import { extname } from 'node:path';
import type { Speech } from '@escala/messages';
import type { PerformanceRules } from '@escala/regulations';
import type { ExitCode } from '../exit-codes.ts';
import { refuseInput } from '../faults/competition-printing.ts';
import { printWarnings } from '../faults/print-faults.ts';
import { ALL_SYSTEMS } from '../input/competition-book.ts';
import { certificateResult } from '../output/competitions/certificate-text.ts';
import { deliverResult } from './deliver-result.ts';
import { deliverToFile } from './deliver-to-file.ts';
import type { NormsCommandOptions } from './norms.ts';
import type { TournamentRead } from './with-tournament.ts';

/** The form of a norm: of the title that was named, or of the highest that the player made. */
export async function certificate(
  { tournament, printing }: Omit<TournamentRead, 'book'>,
  rules: PerformanceRules,
  player: string,
  options: NormsCommandOptions,
  speech: Speech,
): Promise<ExitCode> {
  const norm = options.norm ?? rules.judge(tournament, player).norms.find(({ achieved }) => achieved)?.norm;
  const asked = options.certificate!;
  if (norm === undefined)
    return refuseInput({ code: 'input.no-norm-made', values: { player: asked } }, printing, speech);
  const found = rules.certificate(tournament, { player, norm });
  if (found === undefined)
    return refuseInput({ code: 'input.no-norm-of', values: { player: asked, norm } }, printing, speech);
  if (extname(options.out ?? '').toLowerCase() !== '.pdf')
    return deliverResult(certificateResult(tournament, found, speech), options, printing, speech);
  printWarnings(printing, speech);
  const { certificateSheet } = await import('@escala/server');
  const word = ALL_SYSTEMS[tournament.system]?.word;
  const system = word === undefined ? tournament.system : speech.translate(`web.event-system.${word}`);
  const foot = { lines: (page: number, pages: number) => [`${page}/${pages}`, found.regulation] };
  return deliverToFile(options, [certificateSheet(found, { ...speech, system, foot })], speech);
}
