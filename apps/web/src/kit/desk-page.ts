import type { MessageKey } from '@escala/messages';
import { type ActKind, type Actor, mayTry } from '@escala/office';
import { competitionBookOf } from '@escala/regulations';
import type { Game } from './games.ts';
import { type Ask, type Asked, type Page, type PageRequest, viewOf } from './page.ts';
import type { Site } from './site.ts';

/** Who sits at the desk. */
export interface Viewer extends Actor {
  readonly name: string;
}

export interface DeskSite extends Site {
  readonly viewer: Viewer;
  /** Said by a form that is sent without a script: it came from a page of ours. */
  readonly csrf?: string | undefined;
}

/** An act as a form without scripts says it, and the page that comes then. */
export interface SentForm {
  readonly act: ActKind;
  readonly command: object;
  /** Under the federation. */
  readonly leadsTo: string;
}

/** A page for somebody who is signed in. What it asks is answered as far as that account may see. */
export interface DeskPage {
  /** Under `/{language}/{federation}/desk`, with names after colons. */
  readonly path: string;
  /** Whoever may try one of these is let in; the office looks again at each question and act. */
  readonly needs: readonly ActKind[];
  /** Lists are called as the record calls them, since that can be changed here; elsewhere in the reader's language. */
  readonly namesAsKept?: true;
  view(ask: Ask, request: PageRequest, site: DeskSite): Promise<Page>;
  /** What the form of the page says where no script sends it: fields by their names. */
  sent?(fields: Readonly<Record<string, string>>, params: PageRequest['params']): SentForm;
}

export const defineDeskPage = <const Path extends string>(page: WrittenDeskPage<Path>): DeskPage => ({
  ...page,
  view: viewOf(page.view),
});

type WrittenDeskPage<Path extends string> = Omit<DeskPage, 'path' | 'view'> & {
  readonly path: Path;
  view(asked: Asked<Path, DeskSite>): Promise<Page>;
};

/** The groups of the rail, in its order. */
export type DeskGroup = 'own' | 'tournaments' | 'ratings' | 'register' | 'federation';

/** What a desk has around its pages. */
export interface DeskFrame {
  readonly viewer: Viewer;
  readonly sections: readonly DeskSection[];
  /** How much waits, by the path of the section. */
  readonly waiting?: Readonly<Record<string, number>> | undefined;
}

/** Pages of one kind of work, and where the navigation leads to it. */
export interface DeskSection {
  /** Path of its first page; `:rules` stands for the book of competitions. */
  readonly path: string;
  readonly group: DeskGroup;
  /** Key of its name. */
  readonly name: MessageKey;
  /** Key of what one does there. */
  readonly about: MessageKey;
  readonly needs: readonly ActKind[];
  /** Shown beside these only; without it to everybody who may. */
  readonly roles?: readonly Viewer['roles'][number][];
  /** Only where the federation rates it. */
  readonly game?: Game;
  /** Also in a house that only plays; the others are for a federation with lists. */
  readonly whereOnlyPlayed?: true;
  /** Only where the book of competitions has it. */
  readonly chapter?: 'teams' | 'titles' | 'terms';
  /** Pages that stand beside each other, its first page among them: their tabs. */
  readonly parts?: readonly Pick<DeskSection, 'path' | 'name' | 'needs'>[];
}

export function mayEnter(viewer: Viewer, needs: readonly ActKind[]): boolean {
  return needs.length === 0 || needs.some((kind) => mayTry(viewer, kind));
}

/** What the navigation shows. `roles` keeps sections away from those who may look but have no business there. */
export function sectionsFor(
  viewer: Viewer,
  sections: readonly DeskSection[],
  { games, rules, onlyPlays }: Pick<Site, 'games' | 'rules' | 'onlyPlays'>,
): readonly DeskSection[] {
  const book = competitionBookOf(rules ?? '');
  return sections
    .filter(
      ({ path, needs, roles, game, chapter, whereOnlyPlayed }) =>
        (!onlyPlays || whereOnlyPlayed === true) &&
        (game === undefined || games === undefined || games.includes(game)) &&
        (book === undefined ? !path.includes(':rules') : chapter === undefined || book[chapter] !== undefined) &&
        mayEnter(viewer, needs) &&
        (roles === undefined || roles.some((role) => viewer.roles.includes(role))),
    )
    .map((section) => ({ ...section, path: section.path.replace(':rules', book?.id ?? '') }));
}
