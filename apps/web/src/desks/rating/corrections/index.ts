import type { Desk } from '../../../kit/desk-page.ts';
import { correctionMade, correctionsMade } from './corrections-made.ts';
import { newCorrection } from './new-correction.ts';

export const correctionsDesk: Desk = {
  sections: [
    {
      path: '/desk/corrections',
      group: 'ratings',
      name: 'web.desk-office.corrections',
      about: 'web.desk-office.corrections-about',
      needs: ['correction.preview'],
      roles: ['officer', 'commission'],
    },
  ],
  pages: [correctionsMade, newCorrection, correctionMade],
};
