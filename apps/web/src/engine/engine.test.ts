import type { HeadToHeadInput, LedgerLine } from '@escala/core';
import { explainLiveRating } from '@escala/office/questions';
import { explained } from '@escala/office/testing';
import { ruleBooks } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { pagesOffice } from '../testing/pages-office.ts';
import { rateOf } from './rate-of.ts';
import { GAME_FIGURES, recompute } from './recompute.ts';
import { type ImaginedGame, whatIf } from './what-if.ts';

const { 'fce-2016': fce2016, 'fide-2009': fide2009 } = ruleBooks;
type Figure = (typeof GAME_FIGURES)[number];
const printedGames = (ledger: readonly LedgerLine[]) =>
  ledger.map(({ event, round, opponent, ...line }) => ({
    event,
    round,
    opponent,
    figures: Object.fromEntries(GAME_FIGURES.map((figure) => [figure, line[figure]])) as Record<Figure, number>,
  }));
const CONTROL = { minutes: 90, increment: 30 };

describe('a line computed anew', () => {
  it('agrees with the list, in both editions', async () => {
    const { office, correct } = await pagesOffice();
    await correct();
    for (const edition of ['published', 'revised'] as const)
      for (const date of ['2017-02-01', '2017-03-01']) {
        const { document, row, output } = await explained('head-to-head', office, {
          player: 'p0',
          series: 'standard',
          date,
          edition,
        });
        expect(recompute(fce2016.rate, document, row, printedGames(output.ledger))).toEqual({
          agrees: true,
          lineAgrees: true,
          computed: row.rating,
          games: output.ledger.length,
          differing: [],
          missing: 0,
        });
      }
  });

  it('does not agree with another number, factor or status', async () => {
    const { office } = await pagesOffice();
    const { document, row, output } = await explained('head-to-head', office, {
      player: 'p0',
      series: 'standard',
      edition: 'published',
    });
    const games = printedGames(output.ledger);
    expect(recompute(fce2016.rate, document, row, games).agrees).toBe(true);
    for (const other of [{ rating: row.rating! + 1 }, { k: 99 }, { status: 'inactive' }, { change: 0.5 }, { games: 7 }])
      expect(recompute(fce2016.rate, document, { ...row, ...other }, games).agrees).toBe(false);
    expect(recompute(fce2016.rate, document, { ...row, id: 'p9' }, [])).toMatchObject({
      agrees: false,
      computed: null,
    });
  });
});

describe('the working computed anew', () => {
  const taken = async () => {
    const { office } = await pagesOffice();
    const { document, row, output } = await explained('head-to-head', office, {
      player: 'p0',
      series: 'standard',
      edition: 'revised',
    });
    return { document, row, games: printedGames(output.ledger) };
  };

  it.each(['opponentRating', 'own', 'expected', 'k', 'change'] as const)(
    '[13.2] [15.2] names the row whose %s is another one, though the line agrees',
    async (figure) => {
      const { document, row, games } = await taken();
      expect(games.length).toBe(2);
      const [first, second] = games;
      const tampered = { ...second!, figures: { ...second!.figures, [figure]: second!.figures[figure] + 0.5 } };
      expect(recompute(fce2016.rate, document, row, [first!, tampered])).toMatchObject({
        agrees: false,
        lineAgrees: true,
        differing: [{ place: 1, computed: { [figure]: second!.figures[figure] } }],
        missing: 0,
      });
    },
  );

  it('a row too many and a row too few are told', async () => {
    const { document, row, games } = await taken();
    const other = { ...games[0]!, opponent: 'p9' };
    expect(recompute(fce2016.rate, document, row, [...games, other])).toMatchObject({
      agrees: false,
      differing: [{ place: 2, computed: undefined }],
      missing: 0,
    });
    expect(recompute(fce2016.rate, document, row, games.slice(1))).toMatchObject({
      agrees: false,
      differing: [],
      missing: 1,
    });
  });
});

