import type { RoundExplanation, WhatIfAnswer } from '../../../../contracts/round-explanation.ts';
import { type NameOf, type Step, step } from '../../../../contracts/step.ts';
import { byeOrder } from '../assign-bye.ts';
import { pairRound } from '../pair-round.ts';
import type { TournamentState } from '../state-of-tournament.ts';
import { traceSteps } from './pair-steps.ts';
import { tracesOf } from './trace.ts';
import { type WhatIf, whatIf } from './what-if.ts';

/** At most this many teams that come earlier in the bye order are named. */
const MOST_PASSED = 6;

/**
 * A round paired again to answer questions about it; undefined if it cannot be paired. Teams are given by name, or by
 * any of their players.
 */
export function explainRound({ state, teams }: TournamentState, nameOfId: NameOf): RoundExplanation | undefined {
  const pairing = pairRound(state);
  if ('unpaired' in pairing) return undefined;
  const { paired, pairs } = pairing;
  const { field } = paired;
  const traces = tracesOf(paired, pairs, teams);
  const teamOf = (id: string): number => teams.findIndex(({ name, players }) => name === id || players.includes(id));
  const nameOf = (rank: number): string => teams[field.teams[rank]!.team]!.name;
  const rankOf = (id: string): number => field.teams.findIndex(({ team }) => team === teamOf(id));
  const pairSteps = (first: string, second: string): Step[] => {
    const at = pairs.findIndex(({ white, black }) =>
      [first, second].every((id) => [white, black].includes(teamOf(id))),
    );
    return at < 0 || teamOf(first) === teamOf(second) ? [] : traceSteps(traces[at]!);
  };
  const byeSteps = (player?: string): Step[] => {
    const { bye } = paired;
    if (bye === undefined || (player !== undefined && rankOf(player) !== bye)) return [];
    const order = byeOrder(field);
    const passed = order.slice(0, order.indexOf(bye)).slice(0, MOST_PASSED);
    const values = { team: nameOf(bye), points: field.teams[bye]!.score / 10 };
    const parts = passed.flatMap((rank) => untold(whatIf(paired, [rank, 'bye']), nameOf(rank)));
    return [step('fide-2026.team-swiss.bye', values, { articles: ['C.04.6 3.4'], parts })];
  };
  const untold = (answer: WhatIf, team: string): Step[] => {
    if (answer.kind === 'barred')
      return [step('fide-2026.team-swiss.bye-barred', { team, round: answer.round }, { articles: ['C.04.6 2.1.2'] })];
    return [step('fide-2026.team-swiss.bye-incomplete', { team }, { articles: ['C.04.6 3.4.1'] })];
  };
  return {
    pairSteps,
    byeSteps,
    whatIf: (first, second) => {
      const absent = [first, ...(second === null ? [] : [second])].filter((id) => rankOf(id) < 0);
      if (absent.length > 0)
        return { ...NOTHING, steps: absent.map((id) => step('fide-2026.dutch.absent', { player: nameOfId(id) })) };
      if (second !== null && teamOf(first) === teamOf(second)) {
        const values = { first: nameOfId(first), second: nameOfId(second), team: nameOf(rankOf(first)) };
        return { ...NOTHING, steps: [step('fide-2026.team-swiss.same-team', values)] };
      }
      const own = rankOf(first);
      const answer = whatIf(paired, [own, second === null ? 'bye' : rankOf(second)]);
      if (answer.kind === 'so-it-is')
        return { ...NOTHING, steps: second === null ? byeSteps() : pairSteps(first, second) };
      if (second === null && (answer.kind === 'barred' || answer.kind === 'incomplete'))
        return { decides: answer.kind === 'barred' ? 'C2' : 'C3', bracket: null, steps: untold(answer, nameOf(own)) };
      return told(answer, nameOf(own), second === null ? '' : nameOf(rankOf(second)), nameOf);
    },
  };
}

const NOTHING: WhatIfAnswer = { decides: null, bracket: null, steps: [] };

function told(answer: WhatIf, first: string, second: string, nameOf: (rank: number) => string): WhatIfAnswer {
  const values = { first, second };
  switch (answer.kind) {
    case 'met':
      return {
        decides: 'C1',
        bracket: null,
        steps: [step('fide-2026.team-swiss.met', values, { articles: ['C.04.6 2.1.1'] })],
      };
    case 'forbidden':
      return { ...NOTHING, steps: [step('fide-2026.team-swiss.forbidden', values, { decisions: ['D-TSW-9'] })] };
    case 'incomplete':
      return {
        decides: 'C3',
        bracket: null,
        steps: [step('fide-2026.team-swiss.incomplete', values, { articles: ['C.04.6 2.2.1'] })],
      };
    case 'even':
      return { ...NOTHING, steps: [step('fide-2026.team-swiss.even', {}, { articles: ['C.04.6 1.4'] })] };
    case 'bye-order': {
      const by = { team: nameOf(answer.other), by: answer.by };
      return {
        decides: '3.4',
        bracket: null,
        steps: [step('fide-2026.team-swiss.bye-order', by, { articles: ['C.04.6 3.4'] })],
      };
    }
    case 'worse': {
      const { rule, score, best, other } = answer.worse;
      const how = { ...values, points: score / 10, best, other };
      const quantity = `fide-2026.team-swiss.worse.${rule}` as const;
      return { decides: rule, bracket: score / 10, steps: [step(quantity, how, { articles: [ARTICLES[rule]] })] };
    }
    default:
      return NOTHING;
  }
}

const ARTICLES = {
  C4: 'C.04.6 2.3.1',
  C5: 'C.04.6 2.3.2',
  C6: 'C.04.6 2.3.3',
  C7: 'C.04.6 2.3.4',
  '3.5.4': 'C.04.6 3.5',
  C8: 'C.04.6 2.3.5',
  C9: 'C.04.6 2.3.6',
  C10: 'C.04.6 2.3.7',
  '3.6.3': 'C.04.6 3.6',
} as const;
