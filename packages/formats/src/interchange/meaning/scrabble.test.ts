import { describe, expect, it } from 'vitest';
import { faultsOf, summaryOf } from '../testing/read-faults.ts';
import { frsInput } from '../testing/sample-documents.ts';

type Sample = ReturnType<typeof frsInput>;

function spoilt(spoil: (document: Sample) => void): Sample {
  const document = frsInput();
  spoil(document);
  return document;
}

const withResult = (result: object) => spoilt(({ collective }) => collective![0]!.results.push(result as never));

describe('collective games', () => {
  it('refuses an id given twice', () => {
    const document = spoilt(({ collective }) => {
      collective![1]!.id = 'g1';
    });
    expect(summaryOf(document)).toEqual(['duplicate-game collective[1].id -> "g1",']);
  });

  it('refuses an unknown player, and one with two results', () => {
    expect(summaryOf(withResult({ player: '9', place: 4 }))).toEqual([
      'unknown-player collective[0].results[3].player -> "9",',
    ]);
    const twice = withResult({ player: '1', place: 4 });
    expect(summaryOf(twice)).toEqual(['player-twice collective[0].results[3].player -> "1",']);
    expect(faultsOf(twice)).toMatchObject([
      { values: { first: 'collective[0].results[0]', place: 'result', game: 'g1' } },
    ]);
  });

  it('a result has a place or a score, the same throughout a game', () => {
    const document = spoilt(({ collective, players }) => {
      players.push({ id: '4' }, { id: '5' }, { id: '6' });
      collective![0]!.results.push({ player: '4' }, { player: '5', place: 5, score: 800 }, { player: '6', score: 700 });
    });
    expect(summaryOf(document)).toEqual([
      'place-or-score collective[0].results[3] -> {',
      'place-and-score collective[0].results[4] -> {',
      'places-and-scores collective[0].results[5].score -> 700',
    ]);
    expect(faultsOf(document)[0]).toMatchObject({ article: '6' });
  });

  it('a place is whole or half, from 1 to the number of players', () => {
    const placed = (place: number) =>
      summaryOf(
        spoilt(({ collective }) => {
          collective![0]!.results[2]!.place = place;
        }),
      );
    expect(placed(0.5)).toEqual(['too-small collective[0].results[2].place -> 0.5']);
    expect(placed(1)).toEqual([]);
    expect(placed(1.5)).toEqual([]);
    expect(placed(1.25)).toEqual(['not-half collective[0].results[2].place -> 1.25']);
    expect(placed(3)).toEqual([]);
    expect(placed(3.5)).toEqual(['place-too-high collective[0].results[2].place -> 3.5']);
  });
});

describe('Libere', () => {
  it('refuses unknown players, games against oneself and two games in a round', () => {
    const document = spoilt(({ libere }) =>
      libere![0]!.games.push(
        { round: 1, a: '3', b: '1', result: '1-0' },
        { round: 3, a: '2', b: '2', result: '1-0' },
        { round: 4, a: '2', b: '8', result: '1-0' },
      ),
    );
    expect(summaryOf(document)).toEqual([
      'two-games-in-round libere[0].games[2].b -> "1",',
      'against-oneself libere[0].games[3].b -> "2",',
      'unknown-player libere[0].games[4].b -> "8",',
    ]);
    expect(faultsOf(document)[0]).toMatchObject({ values: { place: 'game', event: 'CNSL 1', round: 1, white: '3' } });
  });

  it('checks the final ranking like a game', () => {
    const document = spoilt(({ libere }) => libere![0]!.places!.push({ player: '2', place: 4 }));
    expect(summaryOf(document)).toEqual([
      'player-twice libere[0].places[2].player -> "2",',
      'place-too-high libere[0].places[2].place -> 4',
    ]);
  });

  it('has no double forfeit', () => {
    const document = spoilt(({ libere }) => {
      libere![0]!.games[0]!.result = '0-0' as never;
    });
    expect(summaryOf(document)).toEqual(['not-allowed libere[0].games[0].result -> "0-0"']);
  });
});
