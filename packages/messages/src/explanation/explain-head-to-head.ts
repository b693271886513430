import {
  bookOfCode,
  type Decision,
  type HeadToHeadInput,
  type LedgerLine,
  type ListRow,
  type Performance,
  type PlayerWorking,
  type Rhythm,
  type Step,
} from '@escala/core';
import { articleOf, citations } from './citations.ts';
import { documentFacts } from './document-facts.ts';
import { exactSum, wholeNumber } from './exact-sum.ts';
import { explainedEvents } from './explained-events.ts';
import type { AnyFinding, HeadToHeadExplanation, PeriodSum } from './explanation.ts';
import { type PeriodRule, ruleOfPeriod } from './period-articles.ts';

/** A rating output, straight from an engine or read from a file. */
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

/** Everything behind a player's line of a list. With the input, it includes names, dates and unrated games. */
export function explainHeadToHead(
  result: HeadToHeadResult,
  player: string,
  input?: HeadToHeadInput,
): HeadToHeadExplanation {
  const line = result.list.find((row) => row.id === player) ?? null;
  const lines = result.ledger.filter((entry) => entry.player === player).map((entry) => citedLine(result, entry));
  const told = result.workings?.find((working) => working.player === player)?.steps ?? [];
  const steps = told.map((step) => citedStep(result, step));
  const all = { ...result, findings: result.findings.map((finding) => citedFinding(result, finding)) };
  const events = explainedEvents(all, { player, line, lines, steps }, input);
  const shown = new Set(events.flatMap((event) => event.findings));
  const findings = all.findings.filter((finding) => finding.player === player && !shown.has(finding));
  const rule = ruleOfPeriod(result, lines[0], steps);
  const period = periodSum(line, lines, steps, rule);
  const cited = citations([...lines, ...steps, ...findings, ...shown, ...periodCitations(rule, line, period)]);
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

/** Lines, steps and findings of the previous regulation cite it by name (D-OFF-534). */
const citedLine = ({ regulation: own }: HeadToHeadResult, line: LedgerLine): LedgerLine => ({
  ...line,
  articles: line.articles.map((article) => articleOf(line.regulation ?? own, own, article)),
});
const citedStep = ({ regulation: own }: HeadToHeadResult, step: Step): Step => ({
  ...step,
  articles: step.articles.map((article) => articleOf(bookOfCode(step.quantity), own, article)),
});
const citedFinding = ({ regulation: own }: HeadToHeadResult, finding: AnyFinding): AnyFinding => ({
  ...finding,
  article: articleOf(finding.code === undefined ? own : bookOfCode(finding.code), own, finding.article),
});

function periodSum(
  line: ListRow | null,
  lines: readonly LedgerLine[],
  steps: readonly Step[],
  { half }: PeriodRule,
): PeriodSum {
  // A list may change ratings other than by games, as on 1 March 2024: then a step gives the change.
  const told = steps.flatMap(({ values: { change } }) => (typeof change === 'number' ? [change] : []));
  const sum = exactSum(lines.length > 0 ? lines.map((entry) => entry.change) : told);
  const rounded = wholeNumber(sum, half);
  // A first rating already includes the change; the rating before it is the one the games were rated with.
  const base = line?.previous ?? line?.seed ?? lines[0]?.own ?? line?.rating ?? null;
  return { sum, rounded, agrees: line?.change === undefined || line.change === sum, base };
}

/** The articles for the sum, as far as the player's line needs them. */
function periodCitations(
  { sum, rounding, floor, decision }: PeriodRule,
  line: ListRow | null,
  period: PeriodSum,
): { articles: string[]; decisions: Decision[] }[] {
  if (line?.change === undefined || !line.games) return [];
  const floored = period.base !== null && period.base + period.rounded + (line.lift ?? 0) !== line.rating;
  return [{ articles: [...sum, ...rounding, ...(floored ? floor : [])], decisions: [decision] }];
}
