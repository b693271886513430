import type { MessageKey } from '@escala/messages';
import { type ActKind, type Actor, mayTry } from '@escala/office';
import { competitionBookOf } from '@escala/regulations';
import { type Ask, type Asked, type Page, type PageRequest, viewOf } from './page.ts';
import type { Game, Site } from './site.ts';

/** The person at the desk. */
export interface Viewer extends Actor {
  readonly name: string;
}

export interface DeskSite extends Site {
  readonly viewer: Viewer;
  /** For forms sent without a script: proves that it came from one of our pages. */
  readonly csrf?: string | undefined;
}

/** An act sent by a form without scripts, and the page that follows. */
export interface SentForm {
  readonly act: ActKind;
  readonly command: object;
  /** Path under the federation. */
  readonly leadsTo: string;
}

/** A page for signed-in users. Its questions are answered as far as the account may see. */
export interface DeskPage {
  /** Under `/{language}/{federation}/desk`, with parameters after colons. */
  readonly path: string;
  /** The page is open to accounts that may try one of these; the office checks each question and act again. */
  readonly needs: readonly ActKind[];
  /**
   * Lists have their names on record, since those can be changed here; elsewhere names are in the reader's language.
   */
  readonly namesAsKept?: true;
  view(ask: Ask, request: PageRequest, site: DeskSite): Promise<Page>;
  /** The act of the page's form when it is sent without a script: fields by name. */
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

/** The groups of the rail, in order. */
export type DeskGroup = 'own' | 'tournaments' | 'ratings' | 'register' | 'federation';

/** What surrounds the pages of a desk. */
export interface DeskFrame {
  readonly viewer: Viewer;
  readonly sections: readonly DeskSection[];
  /** Numbers of waiting tasks, by path of the section. */
  readonly waiting?: Readonly<Record<string, number>> | undefined;
}

/** An entry in the navigation. */
export interface DeskSection {
  /** Path of its first page; `:rules` stands for the competition book. */
  readonly path: string;
  readonly group: DeskGroup;
  /** Key of its name. */
  readonly name: MessageKey;
  /** Key of its description. */
  readonly about: MessageKey;
  readonly needs: readonly ActKind[];
  /** Shown only to these roles; by default to everybody with permission. */
  readonly roles?: readonly Viewer['roles'][number][];
  /** Only where the federation rates it. */
  readonly game?: Game;
  /** Also in a house that only plays; the others need a federation with lists. */
  readonly whereOnlyPlayed?: true;
  /** Only if the competition book has it. */
  readonly chapter?: 'teams' | 'titles' | 'terms';
  /** Sibling pages, including the first one, shown as tabs. */
  readonly parts?: readonly Pick<DeskSection, 'path' | 'name' | 'needs'>[];
}

/** Pages of one kind of work, and their entries in the navigation. */
export interface Desk {
  readonly sections: readonly DeskSection[];
  readonly pages: readonly DeskPage[];
}

export function mayEnter(viewer: Viewer, needs: readonly ActKind[]): boolean {
  return needs.length === 0 || needs.some((kind) => mayTry(viewer, kind));
}

/** The sections in the navigation. `roles` hides sections from accounts that have permission but no use for them. */
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
