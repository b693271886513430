import type {
  Decision,
  HeadToHeadInput,
  LedgerLine,
  ListRow,
  Performance,
  PlayerWorking,
  Rhythm,
  Step,
} from '@escala/core';
import { citations } from './citations.ts';
import { documentFacts } from './document-facts.ts';
import { exactSum, wholeNumber } from './exact-sum.ts';
import { explainedEvents } from './explained-events.ts';
import type { AnyFinding, HeadToHeadExplanation, PeriodSum } from './explanation.ts';
import { type PeriodRule, periodRule } from './period-articles.ts';

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
  const events = explainedEvents(result, { player, line, lines, steps }, input);
  const shown = new Set(events.flatMap((event) => event.findings));
  const findings = result.findings.filter((finding) => finding.player === player && !shown.has(finding));
  const rule = periodRule(result);
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

function periodSum(
  line: ListRow | null,
  lines: readonly LedgerLine[],
  steps: readonly Step[],
  { half }: PeriodRule,
): PeriodSum {
  // A list may be made otherwise than by games, as that of 1 March 2024: a step tells the change.
  const told = steps.flatMap(({ values: { change } }) => (typeof change === 'number' ? [change] : []));
  const sum = exactSum(lines.length > 0 ? lines.map((entry) => entry.change) : told);
  const rounded = wholeNumber(sum, half);
  // A first rating already contains the change: what it was before is what the games were rated with.
  const base = line?.previous ?? line?.seed ?? lines[0]?.own ?? line?.rating ?? null;
  return { sum, rounded, agrees: line?.change === undefined || line.change === sum, base };
}

/** The articles of the sum, as far as the player's line needs them. */
function periodCitations(
  { sum, rounding, floor, decision }: PeriodRule,
  line: ListRow | null,
  period: PeriodSum,
): { articles: string[]; decisions: Decision[] }[] {
  if (line?.change === undefined || !line.games) return [];
  const floored = period.base !== null && period.base + period.rounded !== line.rating;
  return [{ articles: [...sum, ...rounding, ...(floored ? floor : [])], decisions: [decision] }];
}
