import { writeCalendar, writePgn, writeTimeCode } from '@escala/formats';
import { type AskedBy, federationKind, type OfficePorts, type Reading } from '@escala/office';
import { eventGames, showEvent, showRounds } from '@escala/office/questions';

interface Asked {
  readonly event: string;
  readonly file: string;
  readonly publicUrl?: string | undefined;
}

type Answer = { readonly contentType: string; readonly body: string } | undefined;

/** `rounds.ics`: the days and times of the rounds. */
export async function roundsCalendar(ports: OfficePorts, reading: Reading, by: AskedBy, asked: Asked): Promise<Answer> {
  if (asked.file !== 'rounds.ics') return undefined;
  const { event } = await showEvent.ask(reading, { event: asked.event }, by, ports);
  const { federation: id } = reading;
  const { timeZone = 'UTC', language = 'en' } = (await reading.get(federationKind, id))?.body ?? {};
  const { start, end, rounds, roundDates, roundTimes, place, name } = event;
  const address = asked.publicUrl && `${asked.publicUrl}/${language}/${id}/events/${encodeURIComponent(asked.event)}`;
  const dayOf = (i: number): string | undefined => roundDates?.[i] ?? (start === end ? start : undefined);
  const dates = Array.from({ length: rounds }, (_, i) => ({ day: dayOf(i), time: roundTimes?.[i], round: i + 1 }));
  const dated = dates.filter(({ day, time }) => day !== undefined && (roundDates !== undefined || time !== undefined));
  const written =
    dated.length === 0
      ? [{ id: `${asked.event}@${id}.escala`, title: name, start, end, place, address }]
      : dated.map(({ day, time, round }) => ({
          id: `${asked.event}-${round}@${id}.escala`,
          title: `${name} ${round}/${rounds}`,
          start: day!,
          time,
          place,
          ...(address && { address: `${address}/rounds/${round}` }),
        }));
  const body = writeCalendar(written, { name, timeZone, at: `${start}T00:00:00Z` });
  return { contentType: 'text/calendar; charset=utf-8', body };
}

/**
 * `round-3.pgn`: the pairings as headers, for live boards and
 * broadcasts, with any games on record; `games.pgn`: all games.
 */
export async function gamesPgn(ports: OfficePorts, reading: Reading, by: AskedBy, asked: Asked): Promise<Answer> {
  const [, number, whole] = /^(?:round-(\d{1,3})|(games))\.pgn$/.exec(asked.file) ?? [];
  if (number === undefined && whole === undefined) return undefined;
  const one = number === undefined ? {} : { round: Number(number) };
  const { event, entries } = await showEvent.ask(reading, { event: asked.event }, by, ports);
  const { rounds } = await showRounds.ask(reading, { event: asked.event, ...one }, by, ports);
  const kept = await eventGames.ask(reading, { event: asked.event, moves: true, ...one }, by, ports);
  const movesAt = new Map(kept.games.map(({ round, board, moves }) => [`${round}/${board}`, moves]));
  const of = new Map(entries.map((entry) => [entry.player, entry]));
  const player = (id: string) => {
    const { name = id, rating, title, fide } = of.get(id) ?? {};
    return { name, rating, title, fideId: fide?.id };
  };
  const played = rounds.flatMap(({ round, boards }) => boards.map((each) => ({ ...each, round })));
  const wanted = whole === undefined ? played : played.filter(({ round, board }) => movesAt.has(`${round}/${board}`));
  const games = wanted.map(({ round, board, white, black, result }) => ({
    moves: movesAt.get(`${round}/${board}`),
    event: event.name,
    site: event.place,
    date: event.roundDates?.[round - 1] ?? (event.start === event.end ? event.start : undefined),
    round,
    board,
    white: player(white),
    black: player(black),
    result: result === '1/2' ? ('1/2-1/2' as const) : result === '1-0' || result === '0-1' ? result : undefined,
    timeControl: writeTimeCode(event.timeControl),
  }));
  return { contentType: 'application/vnd.chess-pgn; charset=utf-8', body: writePgn(games) };
}
