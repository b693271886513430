import type { ScrabbleInput } from '@escala/core';
import { type Fault, readDocument } from '@escala/formats';
import { ruleBooks } from '@escala/regulations';
import type { ScrabblePlay } from './scrabble-report.ts';

const revisions = Object.fromEntries(
  Object.values(ruleBooks).map(({ id, revisions: of }) => [id, of.map((each) => each.id)]),
);

/** A list after all games, so that the rule book checks all of them. */
const AFTER_ALL = '9999-12-31';

/** A report as a rating document of its own, with the same paths as the report. */
export function playDocument(
  { collective, libere }: ScrabblePlay,
  players: readonly string[],
  regulation: string,
  keptAs: (player: string) => string,
): ScrabbleInput {
  return {
    format: 'escala/rating-input@1',
    regulation: regulation as ScrabbleInput['regulation'],
    listDate: AFTER_ALL,
    players: players.map((id) => ({ id })),
    collective: collective.map(({ results, ...game }) => ({
      ...game,
      results: results.map((result) => ({ ...result, player: keptAs(result.player) })),
    })),
    libere: libere.map(({ id, places, games, ...entry }) => ({
      ...entry,
      event: id,
      ...(places && { places: places.map((result) => ({ ...result, player: keptAs(result.player) })) }),
      games: games.map((game) => ({ ...game, a: keptAs(game.a), b: keptAs(game.b) })),
    })),
  };
}

/** All faults of the document by the interchange format: players, places, scores, rounds. */
export function documentFaults(document: ScrabbleInput): readonly Fault[] {
  const read = readDocument(JSON.stringify(document), { expect: ['escala/rating-input@1'], revisions });
  return read.ok ? [] : read.faults;
}
