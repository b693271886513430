import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';

export const roundsSections: readonly DeskSection[] = [];

export const roundsPages: readonly DeskPage[] = [];
