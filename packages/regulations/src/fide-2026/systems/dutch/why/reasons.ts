import { type Step, step } from '../../../../contracts/step.ts';
import { WANTS_WHITE } from '../colours.ts';
import type { PairedField } from '../pair-round.ts';
import type { RoundState } from '../round-state.ts';
import { type Counted, type Judged, type Worse, worthOf } from './compare-pairings.ts';
import { generationOf } from './generation.ts';
import { named } from './pair-steps.ts';
import type { WhatIf } from './what-if.ts';

/** The paired round, and names by rank. */
export interface ReasonTerms {
  readonly state: RoundState;
  readonly best: PairedField;
  nameOf(rank: number): string;
  idOf(rank: number): string;
  nameOfId(id: string): string;
}

/** A wish and why it was not granted, in one sentence; nothing if it was. */
export function wishSteps(
  answer: WhatIf,
  [a, b]: readonly [number, number | 'bye' | 'leaves'],
  terms: ReasonTerms,
): Step[] {
  const { nameOf } = terms;
  const list = reasonsOf(answer, typeof b === 'number' ? [a, b] : [a], terms);
  if (list.length === 0) return [];
  const grounds = {
    list,
    articles: list.flatMap(({ articles }) => articles),
    decisions: list.flatMap(({ decisions }) => decisions),
  };
  if (typeof b === 'number')
    return [step('fide-2026.dutch.wish.pair', { first: nameOf(a), second: nameOf(b) }, grounds)];
  return [step(`fide-2026.dutch.wish.${b}`, { player: nameOf(a) }, grounds)];
}

/** The round in which two players met. */
function metIn({ state: { players }, best: { field } }: ReasonTerms, [a, b]: readonly number[]): number {
  const { records } = players[field.player[a!]!]!;
  return records.findIndex(({ kind, opponent }) => kind === 'played' && opponent === field.player[b!]) + 1;
}

/** Why a wish was not granted, as short sentences within another one; the deciding one comes first. */
function reasonsOf(answer: WhatIf, wish: readonly number[], terms: ReasonTerms): Step[] {
  const { nameOf, best } = terms;
  const names = (ranks: readonly number[]): string => named(ranks, nameOf);
  switch (answer.kind) {
    case 'so-it-is':
      return [];
    case 'absolute': {
      const { name, article } = answer.criterion;
      const grounds = { articles: [article], ...(name === 'forbidden' && { decisions: ['D-DUTCH-7'] as const }) };
      const colour = best.field.wants[wish[0]!] === WANTS_WHITE ? 'white' : 'black';
      const values = name === 'C1' ? { round: metIn(terms, wish) } : name === 'C3' ? { colour } : {};
      return [step(`fide-2026.dutch.reason.${name}`, values, grounds)];
    }
    case 'barred': {
      const { kind, round } = answer.record;
      const quantity = kind === 'pairing-allocated-bye' ? 'bye-before' : 'points-before';
      return [step(`fide-2026.dutch.reason.${quantity}`, { round }, { articles: ['C.04.3 C2'] })];
    }
    case 'even':
      return [step('fide-2026.dutch.reason.even', {}, { articles: ['C.04.1 3'] })];
    case 'incomplete':
      return [step('fide-2026.dutch.reason.C4', { players: names(answer.unpaired) }, { articles: ['C.04.3 C4'] })];
    case 'bye-score': {
      const grounds = { articles: ['C.04.3 C5'], decisions: ['D-DUTCH-9'] as const };
      if (answer.other === wish[0])
        return [step('fide-2026.dutch.reason.more-points', { player: nameOf(best.bye!) }, grounds)];
      return [step('fide-2026.dutch.reason.C5', { player: nameOf(answer.other) }, grounds)];
    }
    case 'worse':
      return answer.worse.by === 'criterion'
        ? criterionReasons(answer.worse, terms)
        : [sequenceReason(answer.worse, answer.other, terms)];
  }
}

function criterionReasons(
  { place, best: ours, other: theirs, better }: Extract<Worse, { by: 'criterion' }>,
  { best, nameOf }: ReasonTerms,
): Step[] {
  const { name, article, byScore } = ours.criterion;
  const [own, other] = [worthOf(ours), worthOf(theirs)];
  const values = {
    points: best.brackets[place]!.score / 10,
    best: byScore ? own.length : own[0]!,
    other: byScore ? other.length : other[0]!,
    players: namesCounted(ours, theirs, nameOf),
  };
  const kinds = new Set(better.map((each) => kindOf(each.best.criterion.name)));
  return [
    step(`fide-2026.dutch.reason.${name}`, values, { articles: [article] }),
    ...[...kinds].map((kind) => step(`fide-2026.dutch.reason.better.${kind}`, {})),
  ];
}

/**
 * The players counted by the criterion in the worse pairing: new ones first, and only these if scores are compared and
 * not numbers.
 */
function namesCounted(ours: Judged, theirs: Judged, nameOf: (rank: number) => string): string {
  const key = (players: readonly number[]): string => players.join();
  const before = new Set(ours.counted.map(({ players }) => key(players)));
  const isNew = ({ players }: Counted): boolean => !before.has(key(players));
  const added = theirs.counted.filter(isNew);
  const others = theirs.criterion.byScore && added.length > 0 ? [] : theirs.counted.filter((each) => !isNew(each));
  return named([...added, ...others], ({ players }) => players.map(nameOf).join(' – '));
}

/** What a criterion is about, in a word. */
function kindOf(name: Judged['criterion']['name']): 'leavers' | 'bye' | 'colours' | 'floats' {
  const number = Number.parseInt(name.slice(1), 10);
  return number < 9 ? 'leavers' : number === 9 ? 'bye' : number < 14 ? 'colours' : 'floats';
}

function sequenceReason(
  { place, rule: { name, article, of } }: Extract<Worse, { by: 'sequence' }>,
  other: PairedField,
  { best, nameOf }: ReasonTerms,
): Step {
  const [ours, theirs] = [best, other].map((each) => generationOf(each, each.brackets[place]!, place));
  const [own, another] = [of(ours!), of(theirs!)];
  const grounds = { articles: [article] };
  if (name === 'exchanges')
    return step('fide-2026.dutch.reason.exchanges', { best: own[0]!, other: another[0]! }, grounds);
  if (name !== 'opponents' && name !== 'transposition') return step(`fide-2026.dutch.reason.${name}`, {}, grounds);
  const at = own.findIndex((each, i) => each !== another[i]);
  const [player, first, second] =
    name === 'opponents'
      ? [ours!.moved[at]![0], own[at]!, another[at]!]
      : [
          ours!.remainder[ours!.pairs[at]![0] - 1]!,
          ours!.remainder[own[at]! - 1]!,
          theirs!.remainder[another[at]! - 1]!,
        ];
  const values = { player: nameOf(player), first: nameOf(first), second: nameOf(second) };
  return step('fide-2026.dutch.reason.opponents', values, grounds);
}
