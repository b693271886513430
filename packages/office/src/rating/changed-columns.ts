import type { ReportColumns } from './event-columns.ts';

const GAME_COLUMNS = ['round', 'day', 'white', 'black', 'outcome'] as const;
const EVENT_COLUMNS = ['type', 'startDay', 'endDay', 'fixedMinutes', 'minutesFor60', 'flags', 'rounds'] as const;

/**
 * Millions of games with those of one event replaced, where it has as many as before and as many participants: only columns that
 * differ are copied. Undefined where the event does not fit into its place.
 */
export function withEvent(all: ReportColumns, one: ReportColumns): ReportColumns | undefined {
  const event = all.events.ids.indexOf(one.events.ids[0] ?? '');
  if (event < 0) return undefined;
  const [game, gameEnd] = [all.events.gamesFrom[event]!, all.events.gamesFrom[event + 1]!];
  const [seat, seatEnd] = [all.events.participantsFrom[event]!, all.events.participantsFrom[event + 1]!];
  if (gameEnd - game !== one.games.count || seatEnd - seat !== one.events.participants.length) return undefined;
  const games: { -readonly [Column in keyof ReportColumns['games']]: ReportColumns['games'][Column] } = {
    ...all.games,
  };
  for (const column of GAME_COLUMNS) {
    const fresh = one.games[column];
    if (!fresh.some((value, i) => all.games[column][game + i] !== value)) continue;
    const copy = all.games[column].slice();
    copy.set(fresh, game);
    Object.assign(games, { [column]: copy });
  }
  const events = { ...all.events, participants: all.events.participants.slice() };
  events.participants.set(one.events.participants, seat);
  for (const column of EVENT_COLUMNS) {
    const copy = all.events[column].slice();
    copy[event] = one.events[column][0]!;
    Object.assign(events, { [column]: copy });
  }
  return { events, games };
}
