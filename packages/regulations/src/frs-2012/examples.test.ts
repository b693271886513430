import { readdirSync, readFileSync } from 'node:fs';
import type { ScrabbleInput, ScrabbleOutput } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { frs2012 } from './index.ts';

const cases = new URL('./cases/', import.meta.url);
const names = readdirSync(cases).flatMap((file) => file.match(/^(.*)\.input\.json$/)?.[1] ?? []);

function read<Document>(file: string): Document {
  return JSON.parse(readFileSync(new URL(file, cases), 'utf8'));
}

function byId(games: ScrabbleOutput['games']): Record<string, unknown> {
  return Object.fromEntries(games.map((game) => [game.id, game]));
}

describe('worked examples', () => {
  it('[7] there are twelve of them', () => expect(names).toHaveLength(12));

  it.each(names)('[7] %s: every rating, general rating, value and point comes out', (name) => {
    const expected = read<ScrabbleOutput>(`${name}.expected.json`);
    const { ratings, general, games, findings } = frs2012.rate(read<ScrabbleInput>(`${name}.input.json`));
    expect(ratings).toEqual(expected.ratings);
    expect(general).toEqual(expected.general);
    expect(games).toHaveLength(expected.games.length);
    expect(byId(games)).toEqual(byId(expected.games));
    expect(findings).toEqual([]);
  });
});
