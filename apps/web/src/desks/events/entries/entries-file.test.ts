import { translator } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import { enteredSummary } from '../../../browser/events/entered-summary.ts';
import { hasHeadings, placeInFile, restOfFile } from '../../../browser/events/file-lines.ts';

describe('a place in a file of entries', () => {
  const report = '012 Obert\r\n# 001    1 is told of here\n001   12 m    Puig, Anna\n001    1 w    Roca, Pau\n';

  it('of a report is the line of the player, who is left out by number', () => {
    expect(placeInFile('from.text.player-1', report)).toEqual({
      leaveOut: 1,
      line: 4,
      text: '001    1 w    Roca, Pau',
    });
    expect(placeInFile('from.text.player-12', report)).toMatchObject({ leaveOut: 12, line: 3 });
  });

  it('of a list is its line', () => {
    expect(placeInFile('from.text.line-3', 'Nom\n\nPuig, Anna\n')).toEqual({
      leaveOut: 3,
      line: 3,
      text: 'Puig, Anna',
    });
    expect(placeInFile('from.text.headings', 'Nom')).toBeUndefined();
  });
});

it('[D-OFF-569] a file with headings is a table whose first line names several columns', () => {
  for (const text of ['Nom;Club\nPuig, Anna;', 'Name,Rating,Club\r\nA,1500,B', 'Nom\tElo'])
    expect(hasHeadings(text)).toBe(true);
  for (const text of ['Puig, Anna\nRoca; Pau', 'Puig;Anna;1874', 'Anna Puig\nNom;Club', ''])
    expect(hasHeadings(text)).toBe(false);
});

describe('what stays in the text of a file', () => {
  it('is the headings of a list with the lines that were left out', () => {
    expect(restOfFile('csv', 'Nom;Elo\nA;1\nB;2\nC;3\n', [3])).toBe('Nom;Elo\nB;2\n');
  });

  it('is the name of a report with its players who were left out, without their rounds', () => {
    const player = (number: number, rounds: string): string =>
      `${`001 ${String(number).padStart(4)}`.padEnd(89)}${rounds}`;
    const text = `012 Obert\n${player(1, '     2 w 1')}\n${player(2, '     1 b 0')}\n013 Team   1   2\n`;
    expect(restOfFile('trf', text, [2])).toBe('012 Obert\n001    2\n');
  });
});

describe('what entering a list came to', () => {
  const words = translator('en');

  it('is said with everything that was done otherwise than the file says', () => {
    expect(enteredSummary({ entered: [{}, {}], numbers: 'of-file' }, 0, words)).toBe('Players added: 2.');
    const list = {
      entered: [{ namesake: { player: '3', name: 'Roca, Pau' } }],
      numbers: 'by-rating' as const,
      byName: [{ id: '7', name: 'Puig, Anna' }],
      passedOver: ['Telèfon', 'Mail'],
    };
    expect(enteredSummary(list, 1, words)).toBe(
      [
        'Players added: 1. Lines left out: 1; correct them in the text.',
        words('web.desk-events.file-numbers-by-rating'),
        'Nobody in the registry has these ids; the players were found by name, please check: Puig, Anna (7).',
        'Unknown columns were ignored: Telèfon, Mail.',
        words('web.desk-events.file-namesakes', { names: 'Roca, Pau (3)' }),
      ].join(' '),
    );
    const guest = { entered: [{}, {}], guests: ['9'] };
    expect(enteredSummary(guest, 0, words)).toBe('Players added: 2. Guests among them: 1.');
    expect(enteredSummary(guest, 0, words, true)).toBe('Players added: 2. New players among them: 1.');
    expect(enteredSummary({ entered: [], numbers: 'next' }, 0, words)).toBe(
      `Players added: 0. ${words('web.desk-events.file-numbers-next')}`,
    );
  });
});
