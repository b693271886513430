import type { Day, EventColumns, FederationColumns, GameColumns } from '@escala/core';
import type { ReportColumns } from './event-columns.ts';
import { GAME_MARKS } from './packed-games.ts';

type ToldOfEvents = Pick<EventColumns, 'forList' | 'firstControl'>;

/**
 * Rare facts of events, by the events' places. An event cannot be reported for a list that was already out when the
 * report was accepted: it then counts on the next list after that, as if it had named none (D-F24-18).
 */
export function toldOfEvents({ events, told }: ReportColumns, evaluatedDay: Int32Array): ToldOfEvents {
  if (told.size === 0) return {};
  const [forList, firstControl] = [new Map<number, Day>(), new Map<number, number>()];
  for (const [id, facts] of told) {
    const event = events.ids.indexOf(id);
    if (facts.forList > 0 && facts.forList > evaluatedDay[event]!) forList.set(event, facts.forList);
    if (facts.moves > 0) firstControl.set(event, facts.moves);
  }
  return { forList, firstControl };
}

const marked = new WeakMap<GameColumns, { readonly told: ReportColumns['told']; readonly games: GameColumns }>();

/** The games with their marks; the same columns if no game is marked. */
export function toldOfGames({ events, games, told }: ReportColumns): GameColumns {
  if (![...told.values()].some(({ marks }) => marks !== undefined)) return games;
  const known = marked.get(games);
  if (known?.told === told) return known.games;
  const sets = { excluded: new Set<number>(), unequalTime: new Set<number>() };
  for (const [id, { marks }] of told) {
    const first = events.gamesFrom[events.ids.indexOf(id)]!;
    marks?.forEach((bits, i) => {
      for (const name of ['excluded', 'unequalTime'] as const) if (bits & GAME_MARKS[name]) sets[name].add(first + i);
    });
  }
  const made = { ...games, ...sets };
  marked.set(games, { told, games: made });
  return made;
}

/** The rare facts of some events and games, under their new places. */
export function toldOf(
  { events, games }: FederationColumns,
  ofEvents: readonly number[],
  placeOf: (event: number) => number,
): { readonly events: ToldOfEvents; readonly games: Pick<GameColumns, 'excluded' | 'unequalTime'> } {
  const among = <Value>(facts: ReadonlyMap<number, Value> | undefined): ReadonlyMap<number, Value> | undefined =>
    facts && new Map(ofEvents.flatMap((event, i) => (facts.has(event) ? [[i, facts.get(event)!] as const] : [])));
  const moved = (set: ReadonlySet<number> | undefined): ReadonlySet<number> | undefined => {
    if (!set?.size) return set;
    const found = new Set<number>();
    ofEvents.forEach((event, i) => {
      const [from, to] = [events.gamesFrom[event]!, events.gamesFrom[event + 1]!];
      for (let game = from; game < to; game++) if (set.has(game)) found.add(placeOf(i) + game - from);
    });
    return found;
  };
  return {
    events: { forList: among(events.forList), firstControl: among(events.firstControl) },
    games: { excluded: moved(games.excluded), unequalTime: moved(games.unequalTime) },
  };
}
