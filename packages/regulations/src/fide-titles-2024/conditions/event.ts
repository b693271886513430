import { dayFrom, type Reason, reason } from '@escala/core';
import type { TimedEvent } from '../../contracts/titles.ts';
import { daysOf, type Field, isLong } from '../norms/field.ts';
import { numbersOfEvent } from '../parameters.ts';

/** Conditions of norms on the event; facts missing from the document are not judged. */
export const eventConditions = (field: Field): readonly Reason[] => [
  registration(field),
  hoursOfPlay(field),
  timeForMoves(field),
  roundsOfADay(field),
  ratingsOfStart(field),
  chiefArbiter(field),
  systemOfPlay(field),
  ...doubleRoundRobin(field),
];

/** 1.1.1. */
function registration({ event: { registeredOn, start }, numbers }: Field): Reason {
  const needed = numbers.registeredBefore;
  const isTold = registeredOn !== undefined && start !== undefined;
  const days = isTold ? dayFrom(start) - dayFrom(registeredOn) : 0;
  return reason('fide-titles-2024.registered', '1.1.1', isTold ? days >= needed : 'unknown', { days, needed });
}

/** 1.1.2: a game takes twice one player's time for 60 moves. */
function hoursOfPlay(field: Field): Reason {
  const { hoursADay } = field.numbers;
  const minutes = minutesOf(field);
  const rounds = mostRoundsOfADay(field);
  const isTold = minutes !== undefined && rounds !== undefined;
  const played = isTold ? 2 * minutes * rounds : 0;
  const values = { hours: Math.round(played / 6) / 10, most: hoursADay };
  return reason('fide-titles-2024.hours', '1.1.2', isTold ? played <= 60 * hoursADay : 'unknown', values);
}

/** 1.1.3: minutes for 60 moves. */
function timeForMoves(field: Field): Reason {
  const { fewestMinutes: needed } = field.numbers;
  const minutes = minutesOf(field);
  const holds = minutes === undefined ? 'unknown' : minutes >= needed;
  return reason('fide-titles-2024.minutes', '1.1.3', holds, { minutes: minutes ?? 0, needed });
}

/** 1.1.3: games with less time give no norms, whatever else holds. */
export function canGiveNorms(event: TimedEvent): boolean {
  const minutes = minutesOf({ event });
  return minutes === undefined || minutes >= numbersOfEvent(event.start).fewestMinutes;
}

/** 1.1.3: rounds in a day. */
function roundsOfADay(field: Field): Reason {
  const { roundsADay: most } = field.numbers;
  const rounds = mostRoundsOfADay(field);
  const holds = rounds === undefined ? 'unknown' : rounds <= most;
  return reason('fide-titles-2024.rounds-a-day', '1.1.3', holds, { rounds: rounds ?? 0, most });
}

/** One player's minutes for 60 moves. */
function minutesOf({ event: { timeControl } }: { readonly event: TimedEvent }): number | undefined {
  return timeControl && timeControl.minutes + (timeControl.increment ?? 0);
}

function mostRoundsOfADay({ event: { roundDates } }: Field): number | undefined {
  return roundDates && Math.max(0, ...roundsByDay(roundDates).values());
}

export function roundsByDay(roundDates: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const day of roundDates) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/**
 * 1.1.4: a longer event uses the list on each game's day (D-FT-18); undecided if the document has only one rating for
 * each player (D-FT-8).
 */
function ratingsOfStart({ event, numbers, players }: Field): Reason {
  const values = { days: daysOf(event) ?? 0, most: numbers.listDays };
  const isTold = daysOf(event) !== undefined;
  if (!isLong(event, numbers))
    return reason('fide-titles-2024.list-of-start', '1.1.4', isTold ? 'yes' : 'unknown', values);
  const isByDay =
    event.roundDates !== undefined && [...players.values()].some(({ laterRatings }) => laterRatings !== undefined);
  return isByDay
    ? reason('fide-titles-2024.list-of-day', '1.1.4', 'yes', values, { decisions: ['D-FT-18'] })
    : reason('fide-titles-2024.list-of-start', '1.1.4', 'unknown', values, { decisions: ['D-FT-8'] });
}

/** 1.1.5. */
function chiefArbiter({ event: { arbiterTitle }, numbers }: Field): Reason {
  const titles = numbers.arbiterTitles;
  const holds = arbiterTitle === undefined ? 'unknown' : titles.includes(arbiterTitle);
  return reason('fide-titles-2024.arbiter', '1.1.5', holds, { titles: titles.join(', ') });
}

/** 1.4.2e: Swiss, round robin, double round robin, knockout; other systems need approval. */
function systemOfPlay({ event: { approved }, system, tournament }: Field): Reason {
  const holds = system !== 'other' || approved === true;
  return reason('fide-titles-2024.system', '1.4.2e', holds, { system: tournament.system });
}

/** 1.4.5f. */
function doubleRoundRobin({ system, players, numbers }: Field): Reason[] {
  if (system !== 'double-round-robin') return [];
  const values = { players: players.size, needed: numbers.doublePlayers };
  return [reason('fide-titles-2024.double-players', '1.4.5f', players.size >= numbers.doublePlayers, values)];
}
