import type { ReportColumns } from './event-columns.ts';

const GAME_COLUMNS = ['round', 'day', 'white', 'black', 'outcome'] as const;
const EVENT_COLUMNS = ['type', 'startDay', 'endDay', 'fixedMinutes', 'minutesFor60', 'flags', 'rounds'] as const;

/**
 * Millions of games with those of one event replaced, where it has as many as before and as many participants: only columns that
 * differ are copied, so that whatever was worked out of the others still holds. Undefined where the event does not fit into its place.
 */
export function withEvent(all: ReportColumns, one: ReportColumns): ReportColumns | undefined {
  const event = all.events.ids.indexOf(one.events.ids[0] ?? '');
  if (event < 0) return undefined;
  const [game, gameEnd] = [all.events.gamesFrom[event]!, all.events.gamesFrom[event + 1]!];
  const [seat, seatEnd] = [all.events.participantsFrom[event]!, all.events.participantsFrom[event + 1]!];
  if (gameEnd - game !== one.games.count || seatEnd - seat !== one.events.participants.length) return undefined;
  const games = replaced(all.games, one.games, GAME_COLUMNS, game);
  const seated = replaced(all.events, one.events, ['participants'], seat);
  return { events: replaced(seated, one.events, EVENT_COLUMNS, event), games };
}

type NumberColumn = Uint8Array | Int32Array | Float64Array;

/** With the values of the other columns from this place on; the same columns where nothing differs. */
function replaced<Name extends string, Columns extends Readonly<Record<Name, NumberColumn>>>(
  columns: Columns,
  fresh: Readonly<Record<Name, NumberColumn>>,
  names: readonly Name[],
  at: number,
): Columns {
  const changed: Partial<Record<Name, NumberColumn>> = {};
  for (const name of names) {
    if (!fresh[name].some((value, i) => columns[name][at + i] !== value)) continue;
    const copy = columns[name].slice();
    copy.set(fresh[name], at);
    changed[name] = copy;
  }
  return Object.keys(changed).length === 0 ? columns : { ...columns, ...changed };
}
