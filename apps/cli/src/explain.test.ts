import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import { explainedText } from './testing/explained-text.ts';
import { MARCH, runEscala, SCRABBLE, temporaryFile, temporaryFolder } from './testing/run-escala.ts';

const explain = async (file: string, player: string, ...more: string[]): Promise<string> => {
  const run = await runEscala(['explain', file, '--player', player, ...more]);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  return run.stdout;
};

/** Numbers and citations, which are the same in every language except for the decimal sign. */
const skeleton = (text: string): string[] =>
  [
    ...text
      .replace(/^(Articles|Articole|Artículos)\n[\s\S]*/m, '')
      .matchAll(/[-+]?\d+(?:[.,]\d+)?|\[R?[\d.a-z]+\]|\(D-[A-Z][A-Z0-9]*-\d+\)/g),
  ]
    .map(([token]) => token.replace(',', '.'))
    .filter((token) => token !== '1');

describe('escala explain', () => {
  it('reads an output written by somebody else, with findings in words alone', async () => {
    const rated = JSON.parse((await runEscala(['rate', MARCH, '--json'])).stdout);
    const findings = [{ severity: 'warning', player: '101', article: '6.1', message: 'Four rounds on one day.' }];
    const file = temporaryFile(JSON.stringify({ ...rated, findings }));
    expect(await explain(file, '101')).toContain('Four rounds on one day.');
  });
  it('explains a line of the list with the sum, the rounding and every multiplication', async () => {
    const text = await explain(MARCH, '101');
    expect(text).toContain('+11.52 + 4.8 - 21.36 + 6 + 0.24 + 0.24 = +1.44. [17.1]');
    expect(text).toContain('1895 + 1 = 1896.');
    expect(text).toContain('K 24 × (1 - 0.52) = +11.52. [8.3] [13.2] [15.2] [16.2]');
    expect(text).toContain('Kofi Mensah (900) has no rating and counts with the performance of this event, 1548');
    expect(text).toContain('K 12 × (1 - 0.5) = +6. [8.3] [7] [15.2] [16.2] [16.6b]');
    expect(text).toContain('Round 1, White against Marta Roca (106): 0-1; not rated: see above.');
    expect(text).toMatch(/^ {2}17\.2 +\S/m);
    expect(text).toMatch(/^ {2}D-FCE-6 +\S/m);
    expect(text).not.toMatch(/\[(finding|working|explain|article|decision)\./);
  });

  it('says the same in four languages', async () => {
    const [english, ...others] = LANGUAGES.map((language) => explainedText('101', language));
    expect(await explain(MARCH, '101', '--lang', 'ro')).toBe(others[2]);
    expect(new Set([english, ...others]).size).toBe(4);
    for (const other of others) expect(skeleton(other)).toEqual(skeleton(english!));
    expect(others[0]).toContain('K 24 × (1 - 0,52) = +11,52.');
    expect(others[1]).toContain('tablas');
    expect(others[2]).toContain('câștigată prin neprezentare');
  });

  it.each([
    ['103', 'New on the list with 1558.', '1568 - 10 = 1558.'],
    ['104', 'Rating 1000, before 1001.', '1001 - 3 = 998 is below the floor: the rating is 1000. [17.3]'],
    ['105', 'A new first rating: 1812, before 1650.', '[10.3]'],
    ['107', 'No rating', '[10.2]'],
    ['900', 'Not on the list', 'Performance 1548'],
  ])('player %s: %s', (player, status, words) => {
    expect(explainedText(player, 'en')).toContain(status);
    expect(explainedText(player, 'en')).toContain(words);
  });

  it('reads a published output, too, with ids instead of names', async () => {
    const out = join(temporaryFolder(), 'list.json');
    await runEscala(['rate', MARCH, '--out', out]);
    const text = await explain(out, '101', '--lang', 'ca');
    expect(text).toContain('1895 + 1 = 1896.');
    expect(text).toContain('contra 102: guanyada');
    expect(text).toContain('K 24 × (1 - 0,52) = +11,52.');
  });

  it('gives the structure as JSON, the sentences beside the facts', async () => {
    const explanation = JSON.parse(await explain(MARCH, 'Joana Puig i Serra', '--json'));
    expect(explanation).toMatchObject({
      format: 'escala/explanation@1',
      player: { id: '101', name: 'Joana Puig i Serra' },
      line: { rating: 1896 },
      period: { sum: 1.44, rounded: 1, agrees: true, base: 1895 },
    });
    expect(explanation.events[0].games[0]).toMatchObject({
      opponentName: 'Andrei Ionuț Țăran',
      difference: 15,
      side: 'white',
    });
    expect(explanation.footnotes.articles[0]).toMatchObject({ label: '3.1' });
    expect(explanation.sentences[0]).toMatchObject({ kind: 'title' });
  });

  it('writes to a file on request', async () => {
    const out = join(temporaryFolder(), 'joana.txt');
    const run = await runEscala(['explain', MARCH, '-p', '101', '--out', out]);
    expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(readFileSync(out, 'utf8')).toBe(explainedText('101', 'en'));
  });

  it('suggests the nearest player if there is no such player', async () => {
    const typo = await runEscala(['explain', MARCH, '--player', 'joanna puig serra']);
    expect(typo).toMatchObject({ code: 1, stdout: '' });
    expect(typo.stderr).toContain('Did you mean 101 (Joana Puig i Serra)?');
    const nobody = await runEscala(['explain', MARCH, '--player', 'zzzzzz', '--json']);
    expect(JSON.parse(nobody.stderr).faults[0].code).toBe('player.unknown');
  });
});

describe('escala explain, fide-2024', () => {
  const document = temporaryGames({ a: 1402, b: 1500 }, [
    { round: 1, white: 'a', black: 'b', result: '0-1' },
    { round: 2, white: 'a', black: 'c', result: '1-0' },
    { round: 3, white: 'a', black: 'd', result: '1-0', excluded: true },
    { round: 4, white: 'b', black: 'c', result: '1/2' },
  ]);

  it('[7.2.1] a player who leaves the list was rated in these games', async () => {
    const text = await explain(document(), 'a');
    expect(text).toContain('is below the floor: no rating is published. [7.2.1]');
    expect(text).not.toContain('in this event the player had no rating');
  });

  it('[8.3.1] for a difference over 400 it says what counts', async () => {
    const wide = temporaryGames({ a: 2650, b: 2150, c: 1700 }, [
      { round: 1, white: 'a', black: 'b', result: '1-0' },
      { round: 2, white: 'b', black: 'c', result: '1-0' },
    ])();
    expect(await explain(wide, 'a')).toContain(
      '2650 against 2150, 500 higher, which counts in full: expected score 0.96.',
    );
    const text = await explain(wide, 'b');
    expect(text).toContain('2150 against 2650, 500 lower, which counts as 400: expected score 0.08.');
    expect(text).toContain('2150 against 1700, 450 higher, which counts as 400: expected score 0.92.');
  });

  it('[8.3.1] a game against an unrated player is not rated, and says so', async () => {
    const text = await explain(document(), 'a');
    expect(text).toContain('Round 2, White against c: 1-0; not rated: the opponent had no rating.');
    expect(text).toContain('Round 3, White against d: 1-0; not rated: see above.');
  });
});

/** A document of one event with these games, based on the previous list. */
function temporaryGames(ratings: Readonly<Record<string, number>>, games: readonly object[]): () => string {
  return () =>
    temporaryFile(
      JSON.stringify({
        format: 'escala/rating-input@1',
        regulation: 'fide-2024',
        listDate: '2025-11-01',
        players: ['a', 'b', 'c', 'd'].map((id) => ({ id, careerGames: 40 })),
        lists: [{ date: '2025-10-01', ratings }],
        events: [
          { id: 'e', type: 'swiss', start: '2025-10-04', end: '2025-10-05', timeControl: { minutes: 120 }, games },
        ],
      }),
    );
}

describe('escala explain, frs-2012', () => {
  it('recomputes the weights of the games of each type', async () => {
    const text = await explain(SCRABBLE, '1');
    expect(text).toContain('Classic duplicate');
    expect(text).toMatch(/CNIS 1, g1: place 1 of 3, value of the game 150: 200 points, weight 225\. \[5\] \[6\] \[7\]/);
    expect(text).toContain('CNSL 2, round 2 against Mihai Brânză (3): won.');
    expect(text).not.toMatch(/\[(finding|working|explain|article|decision)\./);
  });

  it('says the same of a published output, mean included', async () => {
    const out = join(temporaryFolder(), 'list.json');
    await runEscala(['rate', SCRABBLE, '--out', out]);
    expect(await explain(out, '1', '--lang', 'ro')).toMatch(/Media ponderată: [\d,]+ \/ \d+ = [\d,]+, afișat \d+/);
  });
});
