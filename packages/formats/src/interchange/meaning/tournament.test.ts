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
  it('[D-OFF-1080] reads games per match as one number or round by round', () => {
    expect([faults({ gamesPerMatch: 2 }), faults({ gamesPerMatch: [1, 2] })]).toEqual([[], []]);
    expect(faults({ gamesPerMatch: [0, 'x'] })).toEqual(['too-small gamesPerMatch.0', 'wrong-type gamesPerMatch.1']);
    expect([faults({ gamesPerMatch: [] }), faults({ gamesPerMatch: 0 })]).toEqual([
      ['wrong-type gamesPerMatch'],
      ['too-small gamesPerMatch'],
    ]);
  });
  it('refuses unknown fields and reports missing ones; which systems exist is not checked here', () => {
    expect(faults({ intialColour: 'white' })).toEqual(['unknown-field-nearest intialColour']);
    expect(faults({ system: 'monrad', rules: 'some-book' })).toEqual([]);
    expect(faults({ system: undefined })).toEqual(['missing system']);
    expect(faults({ rounds: undefined })).toEqual(['missing rounds']);
  });
  it('[fide-titles-2024 1.1.4] reads lists during the event, the oldest first (D-FT-18)', () => {
    const lists = (...dates: string[]) =>
      faults({
        players: [{ id: 'a', laterRatings: dates.map((from) => ({ from, rating: 2400 })) }, ...base.players.slice(1)],
      });
    expect(lists('2025-08-01', '2025-09-01')).toEqual([]);
    expect(lists('2025-08-01', '2025-08-01')).toEqual(['lists-same-date players.0.laterRatings.1.from']);
    expect(lists('2025-09-01', '2025-08-01')).toEqual(['lists-out-of-order players.0.laterRatings.1.from']);
  });
  it('reads the games that decide a drawn match, between two players of the document (D-KO-3)', () => {
    const game = { round: 1, white: 'a', black: 'b', pace: 'armageddon', result: '1/2' };
    expect(faults({ system: 'knockout', tieBreakGames: [game] })).toEqual([]);
    const wrong = [
      { ...game, white: 'z' },
      { ...game, black: 'a' },
      { ...game, round: 4 },
      { ...game, pace: 'bullet' },
    ];
    expect(faults({ system: 'knockout', tieBreakGames: wrong }).sort()).toEqual([
      'against-oneself tieBreakGames.1.black',
      'not-allowed tieBreakGames.3.pace',
      'round-beyond tieBreakGames.2.round',
      'unknown-player tieBreakGames.0.white',
    ]);
  });
  it('keeps players apart from one round to another, never backwards', () => {
    const apart = (fromRound: number, toRound: number) => ({ players: ['a', 'b'], fromRound, toRound });
    expect(faults({ forbidden: [apart(2, 3), apart(2, 2), apart(2, 1)] })).toEqual(['too-small forbidden.2.toRound']);
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
      'lost-by-both games.1.result',
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
  it('[D-SWISS-1] numbers are all different, and for everybody or for nobody', () => {
    const players = (...numbers: (number | undefined)[]) => ({
      players: numbers.map((number, i) => ({ id: 'abc'[i], ...(number && { number }) })),
    });
    expect(faults(players(1, 2, 9))).toEqual([]);
    expect(faults(players(undefined, undefined, undefined))).toEqual([]);
    expect(faults(players(1, 2, 1))).toEqual(['duplicate-number players.2.number']);
    // A faulty number is reported once.
    expect(faults(players(1, 0.5, 2))).toEqual(['not-whole players.1.number']);
    expect(faults(players(1, undefined, undefined))).toEqual(['number-missing players.1', 'number-missing players.2']);
  });
  it('nobody has two byes or absences in a round, or leaves twice', () => {
    const bye = { round: 1, player: 'c', points: 1 };
    expect(faults({ byes: [bye, bye] })).toEqual(['bye-twice byes.1.player']);
    const absence = { round: 2, player: 'c' };
    expect(faults({ absences: [absence, absence] })).toEqual(['absence-twice absences.1.player']);
    const left = [
      { player: 'c', afterRound: 0 },
      { player: 'c', afterRound: 1 },
    ];
    expect(faults({ withdrawals: left })).toEqual(['withdrawal-twice withdrawals.1.player']);
  });
  it('an absence excludes a game that was played, and goes with a bye or a forfeit', () => {
    const absences = [{ round: 1, player: 'a' }];
    expect(faults({ absences })).toEqual(['game-and-absence absences.0.player']);
    expect(faults({ absences, games: [{ round: 1, white: 'a', black: 'b', result: '0-1', kind: 'forfeit' }] })).toEqual(
      [],
    );
    expect(faults({ absences: [{ round: 1, player: 'c' }] })).toEqual([]);
  });
  it('rounds, ratings and terms stay within their limits: below, at, above', () => {
    const after = (afterRound: number) => faults({ withdrawals: [{ player: 'c', afterRound }] });
    expect([after(-1), after(0), after(3), after(4)]).toEqual([
      ['too-small withdrawals.0.afterRound'],
      [],
      [],
      ['round-beyond withdrawals.0.afterRound'],
    ]);
    const rated = (rating: number) => faults({ players: [{ id: 'a', rating }, { id: 'b' }, { id: 'c' }] });
    expect([rated(0), rated(1)]).toEqual([['too-small players.0.rating'], []]);
    expect(faults({ event: { start: '2020-01-02', end: '2020-01-01', timeControl: { minutes: 0 } } })).toEqual([
      'ends-before-start event.end',
      'no-thinking-time event.timeControl',
    ]);
  });
  it('a word that no book has for a fact is reported with the words there are', () => {
    expect(faults({ event: { kind: 'swis' } })).toEqual(['not-allowed event.kind']);
  });
  it('[D-F24-41] minutes, increment and moves are what the periods come to', () => {
    const timed = (told: object) =>
      faults({ event: { timeControl: { minutes: 120, increment: 30, periods: '40/90+30:30+30', ...told } } });
    expect([timed({}), timed({ moves: 40 })]).toEqual([[], []]);
    for (const told of [{ minutes: 90 }, { increment: 0 }, { moves: 39 }])
      expect(timed(told)).toEqual(['time-periods event.timeControl.periods']);
    expect(timed({ periods: '90+30' })).toEqual(['time-periods-form event.timeControl.periods']);
  });
  it('a fault of a game names the round and the players', () => {
    const games = [{ round: 4, white: 'a', black: 'b', result: '1-0' }];
    const read = readDocument(JSON.stringify({ ...base, games }, null, 1), REVISIONS);
    expect(read).toMatchObject({ faults: [{ values: { place: 'pairing', round: 4, white: 'a', black: 'b' } }] });
  });
  it('[Retirats 14.3] a player who has left plays no later round, except a league game brought forward', () => {
    const left = (afterRound: number, parts: object = {}) =>
      faults({
        games: [{ round: 2, white: 'b', black: 'a', result: '1-0', ...parts }],
        byes: [],
        withdrawals: [{ player: 'a', afterRound }],
      });
    expect([left(1), left(2), left(3)]).toEqual([['game-after-leaving games.0.black'], [], []]);
    expect(left(1, { kind: 'forfeit' })).toEqual([]);
    const league = { system: 'round-robin', withdrawals: [{ player: 'b', afterRound: 0 }] };
    expect(faults(league)).toEqual([]);
    expect(faults({ ...league, system: 'knockout' })).toEqual(['game-after-leaving games.0.black']);
  });
  it('[Suis 8.3] a bye gives no more than a win, and one of half a point or none gives less', () => {
    const bye = (points: number, parts: object = {}, terms: object = {}) =>
      faults({ byes: [{ round: 1, player: 'c', points, ...parts }], ...terms });
    const tooMany = ['bye-points byes.0.points'];
    expect([bye(0.5), bye(1), bye(1.5)]).toEqual([[], [], tooMany]);
    expect([bye(0.5, { kind: 'half' }), bye(1, { kind: 'half' })]).toEqual([[], tooMany]);
    expect([bye(0, { kind: 'zero' }), bye(1, { kind: 'zero' })]).toEqual([[], tooMany]);
    const scoring = { win: 3, draw: 1, loss: 0 };
    expect([bye(3, {}, { scoring }), bye(3.5, {}, { scoring })]).toEqual([[], tooMany]);
    expect(bye(4, {}, { scoring: { ...scoring, bye: 4 } })).toEqual([]);
    expect(bye(1, { kind: 'half' }, { scoring })).toEqual([]);
  });
});
