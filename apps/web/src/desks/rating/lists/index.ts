import type { Desk } from '../../../kit/desk-page.ts';
import { board } from './board.ts';
import { changeOfBook } from './change-of-book.ts';
import { nextList } from './next-list.ts';
import { revision } from './revision.ts';

export const listsDesk: Desk = {
  sections: [
    {
      path: '/desk/lists',
      group: 'ratings',
      name: 'web.word.rating-lists',
      about: 'web.desk-office.lists-about',
      needs: ['period.read'],
      roles: ['officer'],
    },
  ],
  pages: [board, nextList, changeOfBook, revision],
};
