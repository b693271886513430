import { expect, it } from 'vitest';
import { regulationNotes } from './notice-board-list.ts';

it('a list on the notice board says its regulation and revision in words', () => {
  expect(regulationNotes('en', { regulation: 'fce-2016', revision: '5.3-repealed' }, 2)).toEqual([
    '2 players, rated by the Rating regulation of the Catalan chess federation, 2016.',
    'Conditions a and b of article 5.3 are struck out.',
  ]);
  expect(regulationNotes('ro', { regulation: 'frs-2012', revision: '2012' }, 1)[0]).toContain('Un jucător, după:');
});

it('what has no words is named as it is', () => {
  expect(regulationNotes('en', { regulation: 'other-2030', revision: 'second' }, 1)).toEqual([
    'One player, rated by the other-2030.',
    'second',
  ]);
});
