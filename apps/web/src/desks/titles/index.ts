import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';

export const titlesSections: readonly DeskSection[] = [];

export const titlesPages: readonly DeskPage[] = [];
