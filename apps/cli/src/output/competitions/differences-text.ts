import type { Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { CheckedRound, CompetitionSystem } from '@escala/regulations';
import { People } from '../people.ts';
import type { Layout } from '../terminal-layout.ts';
import { wrapped } from '../wrap.ts';
import { differenceSentence } from './difference-findings.ts';
import { titleLines } from './round-table.ts';
import { pairLines } from './why-text.ts';

/** Round by round: as the engine pairs it, or what is different, and on request why the engine pairs so. */
export function differenceLines(
  tournament: Tournament,
  rounds: readonly CheckedRound[],
  system: CompetitionSystem,
  { why }: { readonly why: boolean },
  speech: Speech,
): (layout: Layout) => string[] {
  const { translate } = speech;
  const people = new People(tournament.players);
  const different = rounds.filter(({ differences }) => differences.length > 0).length;
  return (layout) => [
    ...titleLines(tournament, translate('cli.pairings-title'), layout),
    ...rounds.flatMap((round) => roundLines(round, why ? system : undefined, people, speech, layout)),
    '',
    translate('cli.pairings-summary', { rounds: rounds.length, different }),
  ];
}

function roundLines(
  { round, differences }: CheckedRound,
  system: CompetitionSystem | undefined,
  people: People,
  speech: Speech,
  layout: Layout,
): string[] {
  const { translate } = speech;
  const { paint, width } = layout;
  if (differences.length === 0) return [`${paint.good('✓')} ${translate('cli.pairings-same', { round })}`];
  return [
    `${paint.bad('✗')} ${translate('cli.pairings-differ', { round, count: differences.length })}`,
    ...differences.flatMap((difference) => {
      const sentence = differenceSentence(difference, (id) => people.label(id), speech);
      const { trace, white = '', black = '' } = difference;
      const terms = system && { system, round, people, indent: '      ' };
      return [
        ...wrapped(sentence, { first: '    ', rest: '      ', width }),
        ...(terms && trace !== undefined ? pairLines({ board: 0, white, black, trace }, terms, speech, layout) : []),
      ];
    }),
  ];
}
