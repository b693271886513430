import { describe, expect, it } from 'vitest';
import { reportOfText } from './report-of-text.ts';

describe('a report from a file', () => {
  it('is read from a spreadsheet: games by type, day and class, Libere by its pairs', () => {
    const text = [
      '\uFEFFTip;Data;Clasa;Loc;Jucător;Runda;Rezultat;Adversar',
      'Compunere;14.3.2026;;1;"Popa, Ana";;;',
      'compunere;2026-03-14;;1,5;12;;;',
      'Clasic;2026-03-14;tineret;1;7;;;',
      '',
      'libere;2026-03-15;;;12;1;412-380;"Popa; ""Ana"""',
      'libere;2026-03-15;;;12;2;0:0;7',
      'libere;2026-03-15;;;12;3;1/2;7',
    ].join('\r\n');
    const { games, unread } = reportOfText(text);
    expect(unread).toEqual([]);
    expect(games).toMatchObject([
      {
        kind: 'collective',
        facts: { type: 'compunere', date: '2026-03-14' },
        rows: [
          { place: '1', player: 'Popa, Ana' },
          { place: '1,5', player: '12' },
        ],
      },
      { kind: 'collective', facts: { type: 'duplicat-clasic', class: 'youth' }, rows: [{ player: '7' }] },
      {
        kind: 'libere',
        facts: { date: '2026-03-15' },
        rows: [
          { round: '1', a: '12', b: 'Popa; "Ana"', result: '1-0' },
          { round: '2', result: '1/2' },
          { round: '3', result: '1/2' },
        ],
      },
    ]);
  });

  it('[1] has the final ranking of a Libere before 2011 in lines with a place and no opponent', () => {
    const text = [
      'Tip;Data;Loc;Jucător;Runda;Rezultat;Adversar',
      'libere;2010-05-01;;12;1;1-0;7',
      'libere;2010-05-01;1;12;;;',
      'libere;2010-05-01;1,5;"Popa, Ana";;;',
      'libere;2010-05-01;x;8;;;',
      'libere;2010-05-02;2;7;;;',
    ].join('\n');
    const { games, unread } = reportOfText(text);
    expect(unread.map(({ line }) => line)).toEqual([5]);
    expect(games).toMatchObject([
      {
        facts: { date: '2010-05-01' },
        rows: [{ a: '12', b: '7' }],
        ranking: [
          { player: '12', place: 1 },
          { player: 'Popa, Ana', place: 1.5 },
        ],
      },
      { facts: { date: '2010-05-02' }, rows: [], ranking: [{ player: '7', place: 2 }] },
    ]);
    const scored = reportOfText('type,player,score,opponent\nlibere,7,901,\nlibere,8,,\n');
    expect(scored.games[0]?.ranking).toEqual([{ player: '7', score: 901 }]);
    expect(scored.unread).toHaveLength(1);
  });

  it('says which lines it does not understand', () => {
    const text =
      'type,date,player,score,result,opponent\nbridge,2026-03-14,7,1,,\nlibere,2026-03-14,7,,lost,8\ncompunere,2026-03-14,7,901,,';
    const { games, unread } = reportOfText(text);
    expect(unread.map(({ line }) => line)).toEqual([2, 3]);
    expect(games).toMatchObject([{ rows: [{ score: '901' }] }]);
    expect(reportOfText('nothing of the sort').games).toEqual([]);
    expect(reportOfText('{"a":').unread).toHaveLength(1);
  });

  it('is read from the command of the act and from a rating document', () => {
    const game = { id: 'g', type: 'anticipatie', date: '2026-03-14', results: [{ player: '7', place: 1.5 }] };
    const libere = {
      event: 'Cupa de iarnă',
      date: '2026-03-15',
      rated: false,
      places: [{ player: '7', place: 1 }],
      games: [{ round: 1, a: '7', b: '8', result: '0-1' }],
    };
    const { games, name } = reportOfText(
      JSON.stringify({ name: 'Cupa', collective: [game, { ...game, id: 'a/b' }], libere: [libere] }),
    );
    expect(name).toBe('Cupa');
    expect(games.map(({ facts }) => facts.id)).toEqual(['g', undefined, undefined]);
    expect(games[0]!.rows).toEqual([{ player: '7', place: '1.5' }]);
    expect(games[2]).toMatchObject({
      facts: { rated: 'false', places: '[{"player":"7","place":1}]' },
      rows: [{ round: '1', a: '7' }],
    });
  });
});
