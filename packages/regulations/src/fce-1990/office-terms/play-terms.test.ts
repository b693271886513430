import { dayFrom, writeDay } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarClash, calendarClash, movedRound, postponedGame } from './calendar-clash.ts';
import { type Lateness, lateForResumption, latePlayer } from './lateness.ts';
import { automaticWithdrawal, mayWithdraw } from './withdrawals.ts';

const day = dayFrom('1990-03-01');

describe('late players', () => {
  const late = (minutes: number, parts: Partial<Lateness> = {}) =>
    latePlayer({ minutes, ownTown: 'Reus', opponentTown: 'Vic', visitor: true, transportProof: false, ...parts }, day);
  it('[Endarreriments 12.1] lost when the hour is over: below, at, above (D-COMP-40)', () => {
    expect([59, 60, 61].map((minutes) => late(minutes).verdict)).toEqual(['own-clock', 'own-clock', 'lost']);
    expect(late(25)).toMatchObject({ ownSeconds: 1500, opponentSeconds: 0 });
  });
  it('[Endarreriments 12.1] with proof, up to ninety minutes: 60% to the visitor, 40% to the home player', () => {
    const proven = [89, 90, 91].map((minutes) => late(minutes, { transportProof: true }));
    expect(proven.map(({ verdict }) => verdict)).toEqual(['shared', 'lost', 'lost']);
    expect(proven[0]).toMatchObject({ ownSeconds: 3204, opponentSeconds: 2136 });
    expect(late(20, { transportProof: true })).toMatchObject({
      verdict: 'shared',
      ownSeconds: 720,
      opponentSeconds: 480,
    });
  });
  it('[Endarreriments 12.1] no second is lost in the sharing', () => {
    forAll({ of: [fc.nat(89)] }, (minutes) => {
      const { ownSeconds, opponentSeconds } = late(minutes, { transportProof: true });
      expect(ownSeconds + opponentSeconds).toBe(60 * minutes);
      expect(Number.isInteger(ownSeconds)).toBe(true);
      expect(2 * ownSeconds).toBe(3 * opponentSeconds);
    });
  });
  it('[Endarreriments 12.2] a player is of the town of the club: within one town proof does not help', () => {
    expect(late(70, { transportProof: true, opponentTown: 'Reus' }).verdict).toBe('lost');
    expect(late(70, { transportProof: true, visitor: false }).verdict).toBe('lost');
  });
  it('[Endarreriments 12.4] more than an hour late for an adjourned game: below, at, above (D-COMP-40)', () => {
    expect([59, 60, 61].map((minutes) => lateForResumption(minutes, day))).toEqual(['own-clock', 'own-clock', 'lost']);
  });
});

describe('withdrawals', () => {
  it('[Retirats 14.2.1] a Preferent needs a reason that is accepted', () => {
    const may = (category: 'preferent' | 'first', accepted: boolean, absences = 0) =>
      mayWithdraw(category, { accepted, absences }).holds;
    expect([may('preferent', false), may('preferent', true), may('first', false)]).toEqual(['no', 'yes', 'yes']);
  });
  it('[Retirats 14.1] who was absent twice is eliminated, and needs nobody to accept it: once, twice, three times', () => {
    expect([1, 2, 3].map((absences) => mayWithdraw('preferent', { accepted: false, absences }).holds)).toEqual([
      'no',
      'yes',
      'yes',
    ]);
  });
  it('[Retirats 14.2.2] who cannot go up any more is withdrawn, unless told otherwise', () => {
    const score = { category: 'third', rounds: 9, roundsDone: 7, points: 2, seconds: 0 } as const;
    expect(automaticWithdrawal(score, false, day).withdrawn).toBe(true);
    expect(automaticWithdrawal(score, true, day).withdrawn).toBe(false);
    expect(automaticWithdrawal({ ...score, points: 6 }, false, day).withdrawn).toBe(false);
    expect(automaticWithdrawal(score, false, day).reasons.map(({ holds }) => holds)).toEqual(['no', 'no']);
    expect(automaticWithdrawal({ ...score, category: 'preferent' }, false, day)).toEqual({
      withdrawn: false,
      reasons: [],
    });
  });
});

