import {
  type CodeOf,
  type Decision,
  decimal,
  type FederationColumns,
  type ListSheet,
  type PlayerWorking,
  type Step,
  UNRATED,
  writeDay,
  yearOf,
} from '@escala/core';
import type { TakeOver } from '../../contracts/succession.ts';
import { articleIn, type CommonArticle } from '../articles.ts';
import { factorLine } from '../factor-k.ts';
import { regulations } from '../parameters.ts';
import { factorValues } from '../workings.ts';
import { FIFTHS } from './lift.ts';

/** How ratings of the last earlier list became those of the first one under this book, for everybody who had one. */
export function takeOverWorkings(
  { playerIds, players }: Pick<FederationColumns, 'playerIds' | 'players'>,
  before: ListSheet,
  after: ListSheet,
  { lift, rhythm }: TakeOver,
): PlayerWorking[] {
  const regulation = regulations.on(after.day);
  const { liftBelow: below, liftFifths, floor, factor: rule } = regulation;
  const step = (
    quantity: CodeOf<'working.fide-2024'>,
    article: CommonArticle,
    values: Step['values'],
    decisions: readonly Decision[] = [],
  ): Step => ({ quantity: `fide-2024.${quantity}`, articles: [articleIn(rhythm, article)], decisions, values });
  return playerIds.flatMap((player, i) => {
    const previous = before.rating[i]!;
    if (previous === UNRATED) return [];
    const [rating, games, k] = [after.rating[i]!, after.careerGames[i]!, after.factor[i]!];
    const points = decimal(((below - previous) * liftFifths) / FIFTHS);
    const line = factorLine(rule, after.reached[i]!, games, yearOf(after.day), players.birthYear[i]!);
    const steps = [
      step('taken-over', '0.1', { date: writeDay(after.day), previous }, ['D-F24-27']),
      ...(!lift
        ? []
        : [
            previous < below
              ? step('lifted', '0.1', { previous, below, points, rating: previous + Math.round(points) })
              : step('not-lifted', '0.1', { previous, below }),
          ]),
      ...(rating === UNRATED
        ? [step('status-delisted', '7.2.1', { floor }, ['D-F24-15'])]
        : [
            step('k-list', '8.3.3', { k, line, games, ...factorValues(regulation) }, [
              'D-F24-9',
              'D-F24-10',
              'D-F24-24',
            ]),
            step('status-rated', '7.1.2', { rating }),
          ]),
    ];
    return [{ player, steps }];
  });
}
