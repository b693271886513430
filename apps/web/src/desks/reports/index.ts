import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';

export const reportsSections: readonly DeskSection[] = [];

export const reportsPages: readonly DeskPage[] = [];
