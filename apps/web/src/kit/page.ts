import type { Question } from '@escala/office';
import type { Crumb } from '../components/ui/breadcrumbs.ts';
import type { Html, Value } from './html.ts';
import type { ModuleName } from './modules.ts';
import type { Site } from './site.ts';

/** A page that is ready: its heading, what is in it, and the modules it works better with. */
export interface Page {
  readonly title: string;
  /** The heading, where it is shorter than the title: the name that several pages share. */
  readonly heading?: string | undefined;
  readonly main: Html;
  /** The pages above this one. */
  readonly crumbs?: readonly Crumb[] | undefined;
  /** After the heading: the state of what the page shows. */
  readonly badge?: Html | undefined;
  /** One line under the heading. */
  readonly facts?: readonly Value[] | undefined;
  /** Beside the heading: buttons. One of them may be filled. */
  readonly actions?: Value;
  readonly tabs?: Html | undefined;
  /** At a desk: what the page is a part of. Its name and tabs stand in the header, in the place of the sections. */
  readonly within?: Whole | undefined;
  /** At a desk: the heading begins a line of tools that stays in sight. */
  readonly tools?: Html | undefined;
  /** At a desk with tools: the page takes the whole width. */
  readonly isFull?: boolean | undefined;
  /** A band of the federation's colour before the page, instead of the search in the header. */
  readonly band?: Html | undefined;
  /** A screen on a wall: nothing around the page, and in this theme whatever the reader prefers. */
  readonly bare?: 'light' | 'dark' | undefined;
  readonly description?: string | undefined;
  /** Modules of the browser; their words come along. The page is readable without them. */
  readonly scripts?: readonly ModuleName[] | undefined;
}

/** A thing with several pages. */
export interface Whole {
  readonly above: Crumb;
  readonly name: string;
  readonly path: string;
  readonly tabs: Html;
}

export type Ask = <Input, Answer>(question: Question<Input, Answer>, input: unknown) => Promise<Answer>;

export interface PageRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** A page that anybody may read: it asks the office and shows the answers. */
export interface PublicPage {
  /** Under `/{language}/{federation}`, with names after colons. */
  readonly path: string;
  /** A copy of an event as plain files holds it: it answers no question of the reader (D-OFF-603). */
  readonly isCopied?: true;
  view(ask: Ask, request: PageRequest, site: Site): Promise<Page>;
}

/** What a page is made of: the office, the address, and where it stands. */
export interface Asked<Path extends string, Where extends Site = Site> {
  readonly ask: Ask;
  readonly params: ParamsOf<Path>;
  readonly query: PageRequest['query'];
  readonly site: Where;
  readonly translate: Where['translate'];
}

/** The names after colons in a path. */
export type ParamsOf<Path extends string> = string extends Path
  ? PageRequest['params']
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? { readonly [Param in Name]: string } & ParamsOf<`/${Rest}`>
    : Path extends `${string}:${infer Name}`
      ? { readonly [Param in Name]: string }
      : object;

/** The one place in which a path is taken by its word: the server calls a page only where all of its path was there. */
export const viewOf =
  <Path extends string, Where extends Site>(view: (asked: Asked<Path, Where>) => Promise<Page>) =>
  (ask: Ask, { params, query }: PageRequest, site: Where): Promise<Page> =>
    view({ ask, params: params as ParamsOf<Path>, query, site, translate: site.translate });

export const definePage = <const Path extends string>(
  page: Omit<PublicPage, 'path' | 'view'> & {
    readonly path: Path;
    view(asked: Asked<Path>): Promise<Page>;
  },
): PublicPage => ({
  ...page,
  view: viewOf(page.view),
});
