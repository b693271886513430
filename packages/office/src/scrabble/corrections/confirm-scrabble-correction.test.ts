import { forAllAsync } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmCorrection } from '../../rating/corrections/confirm-correction.ts';
import type { RecordedChange, ScrabbleChange } from '../../rating/corrections/correction.ts';
import { previewCorrection } from '../../rating/corrections/preview-correction.ts';
import { searchCorrections } from '../../rating/corrections/search-corrections.ts';
import { listDifferences } from '../../rating/lists/list-differences.ts';
import { verifyPublished } from '../../rating/lists/verify-published.ts';
import { explainRating } from '../../rating/player/explain-rating.ts';
import { ratingHistory } from '../../rating/player/rating-history.ts';
import { publishList } from '../../rating/publishing/publish-list.ts';
import { explained } from '../../testing/explained.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { scrabbleReportKind } from '../reports/scrabble-report.ts';
import { loadScrabbleRecord } from '../series/scrabble-record.ts';
import { settleScrabble } from '../series/settle-scrabble.ts';
import { loadStates } from '../series/sheet-editions.ts';
import { scrabbleMovements, unpackSheetMovements } from '../series/sheet-movements.ts';
import { accepted, corrected, gameOf, printed, scrabbleOffice } from '../testing/scrabble-office.ts';

const DATES = ['2012-02-01', '2012-03-01', '2012-04-01'];
const duel = (round: number, a: string, b: string, result: '1-0' | '0-1' | '1/2') => ({ round, a, b, result });

/** Three events, three lists; collective games and Libere in the second. */
async function publishedOffice(): Promise<TestOffice> {
  const office = await scrabbleOffice(['a', 'b', 'c', 'd']);
  await accepted(
    office,
    { event: 'e1', collective: [gameOf('g', '2012-01-10', 'a', 'b', 'c')] },
    {
      event: 'e2',
      collective: [gameOf('g', '2012-02-10', 'b', 'a', 'c')],
      libere: [{ id: 'l', date: '2012-02-11', games: [duel(1, 'a', 'b', '1-0'), duel(2, 'a', 'c', '1-0')] }],
    },
    { event: 'e3', collective: [gameOf('g', '2012-03-10', 'c', 'b', 'a')] },
  );
  for (const date of DATES) await office.perform(publishList, { series: 'seniori', date });
  return office;
}

const wrong: ScrabbleChange = {
  kind: 'ranking',
  event: 'e2',
  game: 'g',
  results: ['a', 'b', 'c'].map((player, i) => ({ player, place: i + 1 })),
};

const all = async (office: TestOffice, edition: 'published' | 'revised', type: 'compunere' | 'libere' = 'compunere') =>
  Promise.all(DATES.map((date) => printed(office, date, edition, type)));

/** Recomputing every list would file nothing. */
const isSettled = (office: TestOffice): Promise<boolean> =>
  office.read(async (reading) => {
    const record = await loadScrabbleRecord(reading);
    const settled = settleScrabble(record, await loadStates(reading, record), () => '0000-01-01');
    return settled.every(({ filings }) => filings.length === 0);
  });

const codes = async (office: TestOffice, change: RecordedChange) =>
  office.faults(office.ask(previewCorrection, { change }));

