import { type CodeOf, daysInclusive, EVENT_FLAGS, type FederationColumns } from '@escala/core';
import { MATCH } from '../../shared/event-games.ts';
import type { Regulation } from '../parameters.ts';
import { isLeague, roundRobinCycles } from './round-robin.ts';

/** The participants by the list at the event's start, even if games are rated by the list of their day (D-FIDE-9). */
export interface Composition {
  readonly players: number;
  readonly rated: number;
  /** The rated ones who are not known to be women (D-FIDE-22). */
  readonly ratedMen: number;
  readonly highest: number;
}

/** The article that an event violates, with the key and values of the sentence. */
interface Fault {
  readonly article: string;
  readonly code: CodeOf<'finding.fide-2009'>;
  readonly values: Readonly<Record<string, number>>;
}

/** Why an event is not rated. */
export interface Refusal extends Fault {
  readonly event: number;
}

type Check = (
  federation: FederationColumns,
  event: number,
  composition: Composition,
  regulation: Regulation,
) => Fault | undefined;

/** 1.1, 1.2: the minutes for 60 moves, depending on the strongest player present. */
const timeControl: Check = ({ events }, event, { highest }, regulation) => {
  const needed = regulation.timeRequirements.find((requirement) => highest >= requirement.rating)!.minutes;
  const minutes = events.minutesFor60[event]!;
  return minutes < needed ? { article: '1.1', code: 'time-control', values: { minutes, needed, highest } } : undefined;
};

/** 4.1: leagues, of teams or of players (4.11), and approved events (4.12) may last longer. */
const duration: Check = ({ events }, event, _, { longestEvent }) => {
  const days = daysInclusive(events.startDay[event]!, events.endDay[event]!);
  const excepted = isLeague(events.type[event]!) || (events.flags[event]! & EVENT_FLAGS.approved) !== 0;
  return days > longestEvent && !excepted
    ? { article: '4.1', code: 'duration', values: { days, limit: longestEvent } }
    : undefined;
};

/** Round robins except national championships, for which 6.33 replaces 6.3 to 6.32. */
function ordinaryCycles({ events }: FederationColumns, event: number): number {
  const championship = (events.flags[event]! & EVENT_FLAGS.nationalChampionship) !== 0;
  return championship ? 0 : roundRobinCycles(events.type[event]!);
}

/** 6.3: at least a third of the players in a round robin are rated. */
const ratedShare: Check = (federation, event, { players, rated }, regulation) =>
  ordinaryCycles(federation, event) > 0 && regulation.ratedShare * rated < players
    ? { article: '6.3', code: 'rated-share', values: { rated, players } }
    : undefined;

/** 6.31: a small round robin has enough rated players. */
const smallRoundRobin: Check = (federation, event, { players, rated }, regulation) => {
  const least = regulation.ratedInSmallRoundRobin;
  return ordinaryCycles(federation, event) > 0 && players < regulation.smallRoundRobin && rated < least
    ? { article: '6.31', code: 'small-round-robin', values: { rated, players, least } }
    : undefined;
};

/** 6.32: a double round with unrated players must have enough players, and enough of them rated. */
const doubleRound: Check = (federation, event, { players, rated }, regulation) => {
  if (ordinaryCycles(federation, event) !== 2 || rated === players) return undefined;
  const leastPlayers = regulation.playersInDoubleRound;
  const least = regulation.ratedInDoubleRound;
  return players < leastPlayers || rated < least
    ? { article: '6.32', code: 'double-round', values: { rated, players, leastPlayers, least } }
    : undefined;
};

/** 6.33: rated men; in events of women alone, rated women. */
const nationalChampionship: Check = (federation, event, { rated: everybody, ratedMen }, regulation) => {
  const { events } = federation;
  if ((events.flags[event]! & EVENT_FLAGS.nationalChampionship) === 0) return undefined;
  if (roundRobinCycles(events.type[event]!) === 0) return undefined;
  const women = isWomensEvent(federation, event);
  const least = women ? regulation.ratedInWomensChampionship : regulation.ratedInChampionship;
  const rated = women ? everybody : ratedMen;
  const code = women ? 'womens-championship' : 'national-championship';
  return rated < least ? { article: '6.33', code, values: { rated, least } } : undefined;
};

function isWomensEvent({ events, players }: FederationColumns, event: number): boolean {
  for (let i = events.participantsFrom[event]!; i < events.participantsFrom[event + 1]!; i++)
    if (players.female[events.participants[i]!] === 0) return false;
  return true;
}

/** 6.6: both players of a match are rated. */
const matchOfRated: Check = ({ events }, event, { players, rated }) =>
  events.type[event] === MATCH && rated < players
    ? { article: '6.6', code: 'match-unrated', values: { unrated: players - rated } }
    : undefined;

/** Checks that do not need to know who is rated; the time control is then checked for the weakest field. */
const CHECKS_WITHOUT_RATINGS: readonly Check[] = [timeControl, duration];

const CHECKS: readonly Check[] = [
  ...CHECKS_WITHOUT_RATINGS,
  ratedShare,
  smallRoundRobin,
  doubleRound,
  nationalChampionship,
  matchOfRated,
];

/** All reasons for refusal, in order of article; none if the event is rated. */
export function eventRefusals(
  federation: FederationColumns,
  event: number,
  composition: Composition,
  regulation: Regulation,
): Refusal[] {
  return failures(CHECKS, federation, event, composition, regulation);
}

/** The reasons that apply whoever is rated. */
export function refusalsWithoutRatings(
  federation: FederationColumns,
  event: number,
  regulation: Regulation,
): Refusal[] {
  const { participantsFrom } = federation.events;
  const players = participantsFrom[event + 1]! - participantsFrom[event]!;
  return failures(
    CHECKS_WITHOUT_RATINGS,
    federation,
    event,
    { players, rated: 0, ratedMen: 0, highest: 0 },
    regulation,
  );
}

function failures(
  checks: readonly Check[],
  federation: FederationColumns,
  event: number,
  composition: Composition,
  regulation: Regulation,
): Refusal[] {
  const refusals: Refusal[] = [];
  for (const check of checks) {
    const fault = check(federation, event, composition, regulation);
    if (fault !== undefined) refusals.push({ event, ...fault });
  }
  return refusals;
}
