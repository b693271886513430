import type { Decision, PairedBoard, PairTrace } from '@escala/core';
import { number } from '../number.ts';
import type { Speech } from './speech.ts';

/** A sentence about a pair, with the article or the decision that it stands on. */
export interface PairSentence {
  readonly text: string;
  readonly article?: string;
  readonly decision?: Decision;
}

/** A long row of candidates says no more than its beginning. */
const PASSED_SHOWN = 10;

const STEP_ARTICLE = { A: 'Suis 10.4', C: 'Suis 11.2' };
const COLOUR_ARTICLE = { 1: 'Suis 12.2', 2: 'Suis 12.3', 3: 'Suis 12.4', 4: 'Suis 12.4', 5: 'Suis 14.2' };

type LabelOf = (player: string) => string;

/** Why a pair came about, from its trace: the group, who was passed over, the colours. */
export function pairSentences(
  { white, trace }: Pick<PairedBoard, 'white' | 'trace'>,
  labelOf: LabelOf,
  speech: Speech,
): PairSentence[] {
  const { translate, language } = speech;
  const { step, direction, floater, passed, colourRule, quality } = trace;
  const group = number(trace.group, language);
  const place = { step, direction, group, floater: labelOf(floater ?? white) };
  return [
    { text: translate('explain.pair.group', place), article: STEP_ARTICLE[step] },
    ...(passed.length === 0 ? [] : [{ text: passedText(trace, labelOf, speech) }]),
    { text: translate(`explain.pair.colour.${colourRule}`), article: COLOUR_ARTICLE[colourRule] },
    ...(colourRule === 5 ? [] : [{ text: translate(`explain.pair.quality.${quality}`) }]),
  ];
}

/** What holds for all pairs of a round, where it is out of the ordinary. */
export function levelSentence({ level }: Pick<PairTrace, 'level'>, { translate }: Speech): PairSentence | undefined {
  if (level === 'strict') return undefined;
  const text = translate(`explain.pair.level.${level}`);
  return level === 'last' ? { text, article: 'Suis 13' } : { text, decision: 'D-SWISS-5' };
}

function passedText({ passed }: PairTrace, labelOf: LabelOf, { translate }: Speech): string {
  const shown = passed
    .slice(0, PASSED_SHOWN)
    .map(({ player, reason }) => translate(`explain.pair.passed.${reason}`, { player: labelOf(player) }));
  const more = passed.length - shown.length;
  if (more > 0) shown.push(translate('explain.pair.more', { more }));
  return translate('explain.pair.read-before', { players: shown.join('; ') });
}