describe('a Scrabble correction', () => {
  it('is previewed, and nothing moves yet: the lists after the game, with everybody on them', async () => {
    const office = await publishedOffice();
    const { lists, players } = await office.ask(previewCorrection, { change: wrong });
    expect(lists.map(({ date }) => date)).toEqual(['2012-03-01', '2012-04-01']);
    expect(lists[0]!.lines).toMatchObject([
      { player: 'a', name: 'Player a', type: 'compunere', statusBefore: 'provisional' },
      { player: 'b', type: 'compunere' },
    ]);
    expect(players).toBe(2);
    expect(await all(office, 'revised')).toEqual(await all(office, 'published'));
  });

  it('leaves published lists as they were and moves the revised ones as previewed, naming the cause', async () => {
    const office = await publishedOffice();
    const before = await all(office, 'published');
    const { preview, lists } = await office.ask(previewCorrection, { change: wrong });
    const { outcome, entry } = await office.perform(confirmCorrection, { change: wrong, preview });
    expect(await all(office, 'published')).toEqual(before);
    const revised = await all(office, 'revised');
    expect(revised[0]).toEqual(before[0]);
    for (const list of lists)
      for (const { player, after } of list.lines.filter(({ type }) => type === 'compunere'))
        expect(revised[DATES.indexOf(list.date)]![player]).toBe(after);
    expect(await isSettled(office)).toBe(true);
    const { steps } = await office.ask(listDifferences, { series: 'seniori', date: '2012-03-01' });
    expect(steps.map(({ lines }) => lines.map(({ player }) => player).sort())).toEqual([['a', 'b']]);
    expect(steps.map(({ cause }) => cause)).toMatchObject([
      {
        act: entry.seq,
        kind: 'correction.confirm',
        by: 'office',
        reason: 'a test',
        correction: outcome.correction,
        change: wrong,
        names: { e2: 'Event e2', a: 'Player a' },
      },
    ]);
    expect(entry.subject).toEqual({ kind: 'scrabble-report', id: 'e2' });
    expect(await office.ask(searchCorrections, { event: 'e2', limit: 9 })).toMatchObject({
      corrections: [{ id: outcome.correction, change: wrong, act: entry.seq }],
    });
    const versions = await office.read((reading) => reading.versions(scrabbleReportKind, 'e2'));
    expect(versions.map(({ body }) => body.collective[0]!.results[0]!.player)).toEqual(['b', 'b', 'a']);
    for (const date of DATES)
      expect(await office.ask(verifyPublished, { series: 'seniori', date })).toMatchObject({ holds: true });
  });

  it('shows in the history of a player and in the explanation of the revised rating only', async () => {
    const office = await publishedOffice();
    await corrected(office, wrong);
    const { series } = await office.ask(ratingHistory, { player: 'a' });
    const { points } = series.find(({ type }) => type === 'compunere')!;
    expect(points.map(({ date, published: before }) => [date, before === undefined])).toEqual([
      ['2012-02-01', true],
      ['2012-03-01', false],
      ['2012-04-01', false],
    ]);
    const of = (edition: 'published' | 'revised') =>
      explained('scrabble', office, {
        series: 'seniori',
        date: '2012-03-01',
        player: 'a',
        type: 'compunere',
        edition,
      });
    const [published, revised] = [await of('published'), await of('revised')];
    expect(published.output.ledger.map(({ game: id, place }) => [id, place])).toEqual([
      ['e1/g', 1],
      ['e2/g', 2],
    ]);
    expect(revised.output.ledger.map(({ place }) => place)).toEqual([1, 1]);
    for (const { output, row } of [published, revised]) {
      const lines = output.ledger;
      const weights = lines.reduce((sum, { weight }) => sum + weight, 0);
      expect(lines.reduce((sum, line) => sum + line.points * line.weight, 0) / weights).toBeCloseTo(row.exact!, 5);
    }
    expect(published.corrections).toEqual([]);
    expect(revised.corrections).toMatchObject([{ change: wrong, reason: 'a test' }]);
    expect(revised.output.workings![0]!.steps.map(({ quantity }) => quantity)).toContain('frs-2012.collective-rating');
    const nobody = office.ask(explainRating, {
      series: 'seniori',
      date: '2012-03-01',
      player: 'd',
      type: 'compunere',
      edition: 'published',
    });
    expect(await office.refusals(nobody)).toMatchObject([{ code: 'player-not-on-list' }]);
  });

  it('is not confirmed on a preview that no longer holds', async () => {
    const office = await publishedOffice();
    const { preview } = await office.ask(previewCorrection, { change: wrong });
    await corrected(office, { kind: 'game-annulment', event: 'e2', game: 'l' });
    await corrected(office, { kind: 'annulment', event: 'e1' });
    const late = office.perform(confirmCorrection, { change: wrong, preview });
    expect(await office.refusals(late)).toMatchObject([{ kind: 'conflict', code: 'preview-outdated' }]);
  });

  it('[1] turns a result of Libere round, strikes it, or all of the Libere', async () => {
    const office = await publishedOffice();
    const place = { event: 'e2', game: 'l', round: 1, a: 'a', b: 'b' };
    const before = await all(office, 'published', 'libere');
    await corrected(office, { kind: 'libere-result', ...place, result: '0-1' });
    const turned = await all(office, 'revised', 'libere');
    const [won, lost] = [before, turned].map(([, { a } = {}]) => a!);
    expect(lost!).toBeLessThan(won!);
    await corrected(office, { kind: 'libere-annulment', ...place });
    expect(Object.keys((await all(office, 'revised', 'libere'))[1]!).sort()).toEqual(['a', 'c']);
    await corrected(office, { kind: 'game-annulment', event: 'e2', game: 'l' });
    expect(await all(office, 'revised', 'libere')).toEqual([{}, {}, {}]);
    expect(await isSettled(office)).toBe(true);
  });

  it('moves a game to another day, gives an event to whom it belongs, annuls', async () => {
    const office = await publishedOffice();
    await corrected(office, { kind: 'game-date', event: 'e1', game: 'g', date: '2012-02-20' });
    expect((await all(office, 'revised'))[0]).toEqual({});
    expect(await isSettled(office)).toBe(true);
    await corrected(office, { kind: 'identity', event: 'e1', from: 'a', to: 'd' });
    expect((await all(office, 'revised'))[1]).toHaveProperty('d');
    await corrected(office, { kind: 'annulment', event: 'e1' });
    expect((await all(office, 'revised'))[1]).not.toHaveProperty('d');
    const report = await office.record(scrabbleReportKind, 'e1');
    expect(report?.body).toMatchObject({ state: 'annulled', decision: { by: 'system', reason: 'a test' } });
    expect(await isSettled(office)).toBe(true);
  });

  it('taken back, everything is as it was published', async () => {
    const office = await publishedOffice();
    await corrected(office, wrong);
    await corrected(office, { ...wrong, results: ['b', 'a', 'c'].map((player, i) => ({ player, place: i + 1 })) });
    expect(await all(office, 'revised')).toEqual(await all(office, 'published'));
    const { steps } = await office.ask(listDifferences, { series: 'seniori', date: '2012-03-01' });
    const [there, back] = steps.map(({ lines }) => lines);
    expect(back).toEqual(there!.map(({ before, after, ...line }) => ({ ...line, before: after, after: before })));
  });

  it('the next list is made on the record as it is by then', async () => {
    const office = await publishedOffice();
    await corrected(office, wrong);
    await office.perform(publishList, { series: 'seniori', date: '2012-05-01' });
    expect(await printed(office, '2012-05-01', 'published')).toEqual((await all(office, 'revised'))[2]);
    expect(await office.ask(verifyPublished, { series: 'seniori', date: '2012-05-01' })).toMatchObject({
      holds: true,
    });
  });

  it('refuses what is not on record or cannot be, naming the place', async () => {
    const office = await publishedOffice();
    const libere = { event: 'e2', game: 'l', round: 1, a: 'a', b: 'b' } as const;
    expect(await codes(office, { ...wrong, event: 'e9' })).toEqual(['event-unknown change.event']);
    expect(await codes(office, { ...wrong, game: 'x' } as ScrabbleChange)).toEqual([
      'scrabble-game-unknown change.game',
    ]);
    expect(await codes(office, { kind: 'libere-result', ...libere, result: '1-0' })).toEqual([
      'scrabble-on-record change',
    ]);
    expect(await codes(office, { kind: 'libere-result', ...libere, round: 2, result: '1-0' })).toEqual([
      'scrabble-result-unknown change',
    ]);
    expect(await codes(office, { kind: 'game-annulment', event: 'e1', game: 'g' })).toEqual([
      'scrabble-annul-event change.event',
    ]);
    expect(await codes(office, { kind: 'identity', event: 'e1', from: 'd', to: 'a' })).toEqual([
      'scrabble-not-in-event change.from',
    ]);
    expect(await codes(office, { kind: 'identity', event: 'e1', from: 'a', to: 'b' })).toEqual([
      'scrabble-player-twice collective.0.results.1.player',
    ]);
    expect(await codes(office, { kind: 'identity', event: 'e1', from: 'a', to: 'x' })).toEqual([
      'scrabble-unknown-player collective.0.results.0.player',
    ]);
    expect(await codes(office, { kind: 'game-date', event: 'e1', game: 'g', date: '2013-01-01' })).toEqual([
      'scrabble-date-to-come collective.0.date',
    ]);
    expect(await codes(office, { kind: 'reinstatement', event: 'e1' })).toEqual(['scrabble-report-state change.event']);
    const chess = { kind: 'dates', event: 'e1', start: '2012-01-01', end: '2012-01-02' } as const;
    expect(await codes(office, chess)).toEqual(['change-of-other-play change.kind']);
    await corrected(office, { kind: 'annulment', event: 'e1' });
    expect(await codes(office, { kind: 'annulment', event: 'e1' })).toEqual(['scrabble-report-state change.event']);
  });
});

