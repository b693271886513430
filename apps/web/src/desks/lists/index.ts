import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';

export const listsSections: readonly DeskSection[] = [];

export const listsPages: readonly DeskPage[] = [];
