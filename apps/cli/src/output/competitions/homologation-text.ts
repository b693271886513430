import type { HeadToHeadInput, HomologationVerdict, Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import { printable } from '../printable.ts';
import { reasonLines } from '../reason-lines.ts';
import type { Layout } from '../terminal-layout.ts';

/** Each event for each purpose: the verdict, then every condition. */
export function homologationLines(
  document: Tournament | HeadToHeadInput,
  events: readonly HomologationVerdict[],
  speech: Speech,
): (layout: Layout) => string[] {
  const names = new Map(
    document.format === 'escala/tournament@1' ? [] : document.events.map(({ id, name }) => [id, name]),
  );
  return (layout) => events.flatMap((event, i) => eventLines(event, names, i === 0 ? [] : [''], speech, layout));
}

function eventLines(
  { event, kind, purposes }: HomologationVerdict,
  names: ReadonlyMap<string, string | undefined>,
  before: readonly string[],
  speech: Speech,
  layout: Layout,
): string[] {
  const { paint } = layout;
  const name = event === undefined ? speech.translate('cli.homologation.event') : (names.get(event) ?? event);
  const painted = { yes: paint.good, no: paint.bad, unknown: paint.warning };
  return [
    ...before,
    `${paint.strong(printable(name))}  ${paint.faint(speech.translate(kind === null ? 'cli.homologation.other-kind' : `web.event-kind.${kind}`))}`,
    ...purposes.flatMap(({ purpose, verdict, reasons }) => [
      '',
      painted[verdict](speech.translate(`cli.homologation.${purpose}`, { verdict })),
      ...reasonLines(reasons, speech, layout),
    ]),
  ];
}
