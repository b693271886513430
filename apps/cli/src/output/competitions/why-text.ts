import type { WhatIfReply } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { CompetitionSystem, DrawnRound, PairOfRound, RoundExplanation } from '@escala/regulations';
import type { People } from '../people.ts';
import { reasonLines } from '../reason-lines.ts';
import type { Layout } from '../terminal-layout.ts';

/** Why a round was paired as it was: what applies to all pairs, then pair by pair, a sentence per line. */
export function whyLines(
  { round, pairs, byes }: DrawnRound,
  system: CompetitionSystem,
  explanation: RoundExplanation | undefined,
  people: People,
  speech: Speech,
  layout: Layout,
): string[] {
  const common = reasonLines(system.roundSteps?.(pairs) ?? [], speech, layout, { indent: '' });
  const { strong } = layout.paint;
  const ofPairs = pairs.map((pair): Reasons => {
    const title = { board: pair.board, white: people.label(pair.white), black: people.label(pair.black) };
    const lines =
      explanation === undefined
        ? pairLines(pair, { system, round, people, indent: '  ' }, speech, layout)
        : reasonLines(explanation.pairSteps(pair.white, pair.black), speech, layout);
    return { title: strong(speech.translate('cli.why.board', title)), lines };
  });
  const ofByes = byes.map(({ player }): Reasons => {
    const title = strong(speech.translate('cli.bye', { player: people.label(player) }));
    return { title, lines: reasonLines(explanation?.byeSteps(player) ?? [], speech, layout) };
  });
  return [
    ...(common.length === 0 ? [] : ['', ...common]),
    ...toldOnce(ofPairs),
    ...toldOnce(ofByes.filter(({ lines }) => lines.length > 0)),
  ];
}

interface Reasons {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Boards of one match have the same reasons, printed once below all of them. */
const toldOnce = (reasons: readonly Reasons[]): string[] =>
  reasons.flatMap(({ title, lines }, i) => {
    const isAsNext = (at: number): boolean => reasons[at]?.lines.join() === reasons[at + 1]?.lines.join();
    const isFirst = i === 0 || !isAsNext(i - 1);
    const isLast = i === reasons.length - 1 || !isAsNext(i);
    return [...(isFirst ? [''] : []), title, ...(isLast ? lines : [])];
  });

/** Why two players do not meet, or one has no bye, question by question. */
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
      return [...(i === 0 ? [] : ['']), layout.paint.strong(title), ...reasonLines(steps, speech, layout)];
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
  return reasonLines(system.pairSteps(pair, { round, nameOf: (id) => people.label(id) }), speech, layout, { indent });
}
