import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';

export const registrySections: readonly DeskSection[] = [];

export const registryPages: readonly DeskPage[] = [];
