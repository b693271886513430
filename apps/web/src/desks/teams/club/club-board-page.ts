import { defineDeskPage } from '../../../kit/desk-page.ts';
import { clubBoard } from './club-board.ts';

/** What a club has to do, and its matches. */
export const clubBoardPage = defineDeskPage({
  path: '/desk/club/:club',
  needs: ['delegate.matches'],
  view: (ask, { params }, site) => clubBoard(ask, site, params.club ?? ''),
});
