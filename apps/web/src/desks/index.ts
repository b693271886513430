import type { DeskPage } from '../kit/desk-page.ts';
import { allDesks } from './all-desks.ts';
import { deskHome } from './desk-home.ts';

/** Every page for signed-in users. The server offers exactly these. */
export const deskPages: readonly DeskPage[] = [deskHome, ...allDesks.flatMap(({ pages }) => pages)];
