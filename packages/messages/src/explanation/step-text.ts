import type { Reason, Step } from '@escala/core';
import { money } from '../money.ts';
import { type SentenceBlock, sentence } from './block.ts';
import type { Speech } from './speech.ts';

/**
 * The only conversion of a book's reasons to sentences, for pages, terminals and paper: steps of a pairing, a tie-break
 * or a match, with their parts one level below, and conditions of a verdict, each with whether it holds.
 */
export function stepSentences(steps: readonly (Step | Reason)[], speech: Speech, level: 0 | 1 = 0): SentenceBlock[] {
  return steps.flatMap((step) => {
    if ('code' in step) return [conditionSentence(step, speech)];
    const { articles, decisions, parts = [] } = step;
    return [sentence(stepText(step, speech), { level, articles, decisions }), ...stepSentences(parts, speech, 1)];
  });
}

function conditionSentence(condition: Reason, { translate }: Speech): SentenceBlock {
  const { code, values, article, decisions = [], holds, waived, player } = condition;
  return sentence(translate(`finding.${code}`, values), {
    articles: article === '' ? [] : [article],
    decisions,
    holds,
    ...(waived && { waived }),
    ...(player !== undefined && { player }),
  });
}

function stepText({ quantity, values, list }: Step, speech: Speech): string {
  const within = list && { list: list.map((each) => stepText(each, speech)).join('; ') };
  return speech.translate(`working.${quantity}`, { ...values, ...amountsOf(values, speech), ...within });
}

/** In a step with a currency, these are amounts in its smallest unit. */
const AMOUNTS = ['prize', 'own', 'half', 'pool', 'share', 'amount', 'left'];

function amountsOf(values: Step['values'], { language }: Speech): Record<string, string> {
  const { currency } = values;
  if (typeof currency !== 'string') return {};
  const told = AMOUNTS.filter((name) => typeof values[name] === 'number');
  return Object.fromEntries(told.map((name) => [name, money(Number(values[name]), currency, language)]));
}
