import {
  type CodeOf,
  type Day,
  dayFrom,
  type FederationColumns,
  type Finding,
  type Rhythm,
  writeDay,
} from '@escala/core';
import { MATCH } from '../../shared/event-games.ts';
import { articleIn } from '../articles.ts';
import { isLate, lastList, opensOn } from '../lists/period.ts';
import { IN_FORCE_FROM, type Regulation } from '../parameters.ts';
import { rhythmOf } from '../rate-of-play.ts';

const FIRST_DAY = dayFrom(IN_FORCE_FROM);

/** The article that an event or one of its games violates, with the key and values of the sentence. */
export interface Fault {
  readonly event: number;
  /** For a fault of a single game. */
  readonly game?: number;
  readonly article: string;
  readonly code: CodeOf<'finding.fide-2024'>;
  readonly values: Readonly<Record<string, number | string>>;
}

/** 7.1.3, 9.1: an event reported too early or too late for this list. It is not judged further. */
export function listFault(
  { events }: FederationColumns,
  event: number,
  listDay: Day,
  rhythm: Rhythm,
): Fault | undefined {
  if (!isLate(events, event)) return undefined;
  const end = writeDay(events.endDay[event]!);
  if (listDay < opensOn(events, event))
    return { event, article: articleIn(rhythm, '7.1.3'), code: 'before-closing', values: { end } };
  const last = lastList(events, event);
  return listDay > last
    ? { event, article: articleIn(rhythm, '9.1'), code: 'reported-late', values: { end, last: writeDay(last) } }
    : undefined;
}

/** All reasons why an event is not rated, in order of article; `unrated` participants count for a match. */
export function eventFaults(
  { events }: FederationColumns,
  event: number,
  rhythm: Rhythm,
  regulation: Regulation,
  unrated: number,
): Fault[] {
  const faults: Fault[] = [];
  const add = (article: string, code: Fault['code'], values: Fault['values']): void => {
    faults.push({ event, article, code, values });
  };
  const minutes = events.minutesFor60[event]!;
  if (events.startDay[event]! < FIRST_DAY)
    add(articleIn(rhythm, '0.1'), 'started-before', { start: writeDay(events.startDay[event]!), from: IN_FORCE_FROM });
  if (rhythmOf(minutes, regulation) === undefined) add('R1.1', 'too-fast', { minutes, limit: regulation.blitzOver });
  const moves = events.facts?.moves?.get(event);
  if (rhythm === 'standard' && moves !== undefined && moves < regulation.firstControlMoves)
    add('1.2', 'first-control', { moves, least: regulation.firstControlMoves });
  if (events.type[event] === MATCH && unrated > 0) add(articleIn(rhythm, '6.1'), 'match-unrated', { unrated });
  return faults;
}

/**
 * Whether an event belongs to a list of another rhythm: it is left out, with a warning. Events too fast for any list
 * are an error in blitz (D-F24-3).
 */
export function isOfOtherRhythm(minutes: number, rhythm: Rhythm, regulation: Regulation): boolean {
  return (rhythmOf(minutes, regulation) ?? 'blitz') !== rhythm;
}

/** For a fault of a game, the player named is White (D-F24-4). */
export function faultFinding(
  { events, games, playerIds }: FederationColumns,
  { event, game, article, code, values }: Fault,
): Finding {
  const place = game === undefined ? {} : { round: games.round[game]!, player: playerIds[games.white[game]!]! };
  return { severity: 'error', code: `fide-2024.${code}`, article, event: events.ids[event]!, ...place, values };
}

export function warning(
  { events }: FederationColumns,
  event: number,
  article: string,
  code: CodeOf<'finding.fide-2024'>,
  values: Finding['values'],
): Finding {
  return { severity: 'warning', code: `fide-2024.${code}`, article, event: events.ids[event]!, values };
}
