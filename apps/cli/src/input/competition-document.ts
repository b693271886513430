import type { Documents } from '@escala/formats';
import type { Speech } from '@escala/messages';
import type { CompetitionPrinting } from '../commands/competition-printing.ts';
import { printFaults } from '../faults/print-faults.ts';
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
  printing: CompetitionPrinting,
  speech: Speech,
): Promise<TempDocs[Format] | undefined> {
  const progress = progressOn(process.stderr, (stage) => speech.translate(`cli.progress.${stage}`));
  const refuse = (refused: Parameters<typeof refuseDocument>[0]): undefined => {
    refuseDocument(refused, printing, speech);
  };
  const source = await readBytes(file, { onBytes: reading(progress) });
  progress.clear();
  if (!source.ok) return refuse({ kind: 'input', fault: source.fault });
  if (!isJson(source.bytes)) return tournamentOfReport(source.bytes, printing, speech) as TempDocs[Format] | undefined;
  const text = decodeUtf8(source.bytes);
  if (!text.ok) return refuse({ kind: 'input', fault: text.fault });
  const checked = TEMP(text.text, expect);
  return checked.ok ? checked.document : refuse({ kind: 'document', faults: checked.faults });
}

function tournamentOfReport(bytes: Uint8Array, printing: FaultPrinting, speech: Speech): Tournament | undefined {
  const { tournament, problems } = readTrf(bytes);
  const worded = problems.map((problem: TextFault) => wordedFault(problem, speech));
  if (tournament === undefined) printFaults(worded, printing, speech);
  else printing.pending.push(...worded);
  return tournament;
}

// TEMP
import type { HeadToHeadInput, ScrabbleInput, Tournament } from '@escala/core';

interface TempDocs {
  'escala/tournament@1': Tournament;
  'escala/rating-input@1': HeadToHeadInput | ScrabbleInput;
}
function TEMP(text: string, expect: any): any {
  if (/tournament@1/.test(text.slice(0, 200))) return { ok: true, document: JSON.parse(text) };
  return checkText(
    text,
    expect.filter((e: string) => e !== 'escala/tournament@1').length ? ['escala/rating-input@1'] : [],
  );
}
