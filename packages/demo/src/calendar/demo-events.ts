import {
  addMonths,
  civilDate,
  type Day,
  daysInMonth,
  EVENT_FLAGS,
  EVENT_TYPES,
  type RandomBelow,
  writeDay,
} from '@escala/core';
import type { FederationEvent, PackedReport } from '@escala/office';
import type { DemoClub } from '../clubs.ts';
import type { DemoPerson } from '../people.ts';
import { playLeague, playMatch, playRoundRobin, playSwiss } from '../play/play-events.ts';
import { type Field, ScoreSheet } from '../play/score-sheet.ts';
import { entrantsOf, nameOfEvent } from './event-names.ts';
import { type EventSort, LEAGUE, MONTHLY_SHARE, sortFor } from './event-sorts.ts';
import { type PlayersOfYear, playersOfYear } from './players-of-year.ts';

/** A past event as put on record. */
export interface DemoEvent {
  readonly id: string;
  readonly body: FederationEvent;
  readonly report: PackedReport;
}

export interface Stage {
  readonly people: readonly DemoPerson[];
  readonly clubs: readonly DemoClub[];
  readonly first: Day;
  readonly last: Day;
  readonly random: RandomBelow;
}

/** One event a year for this many players. */
const PLAYERS_PER_EVENT = 4;

/** The calendar of the whole history, month by month; each event is played when it is requested. */
export function* demoEvents(stage: Stage): Generator<DemoEvent> {
  const { people, clubs, first, last, random } = stage;
  const yearly = people.length / PLAYERS_PER_EVENT;
  let present: PlayersOfYear | undefined;
  let presentYear = 0;
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    const { year, month: ofYear } = civilDate(month);
    if (present === undefined || year !== presentYear) present = playersOfYear(year, people, clubs);
    presentYear = year;
    const count = Math.max(1, Math.round((yearly * MONTHLY_SHARE[ofYear - 1]!) / 1000));
    for (let serial = 1; serial <= count; serial++) {
      const event = playedEvent(stage, present, sortFor(random(100)), month, serial);
      if (event !== undefined) yield event;
    }
  }
}

/** Undefined if it would last beyond the history, or if too few players come. */
function playedEvent(
  { clubs, people, last, random }: Stage,
  players: PlayersOfYear,
  sort: EventSort,
  month: Day,
  serial: number,
): DemoEvent | undefined {
  const { year, month: ofYear } = civilDate(month);
  const start = month + random(daysInMonth(year, ofYear));
  const club = random(clubs.length);
  const entrants = entrantsOf(sort, { club: clubs[club]!, start, players, people, clubs, random });
  if (entrants === undefined) return undefined;
  const rounds = roundsOf(sort, entrants.length, random);
  const days = Array.from({ length: rounds }, (_, i) => start + i * sort.pace);
  const end = days.at(-1)!;
  if (end > last) return undefined;
  const sheet = new ScoreSheet();
  const strengths = entrants.map((player) => players.strengths[player]!);
  play(sort, { strengths, days, random, sheet });
  const isWeekly = sort.pace === 7;
  const report: PackedReport = {
    counts: true,
    type: EVENT_TYPES.indexOf(sort.type),
    flags: isWeekly ? EVENT_FLAGS.weekly : 0,
    startDay: start,
    endDay: end,
    minutes: sort.minutes,
    increment: sort.increment,
    rounds: sort.type === 'match' ? rounds : 0,
    participants: Int32Array.from(entrants),
    games: sheet.games,
    evaluations: [],
    datings: [],
  };
  const id = `${writeDay(month).slice(0, 7)}-${String(serial).padStart(4, '0')}`;
  return { id, report, body: bodyOf(sort, clubs[club]!, days, last, serial) };
}

/** A Swiss has few enough rounds that everyone always has a new opponent left. */
function roundsOf({ type, rounds }: EventSort, players: number, random: RandomBelow): number {
  if (rounds === undefined) return players - 1 + (players % 2);
  const [least, most] = rounds;
  const usual = least + random(most - least + 1);
  return type === 'swiss' ? Math.min(usual, Math.floor(players / 2)) : usual;
}

function play(sort: EventSort, field: Field): void {
  if (sort.type === 'team') playLeague(field, LEAGUE.teams, LEAGUE.boards, LEAGUE.squad);
  else if (sort.type === 'round-robin') playRoundRobin(field);
  else if (sort.type === 'match') playMatch(field);
  else playSwiss(field);
}

const REPORTED_AFTER = 2;
const DECIDED_AFTER = 5;
const ANNOUNCED_BEFORE = 45;

function bodyOf(sort: EventSort, club: DemoClub, days: readonly Day[], last: Day, serial: number): FederationEvent {
  const [start, end] = [days[0]!, days.at(-1)!];
  return {
    name: nameOfEvent(sort, club, start, serial),
    type: sort.type,
    ...(sort.system && { system: sort.system }),
    // The other book knows teams only in leagues of their own.
    ...(sort.type === 'team'
      ? { rules: 'fide-2026' }
      : { rules: 'fce-1990', ruleFacts: { ...(sort.kind && { kind: sort.kind }), delegation: club.delegation } }),
    start: writeDay(start),
    end: writeDay(end),
    rounds: days.length,
    timeControl: { minutes: sort.minutes, increment: sort.increment },
    ...(sort.pace === 7 && { flags: { weekly: true } }),
    club: club.id,
    place: club.town,
    arbiters: [],
    state: 'accepted',
    registeredBy: 'system',
    registeredOn: writeDay(start - ANNOUNCED_BEFORE),
    submittedOn: writeDay(Math.min(last, end + REPORTED_AFTER)),
    decidedOn: writeDay(Math.min(last, end + DECIDED_AFTER)),
  };
}
