import type { Finding, LibereEvent } from '@escala/core';
import type { Rules } from '../parameters.ts';
import type { Dated } from '../rated-calendar.ts';
import { eventGames, roundsPlayed } from './event-games.ts';
import { type LibereLog, openLog } from './libere-log.ts';
import type { LibereTrace } from './libere-trace.ts';
import { logGames } from './log-games.ts';
import { startFromLibere, startFromTournaments } from './start-ratings.ts';
import { refusedTournament } from './tournament-method.ts';

export interface RatedLibere {
  /** The events that were rated, as the log numbers them. */
  readonly events: readonly LibereEvent[];
  readonly log: LibereLog;
  readonly findings: readonly Finding[];
}

/** §1: Libere, head to head, event after event. */
export function rateLibere(
  rules: Rules,
  calendar: readonly Dated<LibereEvent>[],
  playerIndex: ReadonlyMap<string, number>,
  trace?: LibereTrace,
): RatedLibere {
  const games = calendar.reduce((sum, { entry }) => sum + entry.games.length, 0);
  const log = openLog(rules, playerIndex.size, games);
  const fromTournaments = startFromTournaments(rules, playerIndex, trace);
  const fromLibere = startFromLibere(rules, log, trace);
  const events: LibereEvent[] = [];
  const findings: Finding[] = [];
  for (const dated of calendar) {
    const asTournament = dated.day < rules.libereRatingFrom;
    const refused = asTournament ? refusedTournament(rules, dated.entry) : [];
    findings.push(...refused);
    if (refused.length > 0) continue;
    const played = eventGames(dated.entry.games, playerIndex);
    const starts = (asTournament ? fromTournaments : fromLibere)(dated, played);
    logGames(rules, log, { event: events.length, day: dated.day }, played, starts);
    log.rounds += roundsPlayed(played);
    events.push(dated.entry);
  }
  return { events, log, findings };
}
