import {
  dayFrom,
  EVENT_FLAGS,
  EVENT_TYPES,
  type EventRecord,
  factNumber,
  NO_DAY,
  outcomeOf,
  toldBy,
} from '@escala/core';
import { ratingFacts } from '@escala/regulations';
import { type PackedFacts, unlessEmpty } from './packed-facts.ts';
import type { PackedGames, PackedReport, ToldEvaluation } from './packed-games.ts';

/**
 * Packs an event of an interchange document, with the record's numbers for its players. Everyone who played took part.
 */
export function packedReport(
  event: EventRecord,
  numberOf: (player: string) => number,
  evaluations: readonly ToldEvaluation[] = [],
): PackedReport {
  const seats = new Map<string, number>();
  const seat = (player: string): number => {
    const known = seats.get(player);
    if (known !== undefined) return known;
    seats.set(player, seats.size);
    return seats.size - 1;
  };
  for (const player of event.participants ?? []) seat(player);
  const { games } = event;
  const packed: PackedGames = {
    count: games.length,
    white: Uint16Array.from(games, (game) => seat(game.white)),
    black: Uint16Array.from(games, (game) => seat(game.black)),
    round: Uint16Array.from(games, (game) => game.round),
    day: Int32Array.from(games, (game) => (game.date === undefined ? NO_DAY : dayFrom(game.date))),
    outcome: Uint8Array.from(games, (game) => outcomeOf(game.result, game.kind ?? 'played')),
  };
  let flags = 0;
  for (const [name, bit] of Object.entries(EVENT_FLAGS)) if (event[name as keyof typeof EVENT_FLAGS]) flags |= bit;
  return {
    counts: true,
    type: EVENT_TYPES.indexOf(event.type),
    flags,
    startDay: dayFrom(event.start),
    endDay: dayFrom(event.end),
    minutes: event.timeControl.minutes,
    increment: event.timeControl.increment ?? 0,
    rounds: event.rounds ?? 0,
    facts: packedFacts(event),
    participants: Int32Array.from(seats.keys(), numberOf),
    games: packed,
    evaluations: evaluations.map((each) => ({ ...each, participants: seats.size })),
    datings: [],
  };
}

type Told = Readonly<Record<string, unknown>>;

function packedFacts(event: EventRecord): PackedFacts | undefined {
  const having = (fact: string) => event.games.flatMap((game, place) => ((game as Told)[fact] === true ? [place] : []));
  const games = Object.keys(ratingFacts.gameFacts).map((fact) => [fact, having(fact)] as const);
  const told = toldBy(event);
  const facts = Object.entries(ratingFacts.facts).filter(([name]) => told[name]);
  return unlessEmpty({
    event: Object.fromEntries(facts.map(([name, fact]) => [name, factNumber(told[name], fact)])),
    games: Object.fromEntries(games.filter(([, places]) => places.length > 0)),
  });
}
