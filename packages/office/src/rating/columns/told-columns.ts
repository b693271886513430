import type { EventColumns, FederationColumns, GameColumns } from '@escala/core';
import { ratingFacts } from '@escala/regulations';
import type { ReportColumns } from './event-columns.ts';

type OfEvents = EventColumns['facts'];
type OfGames = GameColumns['facts'];

/** Rare facts of events, by the events' places. */
export function toldOfEvents({ events, told }: ReportColumns): Pick<EventColumns, 'facts'> {
  if (told.size === 0) return {};
  const placed = [...told].map(([id, { event }]) => [events.ids.indexOf(id), event] as const);
  const having = (name: string) =>
    new Map(placed.flatMap(([place, { [name]: fact }]) => (fact === undefined ? [] : [[place, fact] as const])));
  return { facts: byName(ratingFacts.facts, having) };
}

const known = new WeakMap<GameColumns, { readonly told: ReportColumns['told']; readonly games: GameColumns }>();

/** The games with their facts; the same columns if no game has any. */
export function toldOfGames({ events, games, told }: ReportColumns): GameColumns {
  if (![...told.values()].some((facts) => Object.keys(facts.games).length > 0)) return games;
  const before = known.get(games);
  if (before?.told === told) return before.games;
  const placed = [...told].map(([id, facts]) => [events.gamesFrom[events.ids.indexOf(id)]!, facts.games] as const);
  const having = (name: string) =>
    new Set(placed.flatMap(([first, { [name]: places = [] }]) => places.map((place) => first + place)));
  const made = { ...games, facts: byName(ratingFacts.gameFacts, having) };
  known.set(games, { told, games: made });
  return made;
}

/** The rare facts of some events and games, under their new places. */
export function toldOf(
  { events, games }: FederationColumns,
  ofEvents: readonly number[],
  placeOf: (event: number) => number,
): { readonly events: { readonly facts: OfEvents }; readonly games: { readonly facts: OfGames } } {
  const among = (facts: ReadonlyMap<number, number>) =>
    new Map(ofEvents.flatMap((event, i) => (facts.has(event) ? [[i, facts.get(event)!] as const] : [])));
  const moved = (set: ReadonlySet<number>): ReadonlySet<number> => {
    if (set.size === 0) return set;
    const found = new Set<number>();
    ofEvents.forEach((event, i) => {
      const [from, to] = [events.gamesFrom[event]!, events.gamesFrom[event + 1]!];
      for (let game = from; game < to; game++) if (set.has(game)) found.add(placeOf(i) + game - from);
    });
    return found;
  };
  const [ofEach, ofGames] = [events.facts, games.facts];
  return {
    events: { facts: ofEach && byName(ofEach, (name) => among(ofEach[name]!)) },
    games: { facts: ofGames && byName(ofGames, (name) => moved(ofGames[name]!)) },
  };
}

const byName = <Column>(names: object, column: (name: string) => Column): Readonly<Record<string, Column>> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, column(name)]));
