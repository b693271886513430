import type { Documents } from '@escala/formats';
import type { Speech } from '@escala/messages';
import { type CompetitionPrinting, refuseDocument } from '../faults/refuse.ts';
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
  const checked = source.ok ? checkText(source.text, [format]) : source;
  if (source.ok && checked.ok) return { document: checked.document, text: source.text };
  if (!checked.ok) refuseDocument(checked, printing, speech);
  return undefined;
}
