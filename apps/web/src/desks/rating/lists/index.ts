import type { DeskPage, DeskSection } from '../../../kit/desk-page.ts';
import { board } from './board.ts';
import { changeOfBook } from './change-of-book.ts';
import { nextList } from './next-list.ts';
import { revision } from './revision.ts';

export const listsSections: readonly DeskSection[] = [
  {
    path: '/desk/lists',
    group: 'ratings',
    name: 'web.word.rating-lists',
    about: 'web.desk-office.lists-about',
    needs: ['period.read'],
    roles: ['officer'],
  },
];

export const listsPages: readonly DeskPage[] = [board, nextList, changeOfBook, revision];
