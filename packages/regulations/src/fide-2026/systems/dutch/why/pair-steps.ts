import type { BracketTrace } from '@escala/core';
import type { PairOfRound, PairStepTerms } from '../../../../contracts/competition.ts';
import { type NameOf, type Step, step } from '../../../../contracts/step.ts';

/** Why a pair was made, from its trace: bracket, exchange, floaters, criteria that gave way, colours. */
export function pairSteps(pair: PairOfRound, { nameOf }: PairStepTerms): Step[] {
  const trace = pair.trace as BracketTrace | undefined;
  if (trace === undefined) return [step('fide-2026.dutch.not-on-record', {})];
  return [
    bracketStep(pair, trace, nameOf),
    ...exchangeSteps(trace, nameOf),
    ...leavesSteps(trace, nameOf),
    ...gaveWay(trace, () => 'none'),
    colourStep(trace),
  ];
}

export function colourStep({ colourRule }: BracketTrace): Step {
  return step(`fide-2026.dutch.colour.${colourRule}`, {}, { articles: [`C.04.3 5.2.${colourRule}`] });
}

/** At most this many names; a long list would say no more. */
const NAMES_SHOWN = 6;

export function named<Player>(players: readonly Player[], nameOf: (player: Player) => string): string {
  const shown = players.slice(0, NAMES_SHOWN).map(nameOf).join(', ');
  return players.length > NAMES_SHOWN ? `${shown}, …` : shown;
}

export function bracketStep({ white, black }: PairOfRound, { bracket, mdp }: BracketTrace, nameOf: NameOf): Step {
  if (mdp === null) return step('fide-2026.dutch.group', { points: bracket }, { articles: ['C.04.3 1.3'] });
  const values = { upper: nameOf(mdp), lower: nameOf(mdp === white ? black : white), points: bracket };
  return step('fide-2026.dutch.float', values, { articles: ['C.04.3 1.4'] });
}

export function exchangeSteps({ exchange: { out, in: into } }: BracketTrace, nameOf: NameOf): Step[] {
  if (out.length === 0) return [];
  const grounds = { articles: ['C.04.3 4.3'], decisions: ['D-DUTCH-14'] as const };
  return [step('fide-2026.dutch.exchange', { out: named(out, nameOf), into: named(into, nameOf) }, grounds)];
}

export function leavesSteps({ downfloat }: BracketTrace, nameOf: NameOf): Step[] {
  if (downfloat.length === 0) return [];
  return [step('fide-2026.dutch.leaves', { players: named(downfloat, nameOf) }, { articles: ['C.04.3 C6'] })];
}

/** The rest is covered by other steps, by the next bracket, or by the criterion that counts the same without scores. */
const TOLD = ['C9', 'C10', 'C11', 'C12', 'C13', 'C14', 'C15', 'C16', 'C17', 'C18', 'C20'] as const;

/** The criteria that the bracket could not meet in full, with the players counted if known. */
export function gaveWay({ criteria }: BracketTrace, playersOf: (criterion: string) => string): Step[] {
  const parts = TOLD.flatMap((name) => {
    const value = criteria[name];
    if (value === undefined) return [];
    const values = { count: typeof value === 'number' ? value : value.length, players: playersOf(name) };
    return [step(`fide-2026.dutch.gave-way.${name}`, values, { articles: [`C.04.3 ${name}`] })];
  });
  return parts.length === 0 ? [] : [step('fide-2026.dutch.gave-way', {}, { parts })];
}
