import { type CodeOf, type FederationColumns, type Finding, writeDay } from '@escala/core';
import { gamesAfterDecision, isPlayed, roundsOnDays } from '../../shared/event-games.ts';
import type { Regulation } from '../parameters.ts';
import { isCompleteRoundRobin, roundRobinCycles } from './round-robin.ts';

/** Both sides have a clock. */
const SIDES = 2;

/** Remarks on an event that is still rated: warnings, in order of article (D-FIDE-11). */
export function eventRemarks(federation: FederationColumns, event: number, regulation: Regulation): Finding[] {
  return [
    ...crowdedDays(federation, event, regulation),
    ...unplayedGames(federation, event),
    ...incompleteRoundRobin(federation, event),
    ...gamesAfterTheMatch(federation, event),
  ];
}

function warning(
  { events }: FederationColumns,
  event: number,
  article: string,
  code: CodeOf<'finding.fide-2009'>,
  values: Finding['values'],
): Finding {
  return { severity: 'warning', code: `fide-2009.${code}`, article, event: events.ids[event]!, values };
}

/** 3.1: rounds and hours of play in a day, as far as the games are dated. */
function crowdedDays(federation: FederationColumns, event: number, regulation: Regulation): Finding[] {
  const findings: Finding[] = [];
  for (const [day, rounds] of roundsOnDays(federation, event)) {
    const date = writeDay(day);
    const minutes = rounds * SIDES * federation.events.minutesFor60[event]!;
    if (rounds > regulation.roundsPerDay) {
      const limit = regulation.roundsPerDay;
      findings.push(warning(federation, event, '3.1', 'rounds-per-day', { date, rounds, limit }));
    }
    if (minutes > regulation.playPerDay) {
      const limit = regulation.playPerDay;
      findings.push(warning(federation, event, '3.1', 'play-per-day', { date, rounds, minutes, limit }));
    }
  }
  return findings;
}

/** 5.1: unplayed games are left out. */
function unplayedGames(federation: FederationColumns, event: number): Finding[] {
  const { gamesFrom } = federation.events;
  const outcomes = federation.games.outcome.subarray(gamesFrom[event], gamesFrom[event + 1]);
  const games = outcomes.reduce((count, outcome) => count + (isPlayed(outcome) ? 0 : 1), 0);
  return games === 0 ? [] : [warning(federation, event, '5.1', 'unplayed-games', { games })];
}

/** 6.43: a round robin with a missing game is rated as a Swiss. */
function incompleteRoundRobin(federation: FederationColumns, event: number): Finding[] {
  if (roundRobinCycles(federation.events.type[event]!) === 0 || isCompleteRoundRobin(federation, event)) return [];
  return [warning(federation, event, '6.43', 'incomplete-round-robin', {})];
}

/** 6.5: games of a match played after its decision are left out. */
function gamesAfterTheMatch(federation: FederationColumns, event: number): Finding[] {
  const { events, games } = federation;
  const from = events.gamesFrom[event]!;
  const after = gamesAfterDecision(federation, event);
  const count = after?.reduce((sum, flag, i) => sum + (isPlayed(games.outcome[from + i]!) ? flag : 0), 0) ?? 0;
  return count === 0 ? [] : [warning(federation, event, '6.5', 'after-decision', { games: count })];
}
