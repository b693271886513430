import type { Speech } from '@escala/messages';
import type { CompetitionSystem, PairOfRound } from '@escala/regulations';
import { citedLines } from '../cited-lines.ts';
import type { People } from '../people.ts';
import type { Layout } from '../terminal-layout.ts';

/** Why the pairs of a round came about: what holds for all of them, then pair by pair, a sentence a line. */
export function whyLines(
  { round, pairs }: { readonly round: number; readonly pairs: readonly PairOfRound[] },
  system: CompetitionSystem,
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
        ...pairLines(pair, { system, round, people, indent: '  ' }, speech, layout),
      ];
    }),
  ];
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
