import type { Documents } from '@escala/formats';
import type { Speech } from '@escala/messages';
import type { CompetitionPrinting } from '../faults/competition-printing.ts';
import { refuseDocument } from '../faults/refuse-document.ts';
import { checkText } from './read-checked.ts';
import { readText } from './read-text.ts';

interface TeamDocument<Format extends keyof Documents> {
  readonly document: Documents[Format];
  /** For the places of faults that only the regulation finds. */
  readonly text: string;
}

/** A document of teams; its faults go to standard error, and then it is undefined. */
export async function readTeamDocument<Format extends 'escala/team-list@1' | 'escala/line-up@1'>(
  file: string,
  format: Format,
  printing: CompetitionPrinting,
  speech: Speech,
): Promise<TeamDocument<Format> | undefined> {
  const source = await readText(file);
  if (!source.ok) {
    refuseDocument({ kind: 'input', fault: source.fault }, printing, speech);
    return undefined;
  }
  const checked = checkText(source.text, [format]);
  if (checked.ok) return { document: checked.document, text: source.text };
  refuseDocument({ kind: 'document', faults: checked.faults }, printing, speech);
  return undefined;
}
