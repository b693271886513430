import type { PairedBoard, PairTrace } from '@escala/core';
import { number, type Speech } from '@escala/messages';
import type { People } from './people.ts';
import type { Layout } from './terminal-layout.ts';
import { wrapped } from './wrap.ts';

/** A long row of candidates says no more than its beginning. */
const PASSED_SHOWN = 10;

interface CitedSentence {
  readonly text: string;
  readonly citation?: string;
}

const STEP_ARTICLE = { A: 'Suis 10.4', C: 'Suis 11.2' };
const COLOUR_ARTICLE = { 1: 'Suis 12.2', 2: 'Suis 12.3', 3: 'Suis 12.4', 4: 'Suis 12.4', 5: 'Suis 14.2' };

/** Why a pair came about, from its trace. */
export function whyLines(pair: PairedBoard, people: People, speech: Speech, { paint, width }: Layout): string[] {
  const title = { board: pair.board, white: people.label(pair.white), black: people.label(pair.black) };
  const text = whySentences(pair, people, speech)
    .map((sentence) => [sentence.text, ...(sentence.citation ? [paint.citation(`[${sentence.citation}]`)] : [])])
    .flat()
    .join(' ');
  return [
    '',
    paint.strong(speech.translate('cli.why.board', title)),
    ...wrapped(text, { first: '  ', rest: '  ', width }),
  ];
}

export function whySentences({ trace, ...pair }: PairedBoard, people: People, speech: Speech): CitedSentence[] {
  const { translate, language } = speech;
  const { step, direction, floater, colourRule, quality, level } = trace;
  const group = number(trace.group, language);
  return [
    {
      text: translate('cli.why.group', { step, direction, group, floater: people.label(floater ?? pair.white) }),
      citation: STEP_ARTICLE[step],
    },
    ...(trace.passed.length === 0 ? [] : [{ text: passedText(trace, people, speech) }]),
    { text: translate(`cli.why.colour.${colourRule}`), citation: COLOUR_ARTICLE[colourRule] },
    ...(colourRule === 5 ? [] : [{ text: translate(`cli.why.quality.${quality}`) }]),
    ...(level === 'strict'
      ? []
      : [{ text: translate(`cli.why.level.${level}`), citation: level === 'last' ? 'Suis 13' : 'D-SWISS-5' }]),
  ];
}

function passedText({ passed }: PairTrace, people: People, { translate }: Speech): string {
  const shown = passed
    .slice(0, PASSED_SHOWN)
    .map(({ player, reason }) => translate(`cli.why.passed.${reason}`, { player: people.label(player) }));
  const more = passed.length - shown.length;
  if (more > 0) shown.push(translate('cli.why.more', { more }));
  return translate('cli.why.read-before', { players: shown.join('; ') });
}
