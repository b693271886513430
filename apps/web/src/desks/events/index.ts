import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';

export const eventsSections: readonly DeskSection[] = [];

export const eventsPages: readonly DeskPage[] = [];
