import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';

export const claimsSections: readonly DeskSection[] = [];

export const claimsPages: readonly DeskPage[] = [];
