import { type ActKind, type Actor, mayTry } from '@escala/office';
import type { Game } from './games.ts';
import type { Ask, Page, PageRequest } from './page.ts';
import type { Site } from './site.ts';

/** Who sits at the desk. */
export interface Viewer extends Actor {
  readonly name: string;
}

export interface DeskSite extends Site {
  readonly viewer: Viewer;
}

/** A page for somebody who is signed in. What it asks is answered as far as that account may see. */
export interface DeskPage {
  /** Under `/{language}/{federation}/desk`, with names after colons. */
  readonly path: string;
  /** Whoever may try one of these is let in; the office looks again at each question and act. */
  readonly needs: readonly ActKind[];
  view(ask: Ask, request: PageRequest, site: DeskSite): Promise<Page>;
}

export function defineDeskPage(page: DeskPage): DeskPage {
  return page;
}

/** Pages of one kind of work, and where the navigation leads to it. */
export interface DeskSection {
  /** Path of its first page. */
  readonly path: string;
  /** Key of its name. */
  readonly name: string;
  /** Key of what one does there. */
  readonly about: string;
  readonly needs: readonly ActKind[];
  /** Shown beside these only; without it to everybody who may. */
  readonly roles?: readonly Viewer['roles'][number][];
  /** Only where the federation rates it. */
  readonly game?: Game;
}

export function mayEnter(viewer: Viewer, needs: readonly ActKind[]): boolean {
  return needs.length === 0 || needs.some((kind) => mayTry(viewer, kind));
}

/** What the navigation shows. `roles` keeps sections away from those who may look but have no business there. */
export function sectionsFor(
  viewer: Viewer,
  sections: readonly DeskSection[],
  games?: readonly Game[],
): readonly DeskSection[] {
  return sections.filter(
    ({ needs, roles, game }) =>
      (game === undefined || games === undefined || games.includes(game)) &&
      mayEnter(viewer, needs) &&
      (roles === undefined || roles.some((role) => viewer.roles.includes(role))),
  );
}
