import {
  columnsOfDocument,
  dayFrom,
  type HeadToHeadInput,
  type HeadToHeadOutput,
  type Performance,
  type Rhythm,
  sheetRows,
} from '@escala/core';
import type { RateOptions } from '../contracts/rating.ts';
import { keepingLedger, type LineCitations, ledgerLines, type RawLine } from '../shared/ledger-lines.ts';
import { ROW_FORM } from '../shared/lists/list-sheet.ts';
import { ratingOrder } from '../shared/rating-order.ts';
import { articleIn } from './articles.ts';
import { faultFinding } from './events/event-faults.ts';
import { DECLARED } from './fact-kinds.ts';
import { periodFindings } from './findings.ts';
import type { UnratedPerformance } from './first-rating/performance.ts';
import { LINE_REASONS } from './line-reasons.ts';
import { rateHistory, sheetOfPeriod } from './lists/list-book.ts';
import { FIRST_LIST } from './lists/period.ts';
import { IN_FORCE_FROM, regulations } from './parameters.ts';
import { playerWorkings } from './workings.ts';

const HALVES = 2;

/** What an unrated player did in an event, in document form. */
function performanceRow(
  { event, player, games, halfPoints, sum, estimate, counted }: UnratedPerformance,
  eventIds: readonly string[],
  playerIds: readonly string[],
): Performance {
  return {
    event: eventIds[event]!,
    player: playerIds[player]!,
    games,
    points: halfPoints / HALVES,
    sum,
    rc: estimate.rc,
    ru: estimate.ru,
    counted,
  };
}

const { whole, byDay, ratedSince, standard, opponentStandard } = LINE_REASONS;

/** Articles and decisions of a ledger line, by its reasons; and how much of a too wide difference counts (8.3.1). */
const lineCitations =
  (rhythm: Rhythm, widest?: number | false) =>
  ([, , , own, opponentRating, , , , reasons]: RawLine): LineCitations => ({
    ...(widest &&
      Math.abs(own - opponentRating) > widest && {
        counted: reasons & whole ? Math.abs(own - opponentRating) : widest,
      }),
    articles: [
      ...(reasons & (standard | opponentStandard) ? ['R7.2.1'] : []),
      ...(reasons & ratedSince ? [articleIn(rhythm, '8.2.4')] : []),
      ...(['8.3.1', '8.3.2', '8.3.3'] as const).map((article) => articleIn(rhythm, article)),
    ],
    decisions: [
      ...(reasons & byDay ? (['D-F24-6'] as const) : []),
      'D-F24-9',
      ...(reasons & standard ? (['D-F24-14'] as const) : []),
    ],
  });

export const REVISION = '2024';

/** Rates a document with the same columns and the same engine as a whole history. */
export function rateDocument(input: HeadToHeadInput, options: RateOptions = {}): HeadToHeadOutput {
  const { rhythm = 'standard', listDate } = input;
  const federation = columnsOfDocument(input, DECLARED);
  const { events, playerIds, players } = federation;
  const ledger = keepingLedger();
  const listDay = dayFrom(listDate);
  const { lists, next } = rateHistory(
    federation,
    [listDay],
    rhythm,
    () => ledger,
    options.before && ((_, record) => options.before!(record)),
  );
  const rated = lists[0]!;
  const liftFindings =
    listDay === FIRST_LIST
      ? [...ratingOrder(events)].map((event) =>
          faultFinding(federation, {
            event,
            article: articleIn(rhythm, '0.1'),
            code: 'lift-alone',
            values: { date: IN_FORCE_FROM },
          }),
        )
      : [];
  const output: HeadToHeadOutput = {
    format: 'escala/rating-output@1',
    regulation: 'fide-2024',
    revision: REVISION,
    rhythm,
    listDate,
    list: sheetRows(sheetOfPeriod(rated, next, players), playerIds, ROW_FORM),
    performances: rated.performances.map((performance) => performanceRow(performance, events.ids, playerIds)),
    ledger: ledgerLines(
      federation,
      ledger.lines,
      lineCitations(rhythm, options.workings && regulations.on(listDay).widestDifference),
    ),
    findings: [...periodFindings(federation, rated, rhythm), ...liftFindings],
  };
  return options.workings ? { ...output, workings: playerWorkings(federation, rated, next, rhythm) } : output;
}
