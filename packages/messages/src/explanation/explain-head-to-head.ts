import type { HeadToHeadInput, LedgerLine, ListRow, Performance, PlayerWorking, Rhythm, Step } from '@escala/core';
import { citations } from './citations.ts';
import { documentFacts } from './document-facts.ts';
import { exactSum, wholeNumber } from './exact-sum.ts';
import type { AnyFinding, ExplainedEvent, ExplainedGame, HeadToHeadExplanation, PeriodSum } from './explanation.ts';
import { findingsOf } from './findings-of.ts';
import { periodArticles, ROUNDING_DECISION } from './period-articles.ts';

/** A rating output, fresh from an engine or read back from a file. */
export interface HeadToHeadResult {
  readonly regulation: string;
  readonly revision: string;
  readonly rhythm?: Rhythm | undefined;
  readonly listDate: string;
  readonly list: readonly ListRow[];
  readonly performances: readonly Performance[];
  readonly ledger: readonly LedgerLine[];
  readonly findings: readonly AnyFinding[];
  readonly workings?: readonly PlayerWorking[] | undefined;
}

/** Everything that made one player's line of a list. With the input there are names, dates and the games not rated. */
export function explainHeadToHead(
  result: HeadToHeadResult,
  player: string,
  input?: HeadToHeadInput,
): HeadToHeadExplanation {
  const line = result.list.find((row) => row.id === player) ?? null;
  const lines = result.ledger.filter((entry) => entry.player === player);
  const steps = result.workings?.find((working) => working.player === player)?.steps ?? [];
  const events = explainedEvents(result, player, lines, steps, input);
  const shown = new Set(events.flatMap((event) => event.findings));
  const findings = result.findings.filter((finding) => finding.player === player && !shown.has(finding));
  const period = periodSum(line, lines);
  const cited = citations([
    ...lines,
    ...steps,
    ...findings,
    ...shown,
    ...periodCitations(result.regulation, line, period),
  ]);
  return {
    format: 'escala/explanation@1',
    kind: 'head-to-head',
    regulation: result.regulation,
    revision: result.revision,
    ...(result.rhythm === undefined ? {} : { rhythm: result.rhythm }),
    listDate: result.listDate,
    player: documentFacts(input).player(player),
    line,
    period,
    events,
    steps: steps.filter((step) => !events.some((event) => event.steps.includes(step))),
    findings,
    ...cited,
  };
}

function periodSum(line: ListRow | null, lines: readonly LedgerLine[]): PeriodSum {
  const sum = exactSum(lines.map((entry) => entry.change));
  const rounded = wholeNumber(sum);
  // A first rating already contains the change: what it was before is what the games were rated with.
  const base = line?.previous ?? lines[0]?.own ?? line?.rating ?? null;
  return { sum, rounded, agrees: line?.change === undefined || line.change === sum, base };
}

/** The articles of the sum, as far as the player's line needs them. */
function periodCitations(
  regulation: string,
  line: ListRow | null,
  period: PeriodSum,
): { articles: string[]; decisions: string[] }[] {
  if (line?.change === undefined || !line.games) return [];
  const { sum, rounding, floor } = periodArticles(regulation);
  const floored = period.base !== null && period.base + period.rounded !== line.rating;
  return [{ articles: [...sum, ...rounding, ...(floored ? floor : [])], decisions: [ROUNDING_DECISION] }];
}

/** The events of the player, in the order of the document, else of the ledger. */
function explainedEvents(
  result: HeadToHeadResult,
  player: string,
  lines: readonly LedgerLine[],
  steps: readonly Step[],
  input: HeadToHeadInput | undefined,
): ExplainedEvent[] {
  const facts = documentFacts(input);
  const performances = new Map(result.performances.map((entry) => [`${entry.event}\n${entry.player}`, entry]));
  const own = result.performances.filter((entry) => entry.player === player);
  const about = result.findings.filter((finding) => finding.player === player && finding.event !== undefined);
  const ids = new Set([
    ...facts.eventsOf(player),
    ...lines.map((entry) => entry.event),
    ...own.map((entry) => entry.event),
    ...about.map((finding) => finding.event!),
  ]);
  return [...ids].map((event) => {
    const games = lines
      .filter((entry) => entry.event === event)
      .map((entry): ExplainedGame => {
        const opponentPerformance = performances.get(`${event}\n${entry.opponent}`);
        return {
          ...entry,
          ...facts.game(entry),
          difference: entry.own - entry.opponentRating,
          ...(opponentPerformance === undefined ? {} : { opponentPerformance }),
        };
      });
    const unratedGames = facts.unratedGames(event, player, games);
    const performance = performances.get(`${event}\n${player}`);
    const opponents = new Set(unratedGames.map((game) => game.opponent.id));
    return {
      ...facts.event(event),
      games,
      unratedGames,
      ...(performance === undefined ? {} : { performance }),
      steps: performance === undefined ? [] : steps.filter((step) => belongsTo(event, step)),
      findings: findingsOf(result.findings, event, player, opponents),
    };
  });
}

/** A step about a performance names its event; a pool gathers several events and stands by itself. */
function belongsTo(event: string, { quantity, values }: Step): boolean {
  return values.event === event && !quantity.includes('.pool');
}
