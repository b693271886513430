import type { EventRecord, HeadToHeadInput } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvent } from './check-event.ts';
import { judgeHomologation } from './judge-homologation.ts';
import { requiredReports } from './official-reports.ts';
import { closedEvent, openEvent, playersOf } from './testing/events.ts';

const said = (document: Parameters<typeof checkEvent>[0], waived: string[] = []) =>
  checkEvent(document, { waived }).findings.map(
    ({ severity, code }) => `${severity} ${code.slice('fce-1990.'.length)}`,
  );

describe('what is said of an event', () => {
  it('[Oberts 3] an error where rating is refused, a warning where only norms are', () => {
    expect(said(openEvent({}, { rounds: 8 }))).toEqual(['warning open-rounds-norms']);
    expect(said(openEvent({}, { rounds: 7 }))).toEqual(['error open-rounds', 'warning open-rounds-norms']);
  });
  it('[Tancats nota] a condition of both purposes is said once, with what was found and what is needed', () => {
    const { findings } = checkEvent(closedEvent({ name: 'Memorial', rounds: 8 }));
    expect(findings).toEqual([
      {
        severity: 'error',
        code: 'fce-1990.closed-rounds',
        article: 'Tancats nota',
        event: 'Memorial',
        values: { holds: 'no', rounds: 8, least: 9 },
      },
    ]);
  });
  it('[Oberts 7] a warning where the document does not tell', () => {
    expect(said(openEvent({ arbiter: undefined }))).toEqual(['warning open-arbiter']);
  });
  it('[Oberts nota] what the commission waives stands in no way, and stays on record', () => {
    const small = openEvent({}, { players: playersOf(20) });
    expect(said(small)).toEqual(['error open-players']);
    expect(said(small, ['fce-1990.open-players'])).toEqual([]);
    const verdict = judgeHomologation(small, { waived: ['fce-1990.open-players'] }).purposes[0]!;
    expect(verdict.verdict).toBe('yes');
    expect(verdict.reasons.find(({ waived }) => waived)).toMatchObject({ code: 'fce-1990.open-players', holds: 'no' });
  });
  it('[Tancats Elo 2] the order of the players changes nothing', () => {
    forAll({ of: [fc.shuffledSubarray(playersOf(12, {}, [2000, 2200, 2150]), { minLength: 12 })] }, (players) => {
      const counts = (event: ReturnType<typeof closedEvent>) =>
        judgeHomologation(event).purposes.map(({ verdict, reasons }) => [verdict, reasons.map(({ holds }) => holds)]);
      expect(counts(closedEvent({ players }))).toEqual(
        counts(closedEvent({ players: playersOf(12, {}, [2000, 2200, 2150]) })),
      );
    });
  });
});

describe('an event of a rating document', () => {
  const ids = Array.from({ length: 10 }, (_, i) => `p${i}`);
  const league: EventRecord = {
    id: 'league',
    type: 'round-robin',
    start: '2018-02-03',
    end: '2018-02-12',
    timeControl: { minutes: 90, increment: 30 },
    rounds: 9,
    participants: ids,
    games: [{ round: 1, white: 'p0', black: 'p1', result: '1-0', date: '2018-02-03' }],
  };
  const active: EventRecord = {
    id: 'active',
    type: 'swiss',
    start: '2018-02-03',
    end: '2018-02-04',
    timeControl: { minutes: 30 },
    games: Array.from({ length: 7 }, (_, i) => ({ round: i + 1, white: 'p0', black: 'p1', result: '1-0' })),
  };
  const dated = (dates: readonly string[]): EventRecord => ({
    ...active,
    games: active.games.map((game, i) => ({ ...game, date: dates[i] })),
  });
  const documentOf = (...events: EventRecord[]): HeadToHeadInput => ({
    format: 'escala/rating-input@1',
    regulation: 'fce-2016',
    listDate: '2018-03-01',
    players: ids.map((id) => ({ id })),
    lists: [
      { date: '2018-01-01', ratings: {} },
      { date: '2018-02-03', ratings: Object.fromEntries(ids.map((id) => [id, 2250])) },
      { date: '2018-02-20', ratings: {} },
    ],
    events,
  });
  const codes = (...events: EventRecord[]) =>
    checkEvent(documentOf(...events)).findings.map(({ event, severity, code }) => `${event} ${severity} ${code}`);

  it('[Tancats Elo 2] [Tancats nota] is judged by what the document tells, with the list in force at its start', () => {
    expect(checkEvent(documentOf(league, active)).events.map(({ event, kind }) => [event, kind])).toEqual([
      ['league', 'closed'],
      ['active', 'active'],
    ]);
    expect(codes(league, active)).toEqual([
      'league warning fce-1990.closed-clubs',
      'league warning fce-1990.closed-preferent',
    ]);
  });
  it('[Tancats nota] without a number of rounds or participants the games tell', () => {
    const { rounds: _, participants: __, ...bare } = league;
    const { reasons } = checkEvent(documentOf(bare)).events[0]!.purposes[0]!;
    expect(reasons.at(-2)).toMatchObject({ code: 'fce-1990.closed-rounds', values: { rounds: 1 } });
    expect(reasons.at(-1)).toMatchObject({ code: 'fce-1990.closed-players', values: { players: 2 } });
  });
  it('[Actius 24] rounds by their days: seven on the first of two days are too many, six are not', () => {
    const saturday = Array(7).fill('2018-02-03');
    expect(codes(dated(saturday))).toEqual(['active error fce-1990.active-rounds']);
    expect(codes(dated(saturday.with(6, '2018-02-04')))).toEqual([]);
  });
  it('[Actius 24] a round is on the day of its first game', () => {
    const late = { round: 7, white: 'p2', black: 'p3', result: '1-0', date: '2018-02-04' } as const;
    const event = dated(Array(7).fill('2018-02-03'));
    for (const games of [
      [...event.games, late],
      [late, ...event.games],
    ])
      expect(codes({ ...event, games })).toEqual(['active error fce-1990.active-rounds']);
  });
});

describe('reports of official events', () => {
  const reports = (system: 'fce-1990' | 'round-robin' | 'knockout', category: string) =>
    requiredReports({ system, players: playersOf(2, { category }) }).map(({ report }) => report);
  it('[Proves oficials 1] [Proves oficials 2] always reports and results', () => {
    expect(reports('knockout', 'first')).toEqual(['reports', 'results-by-round']);
  });
  it('[Proves oficials 3] score sheets where Preferents play', () => {
    expect(reports('knockout', 'preferent')).toContain('score-sheets');
  });
  it('[Proves oficials 4] [Proves oficials 5] cards of a Swiss, the table of a league', () => {
    expect(reports('fce-1990', 'first')).toEqual(['reports', 'results-by-round', 'pairing-cards']);
    expect(reports('round-robin', 'first')).toEqual(['reports', 'results-by-round', 'cross-table']);
  });
});
