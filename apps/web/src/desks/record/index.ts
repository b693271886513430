import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';

export const recordSections: readonly DeskSection[] = [];

export const recordPages: readonly DeskPage[] = [];