describe('what if', () => {
  const ready = async (): Promise<HeadToHeadInput> => {
    const { office } = await pagesOffice();
    return (await office.ask(explainLiveRating, { player: 'p0', series: 'standard' })).document;
  };
  const own = (document: HeadToHeadInput): number => document.lists.at(-1)!.ratings.p0!;

  it('[13.2] an even game is expected to be half a point, and the sum is that of the lines', async () => {
    const document = await ready();
    const games: ImaginedGame[] = [
      { opponent: own(document), score: 1 },
      { opponent: own(document), score: 0.5 },
      { opponent: own(document), score: 0 },
    ];
    const { lines, change } = whatIf(fce2016.rate, document, 'p0', CONTROL, games);
    expect(lines.map((line) => line?.expected)).toEqual([0.5, 0.5, 0.5]);
    expect(lines.map((line) => line!.change)).toEqual([lines[0]!.k / 2, 0, -lines[0]!.k / 2]);
    expect(change).toBe(0);
  });

  it('adds to what is accepted already', async () => {
    const document = await ready();
    const none = whatIf(fce2016.rate, document, 'p0', CONTROL, []);
    const won = whatIf(fce2016.rate, document, 'p0', CONTROL, [{ opponent: own(document), score: 1 }]);
    expect(none).toEqual({ lines: [], change: 0, without: won.without, rating: won.without });
    expect(won.rating! - won.without!).toBeGreaterThanOrEqual(Math.floor(won.change));
    expect(won.without).not.toBe(own(document));
  });

  it.each([3, 4, 40])('[6.1] %i games are no matter of rounds in a day', async (count) => {
    const document = await ready();
    const games = Array.from({ length: count }, () => ({ opponent: 1800, score: 1 as const }));
    expect(
      whatIf(fce2016.rate, document, 'p0', CONTROL, games).lines.filter((line) => line !== undefined),
    ).toHaveLength(count);
  });

  it('[12] somebody without a rating counts with the performance; blitz belongs to the other list', async () => {
    const document = await ready();
    const unrated = whatIf(fce2016.rate, document, 'p0', CONTROL, [{ opponent: null, score: 1 }]);
    expect(unrated.lines[0]?.articles).toContain('12');
    expect(whatIf(fce2016.rate, document, 'p0', { minutes: 5 }, [{ opponent: 1800, score: 1 }]).lines).toEqual([
      undefined,
    ]);
  });
});

it('[8.56] what if: the other rule books compute with the same calculator', () => {
  const document: HeadToHeadInput = {
    format: 'escala/rating-input@1',
    regulation: 'fide-2009',
    listDate: '2009-11-01',
    players: [{ id: 'a', careerGames: 100, lastEventOn: '2009-08-01' }],
    lists: [{ date: '2009-09-01', ratings: { a: 2200 } }],
    events: [],
  };
  const { lines, change, rating } = whatIf(fide2009.rate, document, 'a', CONTROL, [{ opponent: 2200, score: 1 }]);
  expect([lines[0]?.expected, change, rating]).toEqual([0.5, lines[0]!.k / 2, 2200 + lines[0]!.k / 2]);
});

it('[8.3.1] what if: FIDE’s rules of today, with the exemption of 2650', () => {
  const document: HeadToHeadInput = {
    format: 'escala/rating-input@1',
    regulation: 'fide-2024',
    rhythm: 'standard',
    listDate: '2026-11-01',
    players: [{ id: 'a', careerGames: 100, lastEventOn: '2026-08-01' }],
    lists: [{ date: '2026-10-01', ratings: { a: 2700 } }],
    events: [],
  };
  const games: ImaginedGame[] = [
    { opponent: 2200, score: 1 },
    { opponent: null, score: 1 },
  ];
  const { lines, change, rating } = whatIf(ruleBooks['fide-2024'].rate, document, 'a', CONTROL, games);
  expect([lines.map((line) => line?.expected), change, rating]).toEqual([[0.96, undefined], 0.4, 2700]);
});

it('a document of a regulation that is not there, or of another game, is not computed', async () => {
  expect(await rateOf({ regulation: 'frs-2012' }, 'scrabble')).toBe(ruleBooks['frs-2012'].rate);
  for (const regulation of ['frs-2012', 'fce-1800'])
    await expect(rateOf({ regulation }, 'head-to-head')).rejects.toThrow(`No rule book for ${regulation}.`);
});
