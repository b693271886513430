import type { Finding, LibereEvent } from '@escala/core';
import type { Dated } from '../lists/rated-calendar.ts';
import type { Rules } from '../parameters.ts';
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

/** Libere on its way: what is rated of it so far, and how the next event of its calendar enters it. */
export interface OpenLibere {
  readonly rated: RatedLibere;
  rateEvent(dated: Dated<LibereEvent>): void;
}

/** §1: Libere, head to head, events to be handed over in calendar order; `games` of them at most. */
export function openLibere(
  rules: Rules,
  games: number,
  playerIndex: ReadonlyMap<string, number>,
  trace?: LibereTrace,
): OpenLibere {
  const log = openLog(rules, playerIndex.size, games);
  const fromTournaments = startFromTournaments(rules, playerIndex, trace);
  const fromLibere = startFromLibere(rules, log, trace);
  const events: LibereEvent[] = [];
  const findings: Finding[] = [];
  return {
    rated: { events, log, findings },
    rateEvent(dated) {
      const asTournament = dated.day < rules.libereRatingFrom;
      const refused = asTournament ? refusedTournament(rules, dated.entry) : [];
      findings.push(...refused);
      if (refused.length > 0) return;
      const played = eventGames(dated.entry.games, playerIndex);
      const starts = (asTournament ? fromTournaments : fromLibere)(dated, played);
      logGames(rules, log, { event: events.length, day: dated.day }, played, starts);
      log.rounds += roundsPlayed(played);
      events.push(dated.entry);
    },
  };
}
