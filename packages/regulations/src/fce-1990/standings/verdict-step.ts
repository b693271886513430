import { type Step, step } from '../../contracts/step.ts';
import type { KnockoutVerdict } from '../../contracts/teams.ts';

/** Why a team goes on, as a step with a sentence. */
export function verdictStep(verdict: KnockoutVerdict, names: { readonly home: string; readonly away: string }): Step {
  if (verdict.kind === 'nobody') return step('fce-1990.knockout.nobody', {});
  const winner = names[verdict.winner];
  switch (verdict.kind) {
    case 'boards':
      return step('fce-1990.knockout.boards', { winner, ...points(verdict.doubled) }, { articles: ['Sistemes 4.1'] });
    case 'awarded':
      return step('fce-1990.knockout.awarded', { winner });
    case 'dutch':
      return step('fce-1990.knockout.dutch', { winner, ...points(verdict.doubled) }, { articles: ['Desempats 2.5'] });
    case 'board':
      return step('fce-1990.knockout.board', { winner, board: verdict.board }, { articles: ['Desempats 2.5.1'] });
    case 'black-on-first-board':
      return step('fce-1990.knockout.black', { winner }, { articles: ['Desempats 2.5.2'] });
  }
}

const points = ([home, away]: readonly [number, number]) => ({ home: home / 2, away: away / 2 });
