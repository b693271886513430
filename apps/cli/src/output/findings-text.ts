import type { Finding } from '@escala/core';
import { findingMessage, type Speech } from '@escala/messages';
import type { RatingInput } from '../input/rate-document.ts';
import { printable } from './printable.ts';
import type { Layout } from './terminal-layout.ts';
import { wrapped } from './wrap.ts';

/** The findings of the rule book, event by event, those about the whole document first. */
export function findingLines(
  input: RatingInput,
  findings: readonly Finding[],
  speech: Speech,
  { paint, width }: Layout,
): string[] {
  if (findings.length === 0) return [];
  const lines = ['', paint.strong(speech.translate('cli.findings'))];
  const names = new Map(input.players.map((player) => [player.id, player.name]));
  for (const [event, group] of byEvent(findings)) {
    lines.push(
      '',
      event === undefined ? speech.translate('cli.findings-document') : printable(eventName(input, event)),
    );
    for (const finding of group) {
      const mark = finding.severity === 'error' ? paint.bad('✗') : paint.warning('!');
      const place = placeText(finding, names, speech);
      const text = `${place}${printable(findingMessage(finding, speech))} ${paint.citation(`[${finding.article}]`)}`;
      lines.push(...wrapped(text, { first: `  ${mark} `, rest: '    ', width }));
    }
  }
  return lines;
}

function byEvent(findings: readonly Finding[]): Map<string | undefined, Finding[]> {
  const groups = new Map<string | undefined, Finding[]>();
  for (const finding of findings.filter((entry) => entry.event === undefined)) add(groups, undefined, finding);
  for (const finding of findings) if (finding.event !== undefined) add(groups, finding.event, finding);
  return groups;
}

function add(groups: Map<string | undefined, Finding[]>, event: string | undefined, finding: Finding): void {
  const group = groups.get(event);
  if (group) group.push(finding);
  else groups.set(event, [finding]);
}

function eventName(input: RatingInput, id: string): string {
  const name = 'events' in input ? input.events.find((event) => event.id === id)?.name : undefined;
  return name === undefined ? id : `${name} (${id})`;
}

/** "Round 4, Joana Puig (101): " as far as the finding names them. */
function placeText(finding: Finding, names: ReadonlyMap<string, string | undefined>, { translate }: Speech): string {
  const places: string[] = [];
  if (finding.round !== undefined) places.push(translate('web.word.of-round', { round: finding.round }));
  if (finding.player !== undefined) {
    const name = names.get(finding.player);
    places.push(printable(name === undefined ? finding.player : `${name} (${finding.player})`));
  }
  return places.length === 0 ? '' : `${places.join(', ')}: `;
}
