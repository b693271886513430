import type { DeskPage, DeskSection } from '../../../kit/desk-page.ts';
import { correctionMade } from './correction-made.ts';
import { correctionsMade } from './corrections-made.ts';
import { newCorrection } from './new-correction.ts';

export const correctionsSections: readonly DeskSection[] = [
  {
    path: '/desk/corrections',
    group: 'ratings',
    name: 'web.desk-office.corrections',
    about: 'web.desk-office.corrections-about',
    needs: ['correction.preview'],
    roles: ['officer', 'commission'],
  },
];

export const correctionsPages: readonly DeskPage[] = [correctionsMade, newCorrection, correctionMade];
