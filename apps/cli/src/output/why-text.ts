import type { PairedBoard, PairTrace } from '@escala/core';
import { number, type Speech } from '@escala/messages';
import type { People } from './people.ts';
import type { Layout } from './terminal-layout.ts';
import { wrapped } from './wrap.ts';

/** A long row of candidates says no more than its beginning. */
const PASSED_SHOWN = 10;

const STEP_ARTICLE = { A: 'Suis 10.4', C: 'Suis 11.2' };
const COLOUR_ARTICLE = { 1: 'Suis 12.2', 2: 'Suis 12.3', 3: 'Suis 12.4', 4: 'Suis 12.4', 5: 'Suis 14.2' };

/** Why a pair came about, from its trace, a sentence a line. */
export function whyLines(pair: PairedBoard, people: People, speech: Speech, layout: Layout): string[] {
  const title = { board: pair.board, white: people.label(pair.white), black: people.label(pair.black) };
  return [
    '',
    layout.paint.strong(speech.translate('cli.why.board', title)),
    ...traceLines(pair, people, speech, layout, '  '),
  ];
}

export function traceLines(
  { white, trace }: Pick<PairedBoard, 'white' | 'trace'>,
  people: People,
  speech: Speech,
  { paint, width }: Layout,
  indent: string,
): string[] {
  const { translate, language } = speech;
  const { step, direction, floater, passed, colourRule, quality } = trace;
  const group = number(trace.group, language);
  const label = people.label(floater ?? white);
  const cited = (text: string, article: string): string => `${text} ${paint.citation(`[${article}]`)}`;
  return [
    cited(translate('cli.why.group', { step, direction, group, floater: label }), STEP_ARTICLE[step]),
    ...(passed.length === 0 ? [] : [passedText(trace, people, speech)]),
    cited(translate(`cli.why.colour.${colourRule}`), COLOUR_ARTICLE[colourRule]),
    ...(colourRule === 5 ? [] : [translate(`cli.why.quality.${quality}`)]),
  ].flatMap((sentence) => wrapped(sentence, { first: indent, rest: `${indent}  `, width }));
}

/** What holds for all pairs of a round, where it is out of the ordinary. */
export function levelLines(pairs: readonly PairedBoard[], { translate }: Speech, { paint, width }: Layout): string[] {
  const level = pairs[0]?.trace.level ?? 'strict';
  if (level === 'strict') return [];
  const citation = paint.citation(level === 'last' ? '[Suis 13]' : '(D-SWISS-5)');
  return ['', ...wrapped(`${translate(`cli.why.level.${level}`)} ${citation}`, { first: '', rest: '', width })];
}

function passedText({ passed }: PairTrace, people: People, { translate }: Speech): string {
  const shown = passed
    .slice(0, PASSED_SHOWN)
    .map(({ player, reason }) => translate(`cli.why.passed.${reason}`, { player: people.label(player) }));
  const more = passed.length - shown.length;
  if (more > 0) shown.push(translate('cli.why.more', { more }));
  return translate('cli.why.read-before', { players: shown.join('; ') });
}