describe('clashes of calendars', () => {
  const roundDays = ['1990-03-03', '1990-03-10', '1990-03-17', '1990-03-24'].map(dayFrom);
  const clash = (parts: Partial<CalendarClash>) =>
    calendarClash({
      system: 'swiss',
      official: true,
      asked: true,
      foreigner: false,
      rounds: [2],
      lastRound: 4,
      decidesPlaces: false,
      roundDays,
      ...parts,
    });
  it('[Calendaris 15.8] one round of a Swiss: from that round to three days after the next', () => {
    expect(clash({})).toEqual({
      answer: 'game-postponed',
      article: 'Calendaris 15.8',
      from: dayFrom('1990-03-10'),
      to: dayFrom('1990-03-20'),
    });
    expect(writeDay(postponedGame(roundDays, 1).to)).toBe('1990-03-13');
  });
  it.each([
    ['[Calendaris 15.1] not asked for', { asked: false }, 'nothing-moves', '15.1'],
    ['[Calendaris 15.2] the other event is not official', { official: false }, 'nothing-moves', '15.2'],
    ['[Calendaris 15.4] a league', { system: 'league' }, 'commission-names-days', '15.4'],
    ['[Calendaris 15.5] a match of teams', { system: 'team' }, 'boards-play-apart', '15.5'],
    [
      '[Calendaris 15.6] the last round, with places to decide',
      { rounds: [4], decidesPlaces: true },
      'round-postponed',
      '15.6',
    ],
    ['[Calendaris 15.7] the cup', { system: 'copa-catalana' }, 'commission-decides-passage', '15.7'],
    ['[Calendaris 15.8.1] several rounds of a Swiss', { rounds: [2, 3] }, 'player-chooses', '15.8.1'],
    ['[Calendaris 15.8.2] the last round of a Swiss', { rounds: [4] }, 'commission-may-postpone', '15.8.2'],
    ['[Calendaris 15.9] a foreigner', { foreigner: true }, 'nothing-moves', '15.9'],
  ] as const)('%s', (_, parts, answer, article) => {
    expect(clash(parts as Partial<CalendarClash>)).toEqual({ answer, article: `Calendaris ${article}` });
  });
  it('[Calendaris 15.10] the last two of nine rounds are not brought forward and keep their venue, clashes aside; nothing moves without permission', () => {
    const moved = (round: number, parts: object = {}) =>
      movedRound(
        { round, rounds: 9, clash: false, when: 'earlier', venueMoves: false, commissionPermits: true, ...parts },
        day,
      ).map(({ holds }) => holds);
    expect([6, 7, 8, 9].map((round) => moved(round)[0])).toEqual(['yes', 'yes', 'no', 'no']);
    expect([7, 8, 9].map((round) => moved(round, { when: 'later' })[0])).toEqual(['yes', 'yes', 'yes']);
    expect([7, 8, 9].map((round) => moved(round, { when: 'later', venueMoves: true })[0])).toEqual(['yes', 'no', 'no']);
    expect([7, 8, 9].map((round) => moved(round, { when: 'same-day', venueMoves: true })[0])).toEqual([
      'yes',
      'no',
      'no',
    ]);
    expect(moved(9, { when: 'later', commissionPermits: false })).toEqual(['yes', 'no', 'yes']);
    expect(moved(9, { clash: true })).toEqual(['yes', 'yes', 'yes']);
    expect(moved(3, { commissionPermits: false })).toEqual(['yes', 'no', 'yes']);
  });
  it('[Calendaris 15.3] a clash does not move the venue', () => {
    const reasons = movedRound(
      { round: 3, rounds: 9, clash: true, when: 'same-day', venueMoves: true, commissionPermits: true },
      day,
    );
    expect(reasons.at(-1)).toMatchObject({ article: 'Calendaris 15.3', holds: 'no' });
  });
});
