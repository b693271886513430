import type { Question } from '@escala/office';
import type { Html } from './html.ts';
import type { Site } from './site.ts';

/** A page that is ready: its heading, what is in it, and the modules it works better with. */
export interface Page {
  readonly title: string;
  readonly main: Html;
  /** Before the heading: the way back. */
  readonly above?: Html | undefined;
  readonly description?: string | undefined;
  /** Modules of `src/browser/modules` by their file's name, e.g. `verify.ts`. The page is readable without them. */
  readonly scripts?: readonly string[] | undefined;
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
  view(ask: Ask, request: PageRequest, site: Site): Promise<Page>;
}

export function definePage(page: PublicPage): PublicPage {
  return page;
}
