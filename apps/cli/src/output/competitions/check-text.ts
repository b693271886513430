import type { Finding, HeadToHeadInput, HomologationVerdict, Step, Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { CheckedRound, CompetitionSystem, PairingDifference, RoundExplanation } from '@escala/regulations';
import type { RatingInput } from '../../input/rate-document.ts';
import { findingLines } from '../findings-text.ts';
import { People } from '../people.ts';
import { printable } from '../printable.ts';
import { reasonLines } from '../reason-lines.ts';
import type { Layout } from '../terminal-layout.ts';
import { wrapped } from '../wrap.ts';
import { differenceSentence } from './difference-findings.ts';
import { titleLines } from './round-table.ts';
import { pairLines } from './why-text.ts';

/** Each event for each purpose: the verdict, then every condition. */
export function homologationLines(
  document: Tournament | HeadToHeadInput,
  events: readonly HomologationVerdict[],
  speech: Speech,
): (layout: Layout) => string[] {
  const names = new Map(
    document.format === 'escala/tournament@1' ? [] : document.events.map(({ id, name }) => [id, name]),
  );
  return (layout) => events.flatMap((event, i) => eventLines(event, names, i === 0 ? [] : [''], speech, layout));
}

function eventLines(
  { event, kind, purposes }: HomologationVerdict,
  names: ReadonlyMap<string, string | undefined>,
  before: readonly string[],
  speech: Speech,
  layout: Layout,
): string[] {
  const { paint } = layout;
  const name = event === undefined ? speech.translate('cli.homologation.event') : (names.get(event) ?? event);
  const painted = { yes: paint.good, no: paint.bad, unknown: paint.warning };
  return [
    ...before,
    `${paint.strong(printable(name))}  ${paint.faint(speech.translate(kind === null ? 'cli.homologation.other-kind' : `web.event-kind.${kind}`))}`,
    ...purposes.flatMap(({ purpose, verdict, reasons }) => [
      '',
      painted[verdict](speech.translate(`cli.homologation.${purpose}`, { verdict })),
      ...reasonLines(reasons, speech, layout),
    ]),
  ];
}

/**
 * Round by round: the same as the engine's, or what is different;
 * on request why the engine pairs so, and why not as played.
 */
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

/** For the engine's pairs and bye, the reasons for them; for those played, what is worse about them. */
function stepsOf({ kind, white, black, player, expected }: PairingDifference, told: RoundExplanation): Step[] {
  if (kind === 'unexpected') return [...told.whatIf(white!, black!).steps];
  if (kind === 'missing' || kind === 'colours') return [...told.pairSteps(white!, black!)];
  return [...(expected == null ? [] : told.byeSteps()), ...(player == null ? [] : told.whatIf(player, null).steps)];
}

/** What rating a document would find, event by event. */
export function ratingFindingsLines(
  document: RatingInput,
  findings: readonly Finding[],
  speech: Speech,
): (layout: Layout) => string[] {
  return (layout) =>
    findings.length === 0
      ? [speech.translate('cli.no-findings', { regulation: document.regulation })]
      : findingLines(document, findings, speech, layout).slice(1);
}
