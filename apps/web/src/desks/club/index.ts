import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';

export const clubSections: readonly DeskSection[] = [];

export const clubPages: readonly DeskPage[] = [];
