import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';

export const accountsSections: readonly DeskSection[] = [];

export const accountsPages: readonly DeskPage[] = [];
