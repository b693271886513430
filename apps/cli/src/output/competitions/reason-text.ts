import type { Finding, Reason } from '@escala/core';
import { findingMessage, type Speech, stepSentences } from '@escala/messages';
import { citations } from '../cited-lines.ts';
import type { People } from '../people.ts';
import { printable } from '../printable.ts';
import type { Layout } from '../terminal-layout.ts';
import { wrapped } from '../wrap.ts';

/** Conditions one under the other, each with its mark: met, not met, not told, waived. */
export function reasonLines(
  reasons: readonly Reason[],
  speech: Speech,
  { paint, width }: Layout,
  /** Names who is meant, where the sentences stand under no name. */
  labelOf?: (player: string) => string,
): string[] {
  const marks = { yes: paint.good('✓'), no: paint.bad('✗'), unknown: paint.warning('?') };
  return stepSentences(reasons, speech).flatMap(
    ({ text, holds = 'unknown', waived: isWaived, player, articles, decisions }) => {
      const waived = isWaived ? ` ${paint.faint(speech.translate('cli.waived'))}` : '';
      const who = player === undefined || labelOf === undefined ? '' : `${labelOf(player)}: `;
      const said = `${who}${printable(text)} ${citations({ articles, decisions }, paint).join(' ')}${waived}`;
      return wrapped(said, { first: `  ${marks[holds]} `, rest: '    ', width });
    },
  );
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
