import type { PairedBoard } from '@escala/core';
import { levelSentence, pairSentences, type Speech } from '@escala/messages';
import type { People } from '../people.ts';
import type { Layout } from '../terminal-layout.ts';
import { wrapped } from '../wrap.ts';

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
  pair: Pick<PairedBoard, 'white' | 'trace'>,
  people: People,
  speech: Speech,
  { paint, width }: Layout,
  indent: string,
): string[] {
  return pairSentences(pair, (player) => people.label(player), speech).flatMap(({ text, article }) => {
    const cited = article === undefined ? text : `${text} ${paint.citation(`[${article}]`)}`;
    return wrapped(cited, { first: indent, rest: `${indent}  `, width });
  });
}

/** What holds for all pairs of a round, where it is out of the ordinary. */
export function levelLines(pairs: readonly PairedBoard[], speech: Speech, { paint, width }: Layout): string[] {
  const said = pairs[0] && levelSentence(pairs[0].trace, speech);
  if (said === undefined) return [];
  const citation = paint.citation(said.article === undefined ? `(${said.decision})` : `[${said.article}]`);
  return ['', ...wrapped(`${said.text} ${citation}`, { first: '', rest: '', width })];
}
