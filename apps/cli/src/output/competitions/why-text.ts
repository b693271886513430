import type { WhatIfReply } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { CompetitionSystem, PairingResult, PairOfRound, RoundExplanation } from '@escala/regulations';
import { citedLines } from '../cited-lines.ts';
import type { People } from '../people.ts';
import type { Layout } from '../terminal-layout.ts';

/** Why the pairs of a round came about: what holds for all of them, then pair by pair, a sentence a line. */
export function whyLines(
  { round, pairs, byes }: Extract<PairingResult, { kind: 'paired' }>,
  system: CompetitionSystem,
  explanation: RoundExplanation | undefined,
  people: People,
  speech: Speech,
  layout: Layout,
): string[] {
  const common = citedLines(system.roundSteps?.(pairs) ?? [], speech, layout, '');
  return [
    ...(common.length === 0 ? [] : ['', ...common]),
    ...pairs.flatMap((pair) => {
      const title = { board: pair.board, white: people.label(pair.white), black: people.label(pair.black) };
      return [
        '',
        layout.paint.strong(speech.translate('cli.why.board', title)),
        ...(explanation === undefined
          ? pairLines(pair, { system, round, people, indent: '  ' }, speech, layout)
          : citedLines(explanation.pairSteps(pair.white, pair.black), speech, layout, '  ')),
      ];
    }),
    ...byes.flatMap(({ player }) => {
      const steps = explanation?.byeSteps() ?? [];
      const title = layout.paint.strong(speech.translate('cli.bye', { player: people.label(player) }));
      return steps.length === 0 ? [] : ['', title, ...citedLines(steps, speech, layout, '  ')];
    }),
  ];
}

/** Why two do not meet, or somebody has no bye, question by question. */
export function whatIfLines(
  asked: readonly WhatIfReply['players'][],
  explanation: RoundExplanation,
  people: People,
  speech: Speech,
): (layout: Layout) => string[] {
  return (layout) =>
    asked.flatMap(([player, other], i) => {
      const values = { player: people.label(player), other: other === null ? '' : people.label(other) };
      const title = speech.translate(other === null ? 'cli.what-if.bye' : 'cli.what-if.pair', values);
      const { steps } = explanation.whatIf(player, other);
      return [...(i === 0 ? [] : ['']), layout.paint.strong(title), ...citedLines(steps, speech, layout, '  ')];
    });
}

interface PairTerms {
  readonly system: CompetitionSystem;
  readonly round: number;
  readonly people: People;
  readonly indent: string;
}

export function pairLines(
  pair: PairOfRound,
  { system, round, people, indent }: PairTerms,
  speech: Speech,
  layout: Layout,
): string[] {
  return citedLines(system.pairSteps(pair, { round, nameOf: (id) => people.label(id) }), speech, layout, indent);
}
