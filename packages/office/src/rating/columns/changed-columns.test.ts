import { NO_DAY, outcomeOf } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRecord } from '../../testing/random-record.ts';
import { narrowed } from '../ready-columns/column-tree.ts';
import { withEvent } from './changed-columns.ts';
import { reportColumns } from './event-columns.ts';
import { type PackedGames, packGames, unpackGames } from './packed-games.ts';

const numbers = Int32Array.from({ length: 20 }, (_, i) => i);
const columnsOf = (reports: ReadonlyMap<string, Uint8Array>) => reportColumns(reports, numbers);

describe('columns with another report of one event', () => {
  it('are those of the changed record, and leave the others as they were', () => {
    forAll(
      { of: [fc.nat(5000), fc.nat(100), fc.nat(100), fc.integer({ min: -40, max: 40 })], numRuns: 40 },
      (seed, of, game, days) => {
        const { reports } = randomRecord(seed, 20, 4);
        const id = [...reports.keys()][of % reports.size]!;
        const before = unpackGames(reports.get(id)!);
        const at = game % before.games.count;
        const outcome = before.games.outcome.with(at, outcomeOf('0-0', 'forfeit'));
        const event = { ...(of % 3 > 0 && { moves: of }), ...(game > 30 && { forList: game * 30 }) };
        const games = game % 4 === 0 ? {} : { [game % 2 ? 'excluded' : 'unequalTime']: [at] };
        const facts = { event, games };
        const changed = {
          ...before,
          facts,
          startDay: before.startDay + days,
          games: { ...before.games, outcome },
        };
        const bytes = packGames(changed);
        const all = columnsOf(reports);
        expect(withEvent(all, id, columnsOf(new Map([[id, bytes]])))).toEqual(
          columnsOf(new Map(reports).set(id, bytes)),
        );
        expect(unpackGames(bytes)).toMatchObject({ games: { outcome } });
        expect(unpackGames(bytes).facts ?? { event: {}, games: {} }).toEqual(facts);
        expect(all).toEqual(columnsOf(reports));
      },
    );
  });

  it('are the same objects where nothing differs, so that what is known of them holds', () => {
    const { reports } = randomRecord(1, 20, 4);
    const [event, bytes] = [...reports][0]!;
    const report = unpackGames(bytes);
    const all = columnsOf(reports);
    const other = outcomeOf(report.games.outcome[0] === outcomeOf('1-0', 'played') ? '0-1' : '1-0', 'played');
    const games = { ...report.games, outcome: report.games.outcome.with(0, other) };
    const changed = withEvent(all, event, columnsOf(new Map([[event, packGames({ ...report, games })]])));
    expect(changed.events).toBe(all.events);
    expect(changed.games.day).toBe(all.games.day);
    expect(changed.games.outcome).not.toBe(all.games.outcome);
  });

  it('take numbers for which columns kept ready are too narrow (D-OFF-1030)', () => {
    const { reports } = randomRecord(1, 20, 4);
    const [event, bytes] = [...reports][0]!;
    const report = unpackGames(bytes);
    const all = columnsOf(reports);
    const narrow = { ...all, games: { ...all.games, day: narrowed(all.games.day), white: narrowed(all.games.white) } };
    expect([narrow.games.day, narrow.games.white]).toEqual([expect.any(Uint16Array), expect.any(Uint8Array)]);
    const day = report.games.day.with(0, NO_DAY);
    const undated = new Map([[event, packGames({ ...report, games: { ...report.games, day } })]]);
    const many = reportColumns(undated, numbers.with(report.participants[report.games.white[0]!]!, 70_000));
    const changed = withEvent(narrow, event, many);
    expect(changed.games).toEqual(withEvent(all, event, many).games);
    expect(changed.games.white).toContain(70_000);
    expect(changed.games.day).toContain(NO_DAY);
  });

  it('also where the event is new, counts no more or again, or has other games and participants', () => {
    const change = fc.constantFrom('new', 'other', 'gone', 'fewer', 'more');
    const changes = fc.array(fc.tuple(change, fc.nat(100)), { minLength: 1, maxLength: 6 });
    forAll({ of: [fc.nat(5000), changes], numRuns: 60 }, (seed, steps) => {
      const { reports } = randomRecord(seed, 20, 4);
      const { reports: others } = randomRecord(seed + 1, 20, 4);
      let [all, expected] = [columnsOf(reports), new Map(reports)];
      steps.forEach(([kind, at], step) => {
        const ids = [...expected.keys()];
        const id = kind === 'new' ? `${'aemz'[at % 4]}${step}` : ids[at % ids.length]!;
        const report = unpackGames([...others.values()][at % others.size]!);
        const present = unpackGames(expected.get(id) ?? [...others.values()][0]!);
        const bytes = packGames(
          kind === 'gone'
            ? { ...present, counts: false }
            : kind === 'fewer'
              ? { ...present, counts: true, games: withGames(present.games, present.games.count - 1) }
              : kind === 'more'
                ? { ...present, participants: Int32Array.of(...present.participants, 19) }
                : report,
        );
        expected = new Map(expected).set(id, bytes);
        all = withEvent(all, id, columnsOf(new Map([[id, bytes]])));
        expect(all).toEqual(columnsOf(expected));
      });
    });
  });
});

function withGames(games: PackedGames, count: number): PackedGames {
  const { round, day, white, black, outcome } = games;
  return {
    count,
    round: round.slice(0, count),
    day: day.slice(0, count),
    white: white.slice(0, count),
    black: black.slice(0, count),
    outcome: outcome.slice(0, count),
  };
}
