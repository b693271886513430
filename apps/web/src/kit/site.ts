import type { Language, Translate } from '@escala/messages';
import type { Game } from './games.ts';

/** Files that the pages load, by their name in the sources. */
export type Assets = Readonly<Record<string, string>>;

/** How a federation presents itself; whatever is not said is left out of the pages. */
export interface Identity {
  /** For phones. */
  readonly shortName?: string | undefined;
  /** Address of its mark: a square picture. */
  readonly mark?: string | undefined;
  /** Address of the sheet with its five colours, see `components/ui/accent.ts`. */
  readonly accentSheet?: string | undefined;
  /** Who they are, in a sentence or two. */
  readonly text?: string | undefined;
  readonly address?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly hours?: string | undefined;
  /** Path of the page with its privacy notice. */
  readonly privacy?: string | undefined;
  readonly links?: readonly (readonly [name: string, address: string])[] | undefined;
  /** What its lists are called in the reader's language, by series. */
  readonly listNames?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Where a page stands and in which language it speaks. */
export interface Site {
  readonly language: Language;
  readonly translate: Translate;
  readonly federation: { readonly id: string; readonly name: string; readonly identity?: Identity | undefined };
  /** What the federation rates; where nothing is said, anything. */
  readonly games?: readonly Game[] | undefined;
  /** A house that rates nothing and only plays: pages and desks of lists, clubs and rules are not offered (D-OFF-566). */
  readonly onlyPlays?: boolean | undefined;
  /** A laptop of its own, where the link of the start is the only way in (D-OFF-566). */
  readonly ownMachine?: boolean | undefined;
  /** The book of competitions of the federation. */
  readonly rules?: string | undefined;
  /** Path of the page under `/{language}/{federation}`, with its query. */
  readonly path: string;
  readonly assets: Assets;
  /** Whether the office sends mail. */
  readonly mail?: boolean | undefined;
  /** Whether the office can tell browsers of a new round. */
  readonly push?: boolean | undefined;
  /** Where phones reach the office; undefined where it is not known otherwise than by the reader's own address. */
  readonly reach?: string | undefined;
  /** Calendar date of the federation. */
  readonly today: string;
  /** Of a copy as plain files: when it was made. Nothing that needs a server is offered on its pages (D-OFF-603). */
  readonly copiedAt?: string | undefined;
  /** Of a copy: the languages that stand beside each other in it. */
  readonly copiedIn?: readonly Language[] | undefined;
}

/** The address of a page of the same federation, in the language of the reader. */
export function href({ language, federation }: Pick<Site, 'language' | 'federation'>, path: string): string {
  return `/${language}/${federation.id}${path}`;
}

/** Whether a page is this one or stands under it. */
export const isAt = (site: Pick<Site, 'path'>, path: string): boolean =>
  site.path === path || site.path.startsWith(`${path}/`) || site.path.startsWith(`${path}?`);

/** The address of something for programs. */
export const apiHref = ({ federation }: Pick<Site, 'federation'>, path: string): string =>
  `/api/${federation.id}${path}`;

/** A path with a query, nothing for fields without a value. */
export function withQuery(path: string, fields: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return query === '' ? path : `${path}?${query}`;
}
