import type { Day, Finding, LibereEvent } from '@escala/core';
import { refusal } from '../../shared/refusal.ts';
import type { Dated } from '../lists/rated-calendar.ts';
import { openCalendar, type WindowCalendar } from '../lists/window-calendar.ts';
import { largestWindow, type Rules } from '../parameters.ts';
import { placesOf, refusedRanking } from '../ranking.ts';
import { abspPoints, cappedOpponent } from './absp-points.ts';
import { type EventGames, eventGames, roundsPlayed } from './event-games.ts';
import { BASIS, type LibereLog, nextEntry, openLog } from './libere-log.ts';
import { type StartRating, type StartRatings, startFromLibere, startFromTournaments } from './start-ratings.ts';
import type { LibereTrace } from './start-steps.ts';

/** §1: logs both sides of every game, round by round, with points from the start ratings of the event. */
function logGames(
  rules: Rules,
  log: LibereLog,
  when: { readonly event: number; readonly day: Day },
  games: EventGames,
  starts: StartRatings,
): void {
  const enter = (game: number, player: number, opponent: number, score: number): void => {
    const own = starts.get(player)!;
    const other = starts.get(opponent)!;
    const entry = nextEntry(log, player, when.day);
    const value = cappedOpponent(rules, own.rating, other.rating);
    log.event[entry] = when.event;
    log.round[entry] = games.round[game]!;
    log.opponent[entry] = opponent;
    log.own[entry] = own.rating;
    log.opponentRating[entry] = other.rating;
    log.value[entry] = value;
    log.score[entry] = score;
    log.points[entry] = abspPoints(rules, value, score);
    log.basis[entry] = basisBits(own, other);
  };
  for (let game = 0; game < games.count; game++) {
    const score = games.scoreOfA[game]!;
    enter(game, games.a[game]!, games.b[game]!, score);
    enter(game, games.b[game]!, games.a[game]!, 1 - score);
  }
}

function basisBits(own: StartRating, other: StartRating): number {
  if (own.basis === 'tournaments') return BASIS.tournaments;
  return own.basis === 'newcomer' || other.basis === 'newcomer' ? BASIS.newcomer : 0;
}

/**
 * §1: until 2011 the start ratings of an event come from the collective formulas, with a whole tournament as one game
 * and its final ranking as the places. This says why such an event cannot be rated; it then enters neither method.
 */
function refusedTournament(rules: Rules, event: LibereEvent): readonly Finding[] {
  const { event: name, date, places, games } = event;
  if (places === undefined || places.length === 0)
    return [refusal('frs-2012.places-missing', '1', { event: name, date }, { event: name })];
  const ranked = new Set(places.map(({ player }) => player));
  const unranked = new Set(games.flatMap(({ a, b }) => [a, b]).filter((player) => !ranked.has(player)));
  return [
    ...refusedRanking(rules, name, date, places, placesOf(places)),
    ...[...unranked].map((player) =>
      refusal('frs-2012.player-unranked', '1', { event: name, date, player }, { event: name, player }),
    ),
  ];
}

export interface RatedLibere {
  /** The rated events, as numbered in the log. */
  readonly events: readonly LibereEvent[];
  readonly log: LibereLog;
  /** The tournaments of the method before 2011. */
  readonly tournaments: WindowCalendar;
  readonly findings: readonly Finding[];
}

/** Libere in progress: what has been rated so far, and how to rate the next event of its calendar. */
interface OpenLibere {
  readonly rated: RatedLibere;
  rateEvent(dated: Dated<LibereEvent>): void;
}

/** §1: Libere, head to head. Events must be passed in calendar order, with at most `games` games in all. */
export function openLibere(
  rules: Rules,
  games: number,
  playerIndex: ReadonlyMap<string, number>,
  trace?: LibereTrace,
): OpenLibere {
  const log = openLog(rules, playerIndex.size, games);
  const tournaments = openCalendar(playerIndex.size, largestWindow('libere'));
  const fromTournaments = startFromTournaments(rules, tournaments, playerIndex, trace);
  const fromLibere = startFromLibere(rules, log, trace);
  const events: LibereEvent[] = [];
  const findings: Finding[] = [];
  return {
    rated: { events, log, tournaments, findings },
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
