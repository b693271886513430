import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';

const REVISIONS = { revisions: {} };
const base = {
  format: 'escala/tournament@1',
  system: 'fce-1990',
  rounds: 3,
  initialColour: 'white',
  players: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  games: [{ round: 1, white: 'a', black: 'b', result: '1-0' }],
  byes: [{ round: 1, player: 'c', points: 1 }],
};

function faults(parts: object): string[] {
  const read = readDocument(JSON.stringify({ ...base, ...parts }, null, 1), REVISIONS);
  return read.ok ? [] : read.faults.map(({ code, path }) => `${code} ${path.join('.')}`);
}

describe('escala/tournament@1', () => {
  it('reads a sound tournament, also while a game is being played', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ games: [{ round: 1, white: 'a', black: 'b' }] })).toEqual([]);
  });
  it('refuses unknown fields and systems, and tells what is missing', () => {
    expect(faults({ intialColour: 'white' })).toEqual(['unknown-field-nearest intialColour']);
    expect(faults({ system: 'monrad' })).toEqual(['system-unknown system']);
    expect(faults({ rounds: undefined })).toEqual(['missing rounds']);
  });
  it('finds every fault of the games at once', () => {
    const games = [
      { round: 1, white: 'a', black: 'z', result: '1-0' },
      { round: 1, white: 'a', black: 'b', result: '0-0' },
      { round: 2, white: 'b', black: 'b', result: '1-0' },
      { round: 4, white: 'b', black: 'c', result: '1/2', kind: 'forfeit' },
    ];
    expect(faults({ games }).sort()).toEqual([
      'against-oneself games.2.black',
      'drawn-forfeit games.3.result',
      'played-double-forfeit games.1.result',
      'round-beyond games.3.round',
      'two-games-in-round games.1.white',
      'unknown-player games.0.black',
    ]);
  });
  it('a bye excludes a game; absences and withdrawals name known players and rounds', () => {
    expect(faults({ byes: [{ round: 1, player: 'a', points: 1 }] })).toEqual(['game-and-bye byes.0.player']);
    expect(faults({ absences: [{ round: 9, player: 'q' }], withdrawals: [{ player: 'q', afterRound: 4 }] })).toEqual([
      'round-beyond absences.0.round',
      'unknown-player absences.0.player',
      'unknown-player withdrawals.0.player',
      'round-beyond withdrawals.0.afterRound',
    ]);
  });
  it('several games of two players in one round are a knockout match', () => {
    const games = [1, 2].map(() => ({ round: 1, white: 'a', black: 'b', result: '1/2' }));
    expect(faults({ system: 'knockout', games, byes: [] })).toEqual([]);
  });
});
