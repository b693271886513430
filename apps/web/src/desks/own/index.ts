import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';

export const ownSections: readonly DeskSection[] = [];

export const ownPages: readonly DeskPage[] = [];
