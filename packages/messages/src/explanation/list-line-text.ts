import type { ListRow, Step } from '@escala/core';
import { signed } from '../number.ts';
import { type Block, sentence } from './block.ts';
import type { HeadToHeadExplanation } from './explanation.ts';
import { type PeriodRule, ROUNDED, ruleOfPeriod } from './period-articles.ts';
import { addend, type Speech, terms } from './speech.ts';
import { stepSentences } from './step-text.ts';

/** Longer sums are shown without their terms, which are all in the games below. */
const TERMS_WRITTEN_OUT = 12;

/** The player's line of the list: status, starting rating, sum of the changes, rounding, floor, new rating. */
export function listLineBlocks(explanation: HeadToHeadExplanation, speech: Speech): Block[] {
  const { line, steps } = explanation;
  if (line === null) return [sentence(speech.translate('explain.not-listed'), { tone: 'strong' })];
  const summed = line.change !== undefined && line.status !== 'reassigned';
  return [
    sentence(statusText(line, explanation, speech), { tone: 'strong' }),
    ...stepSentences(steps.filter(isStart), speech),
    ...(summed ? sumBlocks(line, explanation, speech) : []),
  ];
}

/** A first rating, shown before the changes added to it. */
export function isStart({ quantity }: Step): boolean {
  return quantity.includes('.first-rating.');
}

function statusText(line: ListRow, { period }: HeadToHeadExplanation, { translate }: Speech): string {
  if (line.status === 'delisted' && line.seed !== undefined)
    return translate('explain.status-below-floor', { seed: line.seed });
  return translate(`explain.status.${line.status}`, {
    rating: line.rating ?? '-',
    previous: line.previous ?? '-',
    first: period.base ?? '-',
    games: line.games ?? 0,
    poolGames: line.poolGames ?? 0,
    poolRating: line.poolRating ?? '-',
  });
}

function sumBlocks(line: ListRow, explanation: HeadToHeadExplanation, speech: Speech): Block[] {
  const { translate, language } = speech;
  const { period, events } = explanation;
  const changes = events.flatMap((event) => event.games.map((game) => game.change));
  // A list may change ratings other than by games: the steps say how.
  if (changes.length === 0) return line.change === 0 ? [sentence(translate('explain.no-games'))] : [];
  const { sum, rounding, decision, half } = ruleOf(explanation);
  const total = signed(period.sum, language);
  const writtenOut = changes.length > 1 && changes.length <= TERMS_WRITTEN_OUT;
  const blocks = [
    sentence(
      writtenOut
        ? translate('explain.sum-of-terms', { games: changes.length, terms: terms(changes, speech), sum: total })
        : translate('explain.sum', { games: changes.length, sum: total }),
      { articles: sum },
    ),
    sentence(translate(ROUNDED[half], { rounded: signed(period.rounded, language) }), {
      articles: rounding,
      decisions: [decision],
    }),
    ...newRatingBlocks(line, explanation, speech),
  ];
  if (!period.agrees)
    blocks.push(
      sentence(translate('explain.sum-disagrees', { sum: total, change: signed(line.change!, language) }), {
        tone: 'error',
      }),
    );
  return blocks;
}

const ruleOf = (explanation: HeadToHeadExplanation): PeriodRule =>
  ruleOfPeriod(explanation, explanation.events.flatMap(({ games }) => games)[0], explanation.steps);

function newRatingBlocks(line: ListRow, explanation: HeadToHeadExplanation, speech: Speech): Block[] {
  const { translate } = speech;
  const { period } = explanation;
  if (period.base === null) return [];
  const would = period.base + period.rounded;
  const values = { base: period.base, addend: addend(period.rounded, speech), would, rating: line.rating ?? '-' };
  const { floor } = ruleOf(explanation);
  if (line.lift !== undefined && line.rating === would + line.lift)
    return [sentence(translate('explain.lifted', { ...values, lift: line.lift }))];
  if (line.rating === would) return [sentence(translate('explain.new-rating', values))];
  if (line.rating === null) return [sentence(translate('explain.under-floor', values), { articles: floor })];
  if (line.rating > would) return [sentence(translate('explain.at-floor', values), { articles: floor })];
  return [sentence(translate('explain.rating-disagrees', values), { tone: 'error' })];
}
