import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';

export const leaguesSections: readonly DeskSection[] = [];

export const leaguesPages: readonly DeskPage[] = [];