it('any chain of Scrabble corrections ends with the lists that the record gives, and the movements add up to the difference', async () => {
  const event = fc.constantFrom('e1', 'e2', 'e3');
  const order = fc.constantFrom(['a', 'b', 'c'], ['c', 'b', 'a'], ['b', 'a'], ['a', 'b', 'c', 'd']);
  const date = fc.constantFrom('2012-01-31', '2012-02-01', '2012-02-29', '2012-03-15');
  const change: fc.Arbitrary<ScrabbleChange> = fc.oneof(
    fc.record({
      kind: fc.constant('ranking' as const),
      event,
      game: fc.constant('g'),
      results: order.map((players) => players.map((player, i) => ({ player, place: i + 1 }))),
    }),
    fc.record({ kind: fc.constant('game-date' as const), event, game: fc.constant('g'), date }),
    fc.record({ kind: fc.constant('annulment' as const), event }),
  );
  await forAllAsync({ of: [fc.array(change, { minLength: 1, maxLength: 5 })], numRuns: 15 }, async (changes) => {
    const office = await publishedOffice();
    for (const each of changes) await corrected(office, each).catch(() => undefined);
    expect(await isSettled(office)).toBe(true);
    const [published, revised] = [await all(office, 'published'), await all(office, 'revised')];
    const papers = await office.read((reading) => reading.papers(scrabbleMovements('seniori'), { edition: 'all' }));
    const replayed = published.map((list) => ({ ...list }) as Record<string, number | null>);
    for (const { name, bytes } of papers.toSorted((x, y) => x.seq - y.seq))
      for (const { player, type, before, after } of unpackSheetMovements(bytes)) {
        if (type !== 'compunere') continue;
        const list = replayed[DATES.indexOf(name)]!;
        expect(list[player] ?? null).toBe(before);
        list[player] = after;
      }
    const listed = replayed.map((list) =>
      Object.fromEntries(Object.entries(list).filter(([, rating]) => rating !== null)),
    );
    expect(listed).toEqual(revised);
  });
});
