import { dayFrom, LIST_STATUS, type ListSheet, outcomeOf } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { emptySheet } from '../columns/packed-sheet.ts';
import { cohorts } from './cohorts.ts';
import { listFigures, newcomersLater } from './list-figures.ts';
import { AGE_GROUPS, ageGroupOf, ListScores } from './list-scores.ts';
import { ScoreSums } from './scale-of-series.ts';

const { rated, inactive, absent } = LIST_STATUS;
const fresh = LIST_STATUS.new;

/** A list from pairs of rating and status. */
function sheet(date: string, lines: readonly (readonly [rating: number, status: number])[]): ListSheet {
  const made = emptySheet(dayFrom(date), lines.length);
  lines.forEach(([rating, status], player) => {
    made.rating[player] = rating;
    made.status[player] = status;
  });
  return made;
}

describe('the players of a list', () => {
  it('[10.3] counts who is rated and not inactive', () => {
    const lines = [1500, 1600, 1700, 1800].map((rating) => [rating, rated] as const);
    const list = sheet('2017-01-01', [...lines, [2500, inactive], [2600, absent], [1900, fresh]]);
    expect(listFigures(list)).toEqual({ players: 5, newcomers: 1, mean: 1700, quantiles: [1500, 1700, 1900] });
  });

  it('a list of nobody has no mean', () => {
    const figures = listFigures(sheet('2017-01-01', [[2500, inactive]]));
    expect(figures).toEqual({ players: 0, newcomers: 0, mean: null, quantiles: [] });
  });

  it('[10.3] a quantile is the rating of a player: below, at and above a whole place', () => {
    const medianOf = (count: number): number =>
      listFigures(
        sheet(
          '2017-01-01',
          Array.from({ length: count }, (_, i) => [1001 + i, rated] as const),
        ),
      ).quantiles[1]!;
    expect([9, 10, 11].map(medianOf)).toEqual([1005, 1005, 1006]);
  });
});

describe('fixed cohorts', () => {
  it('[10.3] only who is active on every list moves the mean', () => {
    const lists = [
      sheet('2017-01-01', [
        [1500, rated],
        [1700, rated],
        [2000, rated],
      ]),
      sheet('2017-02-01', [
        [1510, rated],
        [1710, rated],
        [2100, inactive],
      ]),
      sheet('2017-03-01', [
        [1530, rated],
        [1700, rated],
        [2200, rated],
      ]),
    ];
    expect(cohorts(lists)).toEqual([{ from: 0, players: 2, means: [1600, 1610, 1615] }]);
  });

  it('starts with the first list of a year that has more than one', () => {
    const dates = ['2016-12-01', '2017-01-01', '2017-02-01', '2018-01-01', '2018-02-01', '2019-01-01'];
    const lists = dates.map((date) => sheet(date, [[1500, rated]]));
    expect(cohorts(lists).map(({ from }) => from)).toEqual([1, 3]);
  });

  it('five are followed at most', () => {
    const years = Array.from({ length: 11 }, (_, i) => 2000 + i);
    const lists = years.flatMap((year) => [1, 2].map((month) => sheet(`${year}-0${month}-01`, [[1500, rated]])));
    expect(cohorts(lists).map(({ from }) => from)).toEqual([0, 6, 12, 18]);
  });
});

it('[10.3] newcomers are followed from their first list, each once', () => {
  const lists = [
    sheet('2017-01-01', [
      [1500, fresh],
      [1700, rated],
      [0, absent],
    ]),
    sheet('2017-02-01', [
      [1540, rated],
      [1700, rated],
      [1600, fresh],
    ]),
    sheet('2017-03-01', [
      [1560, fresh],
      [1700, rated],
      [1580, rated],
    ]),
  ];
  expect(newcomersLater(lists)).toEqual([
    { listsLater: 1, players: 2, gain: 10 },
    { listsLater: 2, players: 1, gain: 60 },
  ]);
});

describe('scores against expectations', () => {
  const outcome = Uint8Array.of(outcomeOf('1-0', 'played'), outcomeOf('1-0', 'forfeit'), outcomeOf('1/2', 'played'));
  const games = () => ({ outcome, heard: new Uint8Array(3), birthYears: Int16Array.of(2005, 0) });

  it('a game has a line for each side, and is one game', () => {
    const made = new ListScores();
    const ledger = made.ledger(games(), 2017);
    ledger.line(0, 0, 1, 1650, 1600, 100, 57, 20, 0);
    ledger.line(0, 1, 0, 1600, 1650, 0, 43, 20, 0);
    expect(made.games).toBe(1);
    expect(made.byRating.bands()).toEqual([16]);
    expect(made.byRating.at(16)).toEqual({ games: 2, scored: 100, expected: 100 });
    expect(made.higher.at(0)).toEqual({ games: 1, scored: 100, expected: 57 });
  });

  it('of all lists: together, and list by list where it is told so', () => {
    const [first, second] = [new ListScores(), new ListScores()];
    first.ledger(games(), 2017).line(0, 0, 1, 1650, 1600, 100, 57, 20, 0);
    second.ledger(games(), 2018).line(2, 0, 1, 1680, 1600, 50, 61, 20, 0);
    const sums = new ScoreSums([first, second]);
    expect(sums.byRating.at(16)).toEqual({ games: 2, scored: 150, expected: 118 });
    expect(sums.byDifference.bands()).toEqual([1]);
    expect(sums.byAge.at(1).games).toBe(2);
    expect([0, 1].map((list) => sums.byList.at(list).expected)).toEqual([57, 61]);
    expect([...sums.gamesOfList]).toEqual([1, 1]);
    expect(first.byRating.at(16).games).toBe(1);
  });

  it('a forfeit is a game of the list and tells nothing of strength', () => {
    const made = new ListScores();
    made.ledger(games(), 2017).line(1, 0, 1, 1650, 1650, 100, 50, 20, 0);
    expect([made.games, made.byRating.bands()]).toEqual([1, []]);
  });

  it('of two level players neither is the higher', () => {
    const made = new ListScores();
    const ledger = made.ledger(games(), 2017);
    for (const own of [1599, 1600, 1601]) ledger.line(2, 0, 1, own, 1600, 50, 50, 20, 0);
    expect(made.byDifference.at(0).games).toBe(1);
  });

  it('differences: below, at and above the last band', () => {
    const made = new ListScores();
    const ledger = made.ledger(games(), 2017);
    for (const over of [599, 600, 601]) ledger.line(2, 0, 1, 1600 + over, 1600, 50, 99, 20, 0);
    expect(made.byDifference.bands().map((band) => [band, made.byDifference.at(band).games])).toEqual([
      [11, 1],
      [12, 2],
    ]);
  });

  it('ages are those reached in the year of the list; who has no year of birth is left out', () => {
    const made = new ListScores();
    made.ledger(games(), 2017).line(2, 0, 1, 1600, 1600, 50, 50, 20, 0);
    made.ledger(games(), 2017).line(2, 1, 0, 1600, 1600, 50, 50, 20, 0);
    expect(made.byAge.bands().map((group) => AGE_GROUPS[group])).toEqual([12]);
    expect([11, 12, 13, 59, 60, 61, -1].map((age) => AGE_GROUPS[ageGroupOf(age)])).toEqual([0, 12, 12, 45, 60, 60, 0]);
  });
});
