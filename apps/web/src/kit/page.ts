import type { Question } from '@escala/office';
import type { Crumb } from '../components/ui/navigation.ts';
import type { Html, Value } from './html.ts';
import type { ModuleName } from './modules.ts';
import type { QueryFields, QueryOf } from './query-fields.ts';
import type { Site } from './site.ts';

/** A finished page: its heading, its content, and the modules that enhance it. */
export interface Page {
  readonly title: string;
  /** The heading, if shorter than the title: a name shared by several pages. */
  readonly heading?: string | undefined;
  readonly main: Html;
  /** The parent pages. */
  readonly crumbs?: readonly Crumb[] | undefined;
  /** After the heading: the state of the page's subject. */
  readonly badge?: Html | undefined;
  /** A line below the heading. */
  readonly facts?: readonly Value[] | undefined;
  /** Buttons beside the heading, of which one may be filled. */
  readonly actions?: Value;
  readonly tabs?: Html | undefined;
  /** At a desk: what the page is part of. Its name and tabs are in the header, instead of the sections. */
  readonly within?: Whole | undefined;
  /** At a desk: the heading starts a line of tools that stays visible. */
  readonly tools?: Html | undefined;
  /** At a desk with tools: the page takes the whole width. */
  readonly isFull?: boolean | undefined;
  /** A band of the federation's colour before the page, instead of the search in the header. */
  readonly band?: Html | undefined;
  /** A screen on a wall: nothing around the page, and this theme regardless of the reader's preference. */
  readonly bare?: 'light' | 'dark' | undefined;
  readonly description?: string | undefined;
  /** Modules of the browser, with their words. The page is readable without them. */
  readonly scripts?: readonly ModuleName[] | undefined;
}

/** A subject with several pages. */
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

/** A public page: it asks the office and shows the answers. */
export interface PublicPage {
  /** Under `/{language}/{federation}`, with parameters after colons. */
  readonly path: string;
  /** Included in a copy of an event as plain files: it does not depend on the reader's input (D-OFF-603). */
  readonly isCopied?: true;
  /** May take over 20 milliseconds to make: the server makes it beside its event loop (D-OFF-1330). */
  readonly isLong?: true | ((query: PageRequest['query']) => boolean) | undefined;
  /** What its address may ask. */
  readonly query: QueryFields;
  view(ask: Ask, request: PageRequest, site: Site): Promise<Page>;
}

/** What a page is made from: the office, the address, and the site. */
export interface Asked<Path extends string, Where extends Site = Site, Query = PageRequest['query']> {
  readonly ask: Ask;
  readonly params: ParamsOf<Path>;
  readonly query: Query;
  readonly site: Where;
  readonly translate: Where['translate'];
}

/** The parameters of a path. */
type ParamsOf<Path extends string> = string extends Path
  ? PageRequest['params']
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? { readonly [Param in Name]: string } & ParamsOf<`/${Rest}`>
    : Path extends `${string}:${infer Name}`
      ? { readonly [Param in Name]: string }
      : object;

/**
 * The only place that trusts the types of a path and its query: the server calls a page only when its whole path
 * matched, with the fields that the page has (`askedQuery`).
 */
export const viewOf =
  <Path extends string, Where extends Site, Query = PageRequest['query']>(
    view: (asked: Asked<Path, Where, Query>) => Promise<Page>,
  ) =>
  (ask: Ask, { params, query }: PageRequest, site: Where): Promise<Page> =>
    view({ ask, params: params as ParamsOf<Path>, query: query as Query, site, translate: site.translate });

/** What a page says of itself beside its view. */
export interface PageTerms<Fields extends QueryFields> extends Pick<PublicPage, 'isLong'> {
  readonly query?: Fields;
}

/** A field of the query that the page does not name does not compile. */
export const definePage = <const Path extends string, Fields extends QueryFields = Record<never, never>>(
  page: Omit<PublicPage, 'path' | 'view' | 'query'> &
    PageTerms<Fields> & {
      readonly path: Path;
      view(asked: Asked<Path, Site, QueryOf<Fields>>): Promise<Page>;
    },
): PublicPage => ({
  ...page,
  query: page.query ?? {},
  view: viewOf(page.view),
});
