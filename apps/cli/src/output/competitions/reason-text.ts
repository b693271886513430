import type { Finding, Holds, Reason } from '@escala/core';
import { findingMessage, type Speech } from '@escala/messages';
import type { People } from '../people.ts';
import { printable } from '../printable.ts';
import type { Layout } from '../terminal-layout.ts';
import { wrapped } from '../wrap.ts';
import { reasonMessage } from './worded-reasons.ts';

/** Conditions one under the other, each with its mark: met, not met, not told, waived. */
export function reasonLines(
  reasons: readonly Reason[],
  speech: Speech,
  { paint, width }: Layout,
  /** Names who is meant, where the sentences stand under no name. */
  labelOf?: (player: string) => string,
): string[] {
  const marks: Record<Holds, string> = { yes: paint.good('✓'), no: paint.bad('✗'), unknown: paint.warning('?') };
  return reasons.flatMap((given) => {
    const waived = given.waived ? ` ${paint.faint(speech.translate('cli.waived'))}` : '';
    const who = given.player === undefined || labelOf === undefined ? '' : `${labelOf(given.player)}: `;
    const text = `${who}${printable(reasonMessage(given, speech))} ${citations(given, paint)}${waived}`;
    return wrapped(text, { first: `  ${marks[given.holds]} `, rest: '    ', width });
  });
}

/** Findings one under the other, errors and warnings with their marks. */
export function findingList(
  findings: readonly Finding[],
  people: People | undefined,
  speech: Speech,
  { paint, width }: Layout,
): string[] {
  return findings.flatMap((finding) => {
    const mark = finding.severity === 'error' ? paint.bad('✗') : paint.warning('!');
    const text = `${placeText(finding, people, speech)}${printable(findingMessage(finding, speech))}`;
    return wrapped(`${text} ${citations(finding, paint)}`, { first: `  ${mark} `, rest: '    ', width });
  });
}

function citations(
  { article, decisions = [] }: Pick<Finding, 'article' | 'decisions'>,
  paint: Layout['paint'],
): string {
  return [paint.citation(`[${article}]`), ...decisions.map((tag) => paint.citation(`(${tag})`))].join(' ');
}

function placeText({ event, round, player }: Finding, people: People | undefined, { translate }: Speech): string {
  const places = [
    ...(event === undefined || people !== undefined ? [] : [printable(event)]),
    ...(round === undefined ? [] : [translate('cli.round', { round })]),
    ...(player === undefined ? [] : [people?.label(player) ?? printable(player)]),
  ];
  return places.length === 0 ? '' : `${places.join(', ')}: `;
}
