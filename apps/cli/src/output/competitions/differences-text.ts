import type { Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { CheckedRound } from '@escala/regulations/fce-1990';
import { People } from '../people.ts';
import type { Layout } from '../terminal-layout.ts';
import { wrapped } from '../wrap.ts';
import { differenceSentence } from './difference-findings.ts';
import { titleLines } from './round-table.ts';
import { traceLines } from './why-text.ts';

/** Round by round: as the engine pairs it, or what is different, and on request why the engine pairs so. */
export function differenceLines(
  tournament: Tournament,
  rounds: readonly CheckedRound[],
  { why }: { readonly why: boolean },
  speech: Speech,
): (layout: Layout) => string[] {
  const { translate } = speech;
  const people = new People(tournament.players);
  const different = rounds.filter(({ differences }) => differences.length > 0).length;
  return (layout) => [
    ...titleLines(tournament, translate('cli.pairings-title'), layout),
    ...rounds.flatMap((round) => roundLines(round, why, people, speech, layout)),
    '',
    translate('cli.pairings-summary', { rounds: rounds.length, different }),
  ];
}

function roundLines(
  { round, differences }: CheckedRound,
  why: boolean,
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
      const { trace, white = '' } = difference;
      return [
        ...wrapped(sentence, { first: '    ', rest: '      ', width }),
        ...(why && trace !== undefined ? traceLines({ white, trace }, people, speech, layout, '      ') : []),
      ];
    }),
  ];
}
