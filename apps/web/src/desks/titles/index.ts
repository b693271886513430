import type { Desk } from '../../kit/desk-page.ts';
import { titlesEvent } from './titles-event.ts';
import { TITLES } from './titles-frame.ts';
import { titlesHome } from './titles-home.ts';
import { titlesPlayer } from './titles-player.ts';

export const titlesDesk: Desk = {
  sections: [
    {
      path: '/desk/titles',
      group: 'register',
      name: 'web.desk-titles.title',
      about: 'web.desk-titles.about',
      needs: TITLES,
      roles: ['officer', 'commission'],
      game: 'head-to-head',
      chapter: 'titles',
    },
  ],
  pages: [titlesHome, titlesEvent, titlesPlayer],
};
