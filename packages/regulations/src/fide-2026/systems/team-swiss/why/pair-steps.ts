import type { PairOfRound } from '../../../../contracts/competition.ts';
import { type Step, step } from '../../../../contracts/step.ts';
import { named } from '../../dutch/why/pair-steps.ts';
import type { TeamTrace } from './trace.ts';

/** Why two players meet: because their teams do, and why these teams. */
export function pairSteps({ trace }: PairOfRound): Step[] {
  if (trace === undefined) return [step('fide-2026.dutch.not-on-record', {})];
  return traceSteps(trace as TeamTrace);
}

const asItIs = (name: string): string => name;

export function traceSteps(trace: TeamTrace): Step[] {
  const { white, black, bracket, upfloaters, upfloater, criteria, colourRule } = trace;
  const gaveWay = TOLD.flatMap(([name, article, decisions]) => {
    const count = criteria[name];
    if (count === undefined) return [];
    return [step(`fide-2026.team-swiss.gave-way.${name}`, { count }, { articles: [article], decisions })];
  });
  return [
    step('fide-2026.team-swiss.match', { white, black }, { articles: ['C.04.6 1.6'], decisions: ['D-TSW-1'] }),
    upfloater === null
      ? step('fide-2026.team-swiss.group', { points: bracket }, { articles: ['C.04.6 1.3'] })
      : step(
          'fide-2026.team-swiss.upfloat',
          { upfloater, opponent: upfloater === white ? black : white, points: bracket },
          { articles: ['C.04.6 3.5'] },
        ),
    ...(upfloaters.length === 0
      ? []
      : [
          step(
            'fide-2026.team-swiss.upfloaters',
            { count: upfloaters.length, teams: named(upfloaters, asItIs), points: bracket },
            { articles: ['C.04.6 2.3.1', 'C.04.6 2.3.2', 'C.04.6 3.5'] },
          ),
        ]),
    step('fide-2026.team-swiss.order', {}, { articles: ['C.04.6 3.6'] }),
    ...(gaveWay.length === 0 ? [] : [step('fide-2026.dutch.gave-way', {}, { parts: gaveWay })]),
    step(`fide-2026.team-swiss.colour.${colourRule}`, {}, { articles: [`C.04.6 4.3.${colourRule}`] }),
  ];
}

const TOLD = [
  ['C6', 'C.04.6 2.3.3', ['D-TSW-5']],
  ['C7', 'C.04.6 2.3.4', []],
  ['C8', 'C.04.6 2.3.5', []],
  ['C9', 'C.04.6 2.3.6', []],
  ['C10', 'C.04.6 2.3.7', []],
] as const;
