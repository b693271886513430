import type { Language, Translate } from '@escala/messages';
import { ruleBookOf } from '@escala/regulations';

export type Game = 'head-to-head' | 'scrabble';

/** The games a federation rates; undefined without a series: nothing is ruled out. */
export function gamesOf(series: readonly { readonly regulation: string }[]): readonly Game[] | undefined {
  if (series.length === 0) return undefined;
  return [...new Set(series.flatMap(({ regulation }) => ruleBookOf(regulation)?.kind ?? []))];
}

/** Addresses of files loaded by pages, by source name. */
export type Assets = Readonly<Record<string, string>>;

/** How a federation presents itself; anything missing is left out of the pages. */
export interface Identity {
  /** For phones. */
  readonly shortName?: string | undefined;
  /** Address of its mark: a square picture. */
  readonly mark?: string | undefined;
  /** Address of the sheet with its five colours, see `components/ui/accent.ts`. */
  readonly accentSheet?: string | undefined;
  /** A short description, a sentence or two. */
  readonly text?: string | undefined;
  readonly address?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly hours?: string | undefined;
  /** Path of the page with its privacy notice. */
  readonly privacy?: string | undefined;
  readonly links?: readonly (readonly [name: string, address: string])[] | undefined;
  /** Names of its lists in the reader's language, by series. */
  readonly listNames?: Readonly<Record<string, string | undefined>> | undefined;
}

/** The context of a page: its federation, language and address. */
export interface Site {
  readonly language: Language;
  readonly translate: Translate;
  readonly federation: { readonly id: string; readonly name: string; readonly identity?: Identity | undefined };
  /** The games the federation rates; undefined: any. */
  readonly games?: readonly Game[] | undefined;
  /**
   * A house that rates nothing and only plays: pages and desks for lists, clubs and rules are not offered (D-OFF-566).
   */
  readonly onlyPlays?: boolean | undefined;
  /** A person's own laptop, where the start link is the only way in (D-OFF-566). */
  readonly ownMachine?: boolean | undefined;
  /** At the desk of the person who started the program, on that machine: the folder with the tournaments. */
  readonly keptIn?: string | undefined;
  /** The reader's browser has a session; whose, a page kept for everybody does not know (D-OFF-1091). */
  readonly isSignedIn?: boolean | undefined;
  /** The federation's competition book. */
  readonly rules?: string | undefined;
  /** Path of the page under `/{language}/{federation}`, with its query. */
  readonly path: string;
  readonly assets: Assets;
  /** Whether the office sends mail. */
  readonly mail?: boolean | undefined;
  /** Whether the office can notify browsers of a new round. */
  readonly push?: boolean | undefined;
  /** The office's address for phones; undefined if nothing is known beyond the reader's own address. */
  readonly reach?: string | undefined;
  /** Today's date in the federation. */
  readonly today: string;
  /** For a copy as plain files: when it was made. Its pages offer nothing that needs a server (D-OFF-603). */
  readonly copiedAt?: string | undefined;
  /** For a copy: the languages it includes. */
  readonly copiedIn?: readonly Language[] | undefined;
}

/** The address of a page of the same federation, in the reader's language. */
export function href({ language, federation }: Pick<Site, 'language' | 'federation'>, path: string): string {
  return `/${language}/${federation.id}${path}`;
}

/** Whether the current page is this one or below it. */
export const isAt = (site: Pick<Site, 'path'>, path: string): boolean =>
  site.path === path || site.path.startsWith(`${path}/`) || site.path.startsWith(`${path}?`);

/** An address of the API. */
export const apiHref = ({ federation }: Pick<Site, 'federation'>, path: string): string =>
  `/api/${federation.id}${path}`;

/** A path with a query, without empty fields. */
export function withQuery(path: string, fields: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return query === '' ? path : `${path}?${query}`;
}
