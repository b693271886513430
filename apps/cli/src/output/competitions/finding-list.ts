import type { Finding } from '@escala/core';
import { findingMessage, type Speech } from '@escala/messages';
import type { People } from '../people.ts';
import { printable } from '../printable.ts';
import { citations } from '../reason-lines.ts';
import type { Layout } from '../terminal-layout.ts';
import { wrapped } from '../wrap.ts';

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
    const cited = citations({ articles: [finding.article], decisions: finding.decisions ?? [] }, paint);
    return wrapped([text, ...cited].join(' '), { first: `  ${mark} `, rest: '    ', width });
  });
}

function placeText({ event, round, player }: Finding, people: People | undefined, { translate }: Speech): string {
  const places = [
    ...(event === undefined || people !== undefined ? [] : [printable(event)]),
    ...(round === undefined ? [] : [translate('web.word.of-round', { round })]),
    ...(player === undefined ? [] : [people?.label(player) ?? printable(player)]),
  ];
  return places.length === 0 ? '' : `${places.join(', ')}: `;
}
