import type { Step, Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { CheckedRound, CompetitionSystem, PairingDifference, RoundExplanation } from '@escala/regulations';
import { People } from '../people.ts';
import { reasonLines } from '../reason-lines.ts';
import type { Layout } from '../terminal-layout.ts';
import { wrapped } from '../wrap.ts';
import { differenceSentence } from './difference-findings.ts';
import { titleLines } from './round-table.ts';
import { pairLines } from './why-text.ts';

/** Round by round: as the engine pairs it, or what is different; on request why the engine pairs so, and why not as it was played. */
export function differenceLines(
  tournament: Tournament,
  rounds: readonly CheckedRound[],
  system: CompetitionSystem,
  { why, book }: { readonly why: boolean; readonly book: string },
  speech: Speech,
): (layout: Layout) => string[] {
  const { translate } = speech;
  const people = new People(tournament.players);
  const different = rounds.filter(({ differences }) => differences.length > 0).length;
  return (layout) => [
    ...titleLines(tournament, translate('cli.pairings-title', { book }), layout),
    ...rounds.flatMap((round) => roundLines(round, why ? { tournament, system } : undefined, people, speech, layout)),
    '',
    translate('cli.pairings-summary', { rounds: rounds.length, different }),
  ];
}

interface Paired {
  readonly tournament: Tournament;
  readonly system: CompetitionSystem;
}

function roundLines(
  { round, differences }: CheckedRound,
  paired: Paired | undefined,
  people: People,
  speech: Speech,
  layout: Layout,
): string[] {
  const { translate } = speech;
  const { paint, width } = layout;
  if (differences.length === 0) return [`${paint.good('✓')} ${translate('cli.pairings-same', { round })}`];
  const label = (id: string): string => people.label(id);
  const explanation = paired?.system.explain?.(paired.tournament, round, label);
  const why = (difference: PairingDifference): string[] => {
    if (paired === undefined) return [];
    if (explanation) return reasonLines(stepsOf(difference, explanation), speech, layout, { indent: INDENT });
    const { trace, white = '', black = '' } = difference;
    const terms = { system: paired.system, round, people, indent: INDENT };
    return trace === undefined ? [] : pairLines({ board: 0, white, black, trace }, terms, speech, layout);
  };
  return [
    `${paint.bad('✗')} ${translate('cli.pairings-differ', { round, count: differences.length })}`,
    ...differences.flatMap((difference) => [
      ...wrapped(differenceSentence(difference, label, speech), { first: '    ', rest: INDENT, width }),
      ...why(difference),
    ]),
  ];
}

const INDENT = '      ';

/** Of the engine's pairs and bye why they are so, of those that were played what is worse about them. */
function stepsOf({ kind, white, black, player, expected }: PairingDifference, told: RoundExplanation): Step[] {
  if (kind === 'unexpected') return [...told.whatIf(white!, black!).steps];
  if (kind === 'missing' || kind === 'colours') return [...told.pairSteps(white!, black!)];
  return [...(expected == null ? [] : told.byeSteps()), ...(player == null ? [] : told.whatIf(player, null).steps)];
}
