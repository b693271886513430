import type { HeadToHeadInput, LedgerLine, ListRow, Performance, Step } from '@escala/core';
import { type DocumentFacts, documentFacts } from './document-facts.ts';
import type { HeadToHeadResult } from './explain-head-to-head.ts';
import type { AnyFinding, ExplainedEvent, ExplainedGame, Named } from './explanation.ts';
import { periodOf, whyUnrated } from './why-unrated.ts';

/** The part of a result that concerns one player. */
export interface OwnPart {
  readonly player: string;
  readonly line: ListRow | null;
  readonly lines: readonly LedgerLine[];
  readonly steps: readonly Step[];
}

/** The player's events, in the order of the document, or else of the ledger. */
export function explainedEvents(
  result: HeadToHeadResult,
  own: OwnPart,
  input: HeadToHeadInput | undefined,
): ExplainedEvent[] {
  const facts = documentFacts(input);
  const performances = new Map(result.performances.map((entry) => [`${entry.event}\n${entry.player}`, entry]));
  const performanceIn = (event: string, player: string): Performance | undefined =>
    performances.get(`${event}\n${player}`);
  return eventsOf(result, own, facts).map((event): ExplainedEvent => {
    const games = own.lines
      .filter((entry) => entry.event === event)
      .map((entry) => explainedGame(entry, performanceIn(event, entry.opponent), facts));
    const unrated = facts.unratedGames(event, own.player, games);
    const performance = performanceIn(event, own.player);
    const explained = {
      ...facts.event(event),
      games,
      ...(performance === undefined ? {} : { performance }),
      steps: performance === undefined ? [] : own.steps.filter((step) => belongsTo(event, step)),
      findings: findingsOf(result.findings, event, own.player, unrated),
    };
    const circumstances = { ...explained, hasRating: wasRated(own.line), period: periodOf(result, input) };
    const unratedGames = unrated.map((game) => ({
      ...game,
      reason: whyUnrated(game, performanceIn(event, game.opponent.id), circumstances),
    }));
    return { ...explained, unratedGames };
  });
}

/** A player leaving the list was still rated in its games. */
const wasRated = (line: ListRow | null): boolean => (line?.rating ?? line?.previous ?? line?.seed) != null;

function eventsOf(result: HeadToHeadResult, { player, lines }: OwnPart, facts: DocumentFacts): string[] {
  const performed = result.performances.filter((entry) => entry.player === player);
  const about = result.findings.filter((finding) => finding.player === player);
  const named = [...lines, ...performed, ...about].flatMap(({ event }) => (event === undefined ? [] : [event]));
  return [...new Set([...facts.eventsOf(player), ...named])];
}

function explainedGame(line: LedgerLine, opponent: Performance | undefined, facts: DocumentFacts): ExplainedGame {
  // An opponent who is on the list by the day of the game counts with that rating, whatever their result in the event.
  const counted = opponent !== undefined && (opponent.performance ?? opponent.ru) === line.opponentRating;
  return {
    ...line,
    ...facts.game(line),
    difference: line.own - line.opponentRating,
    ...(counted ? { opponentPerformance: opponent } : {}),
  };
}

/** A step about a performance names its event; a pool gathers several events and is separate. */
function belongsTo(event: string, { quantity, values }: Step): boolean {
  return values.event === event && !quantity.includes('.pool');
}

/**
 * The findings of an event that concern a player: those about the whole event, about the player, and about an opponent
 * whose games with the player were not rated; a finding that names a round is about that game only.
 */
function findingsOf(
  findings: readonly AnyFinding[],
  event: string,
  player: string,
  unrated: readonly { readonly round: number; readonly opponent: Named }[],
): AnyFinding[] {
  const isOfOpponent = (finding: AnyFinding): boolean =>
    unrated.some(
      ({ round, opponent }) =>
        opponent.id === finding.player && (finding.round === undefined || finding.round === round),
    );
  return findings.filter(
    (finding) =>
      finding.event === event && (finding.player === undefined || finding.player === player || isOfOpponent(finding)),
  );
}
