import {
  type EventRecord,
  type EventType,
  type GameRecord,
  type IsoDate,
  type PlayerFacts,
  saidKind,
  type TimeControl,
} from '@escala/core';
import type { TrfRemark } from '../trf-problem.ts';
import type { TrfPlayer, TrfReport } from '../trf-report.ts';
import { eventFacts } from './event-facts.ts';
import { gamesOfReport, playersByNumber } from './report-games.ts';
import { eventTypeOfReport } from './system-of-report.ts';
import { readTrfDate, readTrfYear } from './trf-date.ts';

export interface EventOfTrfOptions {
  /** Id of the event; by default the report's name. */
  readonly id?: string;
  readonly type?: EventType;
  /** For reports that lack these, or have them in unreadable form. */
  readonly start?: IsoDate;
  readonly end?: IsoDate;
  readonly timeControl?: TimeControl;
  /** Players are identified by the identity numbers of their lines (if all have one) or by their start numbers. */
  readonly ids?: 'identity' | 'start';
}

/** An event and its players as in rating documents. */
export interface EventOfTrf {
  /** Absent where dates or thinking time are missing: the remarks say which. */
  readonly event?: EventRecord;
  /** Thinking time in several periods, which rating ignores. */
  readonly periods?: string;
  readonly players: readonly PlayerFacts[];
  /** Ratings of the report, by id. */
  readonly ratings: Readonly<Record<string, number>>;
  readonly remarks: readonly TrfRemark[];
}

export function eventOfTrf(report: TrfReport, options: EventOfTrfOptions = {}): EventOfTrf {
  const remarks: TrfRemark[] = [];
  const byNumber = playersByNumber(report);
  const idOf = idsOf([...byNumber.values()], options.ids);
  const facts = eventFacts(report, remarks) ?? {};
  const start = options.start ?? facts.start;
  const end = options.end ?? facts.end ?? start;
  const { periods, ...timeControl } = options.timeControl ?? facts.timeControl ?? {};
  const players = [...byNumber.values()].map((player) => factsOf(player, idOf));
  const rated = [...byNumber.values()].filter(({ rating }) => rating !== undefined && rating > 0);
  const ratings = Object.fromEntries(rated.map((player) => [idOf(player), player.rating!]));
  if (start === undefined || end === undefined) tellMissing('start', remarks);
  if (!isTold(timeControl)) tellMissing('timeControl', remarks);
  if (start === undefined || end === undefined || !isTold(timeControl)) return { players, ratings, remarks };
  const name = report.name;
  const games = gamesFor(report, (number) => idOf(byNumber.get(number)!), facts.roundDates ?? []);
  const event: EventRecord = {
    id: options.id ?? (name?.slice(0, 64).trim() || 'trf'),
    ...(name !== undefined && { name }),
    type: options.type ?? eventTypeOfReport(report),
    start,
    end,
    timeControl,
    participants: players.map(({ id }) => id),
    games,
  };
  return { event, ...(periods !== undefined && { periods }), players, ratings, remarks };
}

const isTold = (control: Partial<TimeControl>): control is TimeControl => control.minutes !== undefined;

function idsOf(players: readonly TrfPlayer[], wanted: EventOfTrfOptions['ids']): (player: TrfPlayer) => string {
  const identities = new Set(players.map(({ id }) => id).filter((id) => id !== undefined && id !== '0'));
  const canIdentify = wanted !== 'start' && identities.size === players.length;
  return (player) => (canIdentify ? player.id! : String(player.number));
}

function factsOf(player: TrfPlayer, idOf: (player: TrfPlayer) => string): PlayerFacts {
  const { name, sex, birth, rating } = player;
  const birthDate = birth && readTrfDate(birth);
  const birthYear = birth && readTrfYear(birth);
  return {
    id: idOf(player),
    ...(name !== undefined && { name }),
    ...(birthDate && { birthDate }),
    ...(birthYear && { birthYear }),
    ...(sex !== undefined && { sex: sex === 'w' ? 'f' : 'm' }),
    ...(rating !== undefined && rating > 0 && { fideRating: rating }),
  };
}

/** Games with a result. */
function gamesFor(report: TrfReport, idOf: (number: number) => string, dates: readonly IsoDate[]): GameRecord[] {
  return gamesOfReport(report).flatMap(({ round, white, black, result, kind }) => {
    if (result === undefined) return [];
    const date = dates[round - 1];
    const game = { round, ...(date !== undefined && { date }), white: idOf(white), black: idOf(black) };
    return [{ ...game, result, ...saidKind(result, kind) }];
  });
}

function tellMissing(field: string, remarks: TrfRemark[]): void {
  remarks.push({ severity: 'error', code: 'trf-event-incomplete', path: [field], values: { field } });
}
