import type { Speech } from '@escala/messages';
import { mergeEvent } from '@escala/office/acts';
import { compareEvent } from '@escala/office/questions';
import { comparedLines } from '@escala/server';
import { DONE, type ExitCode, REFUSED } from '../../exit-codes.ts';
import { refuseDocument } from '../../faults/refuse.ts';
import { readText } from '../../input/read-text.ts';
import { officeDesk } from '../../office/office-desk.ts';
import type { PlaceOptions } from '../../office/office-place.ts';
import { chosenFederation } from '../../office/only-federation.ts';
import { withOffice } from '../../office/with-office.ts';
import { printable } from '../../output/printable.ts';

interface CompareOptions extends PlaceOptions {
  readonly federation?: string;
  /** `all`, or keys of differences. */
  readonly take?: readonly string[];
  readonly reason?: string;
}

/**
 * `escala compare FILE`: an event of which another computer has its own
 * version; what differs, and what is taken from there (D-OFF-650).
 */
export async function compare(name: string, options: CompareOptions, speech: Speech): Promise<ExitCode> {
  const { translate } = speech;
  const source = await readText(name);
  if (!source.ok) return refuseDocument(source, { source: name, json: false }, speech);
  const file = eventFileOf(source.text);
  if (file === undefined) {
    process.stderr.write(`${translate('cli.compare.no-file', { file: printable(name) })}\n`);
    return REFUSED;
  }
  const { take, reason = translate('web.compare.reason-usual') } = options;
  return withOffice(options, speech, async (store) => {
    const desk = officeDesk(store.archive, await chosenFederation(store, options.federation), reason);
    const command = { file: file as Parameters<typeof mergeEvent.decide>[1]['file'] };
    const compared = await desk.ask(compareEvent, command);
    if (take !== undefined) {
      const chosen = { ...command, take: take.includes('all') ? ('all' as const) : [...take], seen: compared.seen };
      const { taken } = await desk.perform(mergeEvent, chosen);
      process.stdout.write(`${translate('web.compare.done', { count: taken })}\n`);
      return DONE;
    }
    const lines = comparedLines(translate, compared);
    if (lines.length === 0) process.stdout.write(`${translate('web.compare.nothing', { name: compared.name })}\n`);
    const [here, there] = [translate('web.compare.here'), translate('web.word.in-the-file')];
    for (const { key, what, ours, theirs } of lines)
      process.stdout.write(
        `${key}  ${printable(what)}\n    ${here}: ${printable(ours)}\n    ${there}: ${printable(theirs)}\n`,
      );
    if (lines.length > 0) process.stdout.write(`${translate('cli.compare.take')}\n`);
    return DONE;
  });
}

function eventFileOf(text: string): object | undefined {
  try {
    const read: { readonly format?: unknown } | null = JSON.parse(text);
    return read?.format === 'escala/event-file@1' ? read : undefined;
  } catch {
    return undefined;
  }
}
