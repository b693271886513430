import { expect, it } from 'vitest';
import { pastedLines } from './pasted-lines.ts';

it('rows of a spreadsheet: a name, then the prize of each place', () => {
  expect(pastedLines('General\t500\t300,50\t\r\n\r\nU18\tSet; board (40)\n Women \t100\t\t50')).toEqual([
    { name: 'General', prizes: ['500', '300,50'] },
    { name: 'U18', prizes: ['Set, board (40)'] },
    { name: 'Women', prizes: ['100', '', '50'] },
  ]);
});
