import { outcomeOf } from '@escala/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRecord } from '../testing/random-record.ts';
import { withEvent } from './changed-columns.ts';
import { reportColumns } from './event-columns.ts';
import { packGames, unpackGames } from './packed-games.ts';

const numbers = Int32Array.from({ length: 20 }, (_, i) => i);
const columnsOf = (reports: ReadonlyMap<string, Uint8Array>) => reportColumns(reports, numbers);

describe('columns with another report of one event', () => {
  it('are those of the changed record, and leave the others as they were', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(100), fc.nat(100), fc.integer({ min: -40, max: 40 }), (seed, of, game, days) => {
        const { reports } = randomRecord(seed, 20, 4);
        const event = [...reports.keys()][of % reports.size]!;
        const before = unpackGames(reports.get(event)!);
        const at = game % before.games.count;
        const outcome = before.games.outcome.with(at, outcomeOf('0-0', 'forfeit'));
        const changed = { ...before, startDay: before.startDay + days, games: { ...before.games, outcome } };
        const bytes = packGames(changed);
        const all = columnsOf(reports);
        expect(withEvent(all, columnsOf(new Map([[event, bytes]])))).toEqual(
          columnsOf(new Map(reports).set(event, bytes)),
        );
        expect(all).toEqual(columnsOf(reports));
      }),
      { numRuns: 40 },
    );
  });

  it('are the same objects where nothing differs, so that what is known of them holds', () => {
    const { reports } = randomRecord(1, 20, 4);
    const [event, bytes] = [...reports][0]!;
    const report = unpackGames(bytes);
    const all = columnsOf(reports);
    const other = outcomeOf(report.games.outcome[0] === outcomeOf('1-0', 'played') ? '0-1' : '1-0', 'played');
    const games = { ...report.games, outcome: report.games.outcome.with(0, other) };
    const changed = withEvent(all, columnsOf(new Map([[event, packGames({ ...report, games })]])))!;
    expect(changed.events).toBe(all.events);
    expect(changed.games.day).toBe(all.games.day);
    expect(changed.games.outcome).not.toBe(all.games.outcome);
  });

  it('are not made where the event counts no more, is new, or has other games', () => {
    const { reports } = randomRecord(1, 20, 4);
    const [event, bytes] = [...reports][0]!;
    const all = columnsOf(reports);
    const report = unpackGames(bytes);
    const one = (changed: typeof report, id = event) => columnsOf(new Map([[id, packGames(changed)]]));
    expect(withEvent(all, one({ ...report, counts: false }))).toBeUndefined();
    expect(withEvent(all, one(report, 'new'))).toBeUndefined();
    expect(withEvent(all, one({ ...report, participants: report.participants.slice(0, -1) }))).toBeUndefined();
  });
});
