import type { Documents } from '@escala/formats';
import type { Speech } from '@escala/messages';
import type { CompetitionPrinting } from '../faults/competition-printing.ts';
import { refuseDocument } from '../faults/refuse-document.ts';
import { progressOn } from '../output/progress.ts';
import { readChecked } from './read-checked.ts';

/** A document of teams; its faults go to standard error, and then it is undefined. */
export async function readTeamDocument<Format extends 'escala/team-list@1' | 'escala/line-up@1'>(
  file: string,
  format: Format,
  printing: CompetitionPrinting,
  speech: Speech,
): Promise<Documents[Format] | undefined> {
  const progress = progressOn(process.stderr, (stage) => speech.translate(`cli.progress.${stage}`));
  const checked = await readChecked(file, [format], progress);
  progress.clear();
  if (checked.ok) return checked.document;
  refuseDocument(checked, printing, speech);
  return undefined;
}
