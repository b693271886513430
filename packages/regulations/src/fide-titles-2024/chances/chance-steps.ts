import type { ChanceLine, NormChance } from '@escala/core';
import { type Step, step } from '../../contracts/step.ts';
import { REQUIRED_ARTICLES } from '../conditions/opponents.ts';
import { type NormTitle, numbersOfEvent } from '../parameters.ts';
import { needsNoMore } from './opponents-needed.ts';

/** What a norm still needs: for each score, a step with the easiest way. */
export function chanceSteps({ norm, state, lines }: NormChance): readonly Step[] {
  if (state === 'made') return [step('fide-titles-2024.chance-made', {}, { articles: ['1.4.8'] })];
  if (state === 'gone') return [step('fide-titles-2024.chance-gone', {}, { articles: ['1.4.8'] })];
  return easiest(lines).map((line) => lineStep(norm, line));
}

/**
 * For each score the first line, which requires the lowest average; higher scores only if they require less of the
 * opponents.
 */
export const easiest = (lines: readonly ChanceLine[]): readonly ChanceLine[] =>
  lines
    .filter(({ score }, i) => lines.findIndex((line) => line.score === score) === i)
    .filter((line, i, first) => !first.slice(0, i).some((lower) => asksNoMore(lower, line)));

/** For the same games, regardless of points. An average that every opponent reaches is no requirement. */
function asksNoMore(a: ChanceLine, b: ChanceLine): boolean {
  const { unratedCounts } = numbersOfEvent(undefined);
  const asked = ({ average }: ChanceLine): number => Math.max(average ?? 0, unratedCounts);
  return asked(a) <= asked(b) && needsNoMore(a, b);
}

function lineStep(norm: string, line: ChanceLine): Step {
  const { score, games, unknown, dropped, wins } = line;
  const parts = [
    ...dropped.map(({ round, article }) => step('fide-titles-2024.chance-dropped', { round }, { articles: [article] })),
    ...(wins > 0 ? [step('fide-titles-2024.chance-wins', { count: wins }, { articles: ['1.4.1f'] })] : []),
  ];
  const counted = games + wins;
  if (unknown === 0)
    return step('fide-titles-2024.chance-score', { score, games: counted }, { articles: ['1.4.8'], parts });
  const list = opponentSteps(norm, line);
  const articles = ['1.4.8', ...new Set(list.flatMap((each) => each.articles))];
  return step('fide-titles-2024.chance-against', { score, games: counted, unknown }, { articles, parts, list });
}

/** Requirements for opponents not known yet. */
function opponentSteps(norm: string, line: ChanceLine): Step[] {
  const { unknown, titled, required, federations, own, limits, any } = line;
  const numbers = numbersOfEvent(undefined);
  const average = line.average ?? 0;
  const titles = numbers.requiredTitles[norm as NormTitle].join(', ');
  return [
    average > numbers.unratedCounts
      ? step('fide-titles-2024.chance-average', { average })
      : step('fide-titles-2024.chance-any-average', {}),
    ...(titled > 0 ? [step('fide-titles-2024.chance-titled', { count: titled }, { articles: ['1.4.5a'] })] : []),
    ...(required > 0
      ? [
          step(
            'fide-titles-2024.chance-required',
            { count: required, titles },
            { articles: [REQUIRED_ARTICLES[norm as NormTitle]] },
          ),
        ]
      : []),
    ...(federations > 0
      ? [step('fide-titles-2024.chance-federations', { count: federations }, { articles: ['1.4.3'] })]
      : []),
    ...(own < unknown ? [step('fide-titles-2024.chance-own', { count: own }, { articles: ['1.4.4'] })] : []),
    ...limits.map(({ federation, most }) =>
      step('fide-titles-2024.chance-limit', { federation, count: most }, { articles: ['1.4.4'] }),
    ),
    ...(any < unknown ? [step('fide-titles-2024.chance-any', { count: any }, { articles: ['1.4.4'] })] : []),
  ];
}
