import { type CollectiveGame, dayFrom, type LibereEvent, type ScrabbleInput } from '@escala/core';
import { rulesInForce } from '../parameters.ts';

/** The rules on an ordinary day. */
export const RULES = rulesInForce(dayFrom('2012-06-01'));

/** A document whose players, named by single letters, are those in its games. */
export function document(part: {
  readonly listDate?: string;
  readonly class?: ScrabbleInput['class'];
  readonly collective?: readonly CollectiveGame[];
  readonly libere?: readonly LibereEvent[];
}): ScrabbleInput {
  const { listDate = '2012-06-01', collective = [], libere = [] } = part;
  const ids = new Set([
    ...collective.flatMap(({ results }) => results.map(({ player }) => player)),
    ...libere.flatMap(({ places, games }) => [
      ...(places ?? []).map(({ player }) => player),
      ...games.flatMap(({ a, b }) => [a, b]),
    ]),
  ]);
  return {
    format: 'escala/rating-input@1',
    regulation: 'frs-2012',
    listDate,
    class: part.class,
    players: [...ids].sort().map((id) => ({ id })),
    collective,
    libere,
  };
}

/** A game whose players finish in the order of the letters. */
export function game(id: string, order: string, more: Partial<CollectiveGame> = {}): CollectiveGame {
  const results = [...order].map((player, row) => ({ player, place: row + 1 }));
  return { id, type: 'duplicat-clasic', date: '2010-05-01', results, ...more };
}

/** An event from lines such as `A-B 1-0`, one a round; places in the order of the letters, if given. */
export function event(name: string, date: string, lines: readonly string[], order?: string): LibereEvent {
  const games = lines.map((line, place) => {
    const [pair, result] = line.split(' ') as [string, '1-0' | '0-1' | '1/2'];
    const [a, b] = pair.split('-') as [string, string];
    return { round: place + 1, a, b, result };
  });
  const places = order === undefined ? undefined : [...order].map((player, row) => ({ player, place: row + 1 }));
  return { event: name, date, games, places };
}
