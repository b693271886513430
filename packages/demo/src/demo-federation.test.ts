import { civilDate, dayFrom, EVENT_TYPES, kindOf, PLAYED, resultIn } from '@escala/core';
import { eventSchema, folded, packGames, playerSchema } from '@escala/office';
import { describe, expect, it } from 'vitest';
import { demoFederation } from './demo-federation.ts';

const SIZE = { players: 300, years: 3, seed: 5, endsOn: '2026-11-15' };
const demo = demoFederation(SIZE);
const events = [...demo.events()];

describe('a made-up federation', () => {
  it('is the same for the same seed, and another one for another', () => {
    const again = demoFederation(SIZE);
    expect(again.players).toEqual(demo.players);
    expect([...again.events()].map(({ report }) => packGames(report))).toEqual(
      events.map(({ report }) => packGames(report)),
    );
    expect(demoFederation({ ...SIZE, seed: 6 }).players).not.toEqual(demo.players);
  });

  it('has records as the registry keeps them, with nothing after its last day', () => {
    for (const player of demo.players) {
      playerSchema.parse(player);
      expect(player.birthDate ?? '1900-01-01' < SIZE.endsOn).toBeTruthy();
      expect((player.federatedOn ?? '') <= SIZE.endsOn).toBe(true);
      for (const { from } of player.fide?.ratings ?? []) expect(from <= SIZE.endsOn).toBe(true);
    }
    for (const { body } of events) {
      eventSchema.parse(body);
      expect(body.end <= SIZE.endsOn && body.start <= body.end).toBe(true);
    }
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(new Set(demo.clubs.map(({ name }) => folded(name))).size).toBe(demo.clubs.length);
    expect(new Set(demo.players.map(({ name }) => name)).size).toBeGreaterThan(0.97 * SIZE.players);
  });

  it('holds about fifteen games a player and year, of every sort', () => {
    const games = events.reduce((sum, { report }) => sum + report.games.count, 0);
    expect(games / (SIZE.players * SIZE.years)).toBeGreaterThan(12);
    expect(games / (SIZE.players * SIZE.years)).toBeLessThan(19);
    const types = new Set(events.map(({ report }) => EVENT_TYPES[report.type]));
    expect([...types].sort()).toEqual(['match', 'round-robin', 'swiss', 'team']);
    const kinds = events.flatMap(({ report }) => [...report.games.outcome]);
    const share = (fits: (outcome: number) => boolean): number => kinds.filter(fits).length / kinds.length;
    expect(share((outcome) => kindOf(outcome) !== PLAYED)).toBeGreaterThan(0.008);
    expect(share((outcome) => resultIn(outcome) === '0-0')).toBeGreaterThan(0);
    expect(share((outcome) => resultIn(outcome) === '1-0')).toBeGreaterThan(
      share((outcome) => resultIn(outcome) === '0-1'),
    );
  });

  it('lets nobody play twice in a round or before the first licence; guests have none', () => {
    for (const { report } of events) {
      const { games, participants, startDay } = report;
      expect(new Set(participants).size).toBe(participants.length);
      const seats = new Set<string>();
      for (let i = 0; i < games.count; i++)
        for (const seat of [games.white[i], games.black[i]]) seats.add(`${games.round[i]}/${seat}`);
      expect(seats.size).toBe(2 * games.count);
      for (const number of participants) {
        const { federatedOn, licences, nationality } = demo.players[number]!;
        if (federatedOn === undefined) expect([nationality === 'ESP', licences]).toEqual([false, {}]);
        else
          expect([dayFrom(federatedOn) <= startDay, licences[civilDate(startDay).year] !== undefined]).toEqual([
            true,
            true,
          ]);
      }
    }
    expect(demo.players.some(({ federatedOn }) => federatedOn === undefined)).toBe(true);
  });

  it('has Swiss tournaments in which nobody meets twice', () => {
    const swiss = events.filter(({ report }) => EVENT_TYPES[report.type] === 'swiss');
    const twice = swiss.filter(({ report: { games } }) => {
      const pairs = [...games.white].map((white, i) => [white, games.black[i]!].sort((a, b) => a - b).join('-'));
      return new Set(pairs).size < pairs.length;
    });
    expect(swiss.length).toBeGreaterThan(100);
    expect(twice.map(({ id }) => id)).toEqual([]);
  });

  it('has members who lapse and come back, who join as children, and who leave', () => {
    const seasons = demo.seasons.map(({ number }) => String(number));
    const held = demo.players.map(({ licences }) => seasons.map((season) => (season in licences ? 1 : 0)).join(''));
    expect(held.some((years) => /10+1/.test(years))).toBe(true);
    expect(held.some((years) => years.endsWith('0') && years.includes('1'))).toBe(true);
    const children = demo.players.filter(
      ({ birthDate, federatedOn }) =>
        birthDate && federatedOn && dayFrom(federatedOn) - dayFrom(birthDate) < 12 * 365 && federatedOn >= '2024',
    );
    expect(children.length).toBeGreaterThan(5);
  });
});
