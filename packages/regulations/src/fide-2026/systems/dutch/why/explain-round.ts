import type { RoundExplanation, WhatIfAnswer } from '../../../../contracts/round-explanation.ts';
import { type NameOf, type Step, step } from '../../../../contracts/step.ts';
import { ranksOfPlayers } from '../absolute-criteria.ts';
import { pairRound } from '../pair-round.ts';
import type { TournamentState } from '../state-of-tournament.ts';
import { explainedPair } from './explained-pair.ts';
import { byeSteps } from './floats-steps.ts';
import { type ReasonTerms, wishSteps } from './reasons.ts';
import { tracesOf } from './trace.ts';
import { type WhatIf, type Wish, whatIf } from './what-if.ts';

/** A round paired again to answer questions about it; undefined if it cannot be paired. */
export function explainRound({ state, ids }: TournamentState, nameOfId: NameOf): RoundExplanation | undefined {
  const pairing = pairRound(state);
  if ('unpaired' in pairing) return undefined;
  const { paired, pairs } = pairing;
  const { player } = paired.field;
  const rankOf = ranksOfPlayers(state, player);
  const rankOfId = (id: string): number => rankOf[ids.indexOf(id)] ?? -1;
  const idOf = (rank: number): string => ids[player[rank]!]!;
  const terms: ReasonTerms = { state, best: paired, idOf, nameOfId, nameOf: (rank) => nameOfId(idOf(rank)) };
  const traces = tracesOf(paired, pairs, ids);
  const pairSteps = (first: string, second: string): Step[] => {
    const at = pairs.findIndex(({ white, black }) =>
      [first, second].every((id) => [ids[white], ids[black]].includes(id)),
    );
    if (at < 0) return [];
    const { white, black, place } = pairs[at]!;
    return explainedPair(terms, { board: 0, white: ids[white]!, black: ids[black]!, trace: traces[at]! }, place);
  };
  return {
    pairSteps,
    byeSteps: () => byeSteps(terms),
    whatIf: (first, second) => {
      const absent = [first, ...(second === null ? [] : [second])].filter((id) => rankOfId(id) < 0);
      if (absent.length > 0)
        return untold(absent.map((id) => step('fide-2026.dutch.absent', { player: nameOfId(id) })));
      const wish: Wish = second === null ? [rankOfId(first), 'bye'] : [rankOfId(first), rankOfId(second)];
      const answer = whatIf(state, paired, wish);
      if (answer.kind !== 'so-it-is') return told(answer, wish, terms);
      if (second === null) return untold(byeSteps(terms));
      const values = { first: nameOfId(first), second: nameOfId(second) };
      return untold([step('fide-2026.dutch.paired', values), ...pairSteps(first, second)]);
    },
  };
}

const untold = (steps: readonly Step[]): WhatIfAnswer => ({ decides: null, bracket: null, steps });

/** D-DUTCH-24: the first criterion, bracket by bracket, on which the best pairing with the wish is worse. */
function told(answer: WhatIf, wish: Wish, terms: ReasonTerms): WhatIfAnswer {
  const decides = decidingRule(answer);
  const steps = wishSteps(answer, wish, terms);
  if (answer.kind !== 'worse') return { decides, bracket: null, steps };
  const { place } = answer.worse;
  const bracket = terms.best.brackets[place]!.score / 10;
  const values = { points: bracket, above: place };
  const decided = step('fide-2026.dutch.decides', values, { decisions: ['D-DUTCH-24'] });
  return { decides, bracket, steps: [...steps, decided] };
}

function decidingRule(answer: WhatIf): string | null {
  switch (answer.kind) {
    case 'absolute':
      return answer.criterion.name;
    case 'barred':
      return 'C2';
    case 'incomplete':
      return 'C4';
    case 'bye-score':
      return 'C5';
    case 'worse':
      return answer.worse.by === 'criterion' ? answer.worse.best.criterion.name : answer.worse.rule.name;
    default:
      return null;
  }
}
