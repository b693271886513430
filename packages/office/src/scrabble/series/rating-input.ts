import type { CollectiveGame, IsoDate, LibereEvent, PlaceOrScore, ScrabbleInput } from '@escala/core';
import { revisionOf } from '../../rating/series/series-book.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { classOf, scrabbleBook } from './scrabble-book.ts';
import { keptAs, type ScrabbleRecord } from './scrabble-record.ts';

/** Everything played in a class, as the rule book reads it, in order of event ids. */
export interface PlayedInClass {
  /** All players, by id. */
  readonly players: readonly string[];
  readonly collective: readonly CollectiveGame[];
  readonly libere: readonly LibereEvent[];
}

/** A game in the office's documents: its event, and its own id within it. */
export const gameName = (event: string, game: string): string => `${event}/${game}`;

export function eventOfGame(name: string): { readonly event: string; readonly game: string } {
  const at = name.lastIndexOf('/');
  return { event: name.slice(0, at), game: name.slice(at + 1) };
}

/**
 * D-OFF-60: games of one day are rated in order of their event's id, and within an event in the order of its report.
 * The regulation only has a calendar of days; the order must not depend on which report was accepted first.
 */
export function playedInClass(
  record: Pick<ScrabbleRecord, 'plays' | 'mergedInto'>,
  series: Series,
  without: ReadonlySet<string> = new Set(),
): PlayedInClass {
  const own = classOf(series);
  const [first] = scrabbleBook(series).classes;
  const isOwn = (entry: { readonly class?: string | undefined }): boolean => (entry.class ?? first) === own;
  const ranked = (results: readonly PlaceOrScore[]): PlaceOrScore[] =>
    results.map((result) => ({ ...result, player: keptAs(record, result.player) }));
  const collective: CollectiveGame[] = [];
  const libere: LibereEvent[] = [];
  for (const event of [...record.plays.keys()].sort()) {
    const play = record.plays.get(event)!;
    if (!play.counts || without.has(event)) continue;
    for (const { id, results, ...game } of play.collective.filter(isOwn))
      collective.push({ ...game, id: gameName(event, id), results: ranked(results) });
    for (const { id, places, games, ...entry } of play.libere.filter(isOwn))
      libere.push({
        ...entry,
        event: gameName(event, id),
        ...(places && { places: ranked(places) }),
        games: games.map((game) => ({ ...game, a: keptAs(record, game.a), b: keptAs(record, game.b) })),
      });
  }
  return { players: playersOf({ collective, libere }), collective, libere };
}

function playersOf({ collective, libere }: Omit<PlayedInClass, 'players'>): string[] {
  const players = new Set<string>();
  for (const { results } of collective) for (const { player } of results) players.add(player);
  for (const { places = [], games } of libere) {
    for (const { player } of places) players.add(player);
    for (const { a, b } of games) players.add(a).add(b);
  }
  return [...players].sort();
}

/** The input for the list of a date: anyone can rate this document again. */
export function ratingInput(
  series: Series,
  { players, collective, libere }: PlayedInClass,
  listDate: IsoDate,
): ScrabbleInput {
  return {
    format: 'escala/rating-input@1',
    regulation: series.regulation as ScrabbleInput['regulation'],
    revision: revisionOf(series),
    listDate,
    class: classOf(series),
    players: players.map((id) => ({ id })),
    collective,
    libere,
  };
}
