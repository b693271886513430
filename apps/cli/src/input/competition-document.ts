import type { Documents } from '@escala/formats';
import type { Speech } from '@escala/messages';
import { type FaultPrinting, printFaults, printWarnings } from '../faults/print-faults.ts';
import { refuseDocument } from '../faults/refuse-document.ts';
import { type TextFault, wordedFault } from '../faults/worded-fault.ts';
import { progressOn } from '../output/progress.ts';
import { checkText, reading } from './read-checked.ts';
import { decodeUtf8, readBytes } from './read-text.ts';
import { isJson, readTrf } from './read-trf.ts';

export type CompetitionFormat = 'escala/tournament@1' | 'escala/rating-input@1';

/**
 * A tournament from JSON or from a TRF report, by content. What is wrong goes to standard error; undefined where it refuses
 * the document.
 */
export async function readCompetition<Format extends CompetitionFormat>(
  file: string,
  expect: readonly Format[],
  printing: FaultPrinting,
  speech: Speech,
): Promise<Documents[Format] | undefined> {
  const progress = progressOn(process.stderr, (stage) => speech.translate(`cli.progress.${stage}`));
  const refuse = (refused: Parameters<typeof refuseDocument>[0]): undefined => {
    refuseDocument(refused, printing, speech);
  };
  const source = await readBytes(file, { onBytes: reading(progress) });
  progress.clear();
  if (!source.ok) return refuse({ kind: 'input', fault: source.fault });
  if (!isJson(source.bytes)) return tournamentOfReport(source.bytes, printing, speech) as Documents[Format] | undefined;
  const text = decodeUtf8(source.bytes);
  if (!text.ok) return refuse({ kind: 'input', fault: text.fault });
  const checked = checkText(text.text, expect);
  return checked.ok ? checked.document : refuse({ kind: 'document', faults: checked.faults });
}

function tournamentOfReport(
  bytes: Uint8Array,
  printing: FaultPrinting,
  speech: Speech,
): Documents['escala/tournament@1'] | undefined {
  const { tournament, problems } = readTrf(bytes);
  const worded = problems.map((problem: TextFault) => wordedFault(problem, speech));
  if (tournament === undefined) printFaults(worded, printing, speech);
  else printWarnings(worded, printing, speech);
  return tournament;
}
