import { LANGUAGES } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import { runEscala, temporaryFile } from './testing/run-escala.ts';

const game = (id: string, start: string, end: string) => ({
  id,
  type: 'swiss',
  start,
  end,
  timeControl: { minutes: 120 },
  games: [{ round: 1, white: 'a', black: 'b', result: '1-0' }],
});

const document = (listDate: string, lists: readonly object[], events: readonly object[]): string =>
  temporaryFile(
    JSON.stringify({
      format: 'escala/rating-input@2',
      regulation: 'fide-2024',
      bookChange: { before: 'fide-2009', from: '2024-03-01', lift: true },
      listDate,
      players: ['a', 'b'].map((id) => ({ id, lastEventOn: '2024-01-20', careerGames: 50 })),
      lists,
      events,
    }),
  );

const FEBRUARY = { date: '2024-02-01', ratings: { a: 1500, b: 1210 } };
const MARCH = { date: '2024-03-01', ratings: { a: 1703, b: 1523 } };
const turn = () => document('2024-03-01', [FEBRUARY], [game('x', '2024-02-05', '2024-02-10')]);
const later = () =>
  document(
    '2024-04-01',
    [FEBRUARY, MARCH],
    [game('x', '2024-02-28', '2024-03-06'), game('y', '2024-03-01', '2024-03-08')],
  );

const run = async (...words: string[]): Promise<string> => {
  const { code, stdout, stderr } = await runEscala(words);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
};

describe('lists that went over from one regulation to another (D-OFF-530)', () => {
  it('escala rate: the list of the change is that of the old book, lifted', async () => {
    const { list, ledger, regulation } = JSON.parse(await run('rate', turn(), '--json'));
    expect(regulation).toBe('fide-2024');
    expect(list).toMatchObject([
      { id: 'a', rating: 1703, previous: 1500, change: 4.8, lift: 198, k: 20 },
      { id: 'b', rating: 1523, previous: 1210, change: -4.8, lift: 318, k: 20 },
    ]);
    expect(ledger).toMatchObject([{ regulation: 'fide-2009' }, { regulation: 'fide-2009' }]);
  });

  it('escala explain: each side cites its own book and articles (D-OFF-534)', async () => {
    const atTurn = await run('explain', turn(), '--player', 'a');
    expect(atTurn).toContain('1500 + 5 = 1505. Raised by 198: 1703.');
    expect(atTurn).toContain('one half upwards: +5. [fide-2009 8.57]');
    expect(atTurn).toMatch(/^ {2}fide-2009 8\.55 +\S/m);
    const after = await run('explain', later(), '--player', 'a');
    expect(after).toContain('K 30 × (1 - 0.84) = +4.8. [fide-2009 8.51] [fide-2009 8.55] [fide-2009 8.56]');
    expect(after).toContain('K 20 × (1 - 0.74) = +5.2. [8.3.1] [8.3.2] [8.3.3]');
    expect(after).toContain('1703 + 10 = 1713.');
  });

  it.each(LANGUAGES)('in %s everything has words', async (language) => {
    for (const file of [turn(), later()])
      expect(await run('explain', file, '--player', 'a', '--lang', language)).not.toMatch(/working\.|explain\.|\{/);
  });
});
