import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';

export const correctionsSections: readonly DeskSection[] = [];

export const correctionsPages: readonly DeskPage[] = [];
