import { NOBODY } from '@escala/office';
import { type Assets, layout, publicPages } from '@escala/web';
import { allDownloads } from '../downloads/all-downloads.ts';
import { askedBy, type FileAsked } from '../routes/download.ts';
import type { ServerContext } from '../server-parts.ts';
import { askIn } from './ask-in.ts';
import { type RenderedPage, renderedFile, renderedPage } from './kept-pages.ts';
import type { PageReading } from './page-reading.ts';
import { type SiteAsked, siteIn } from './page-site.ts';

interface PageAsked extends SiteAsked {
  /** The path of the page. */
  readonly page: string;
  /** What of the server itself is on pages. */
  readonly mail: boolean;
  readonly reach: string | undefined;
  readonly assets: Assets;
}

interface AnswerAsked {
  readonly kind: string;
  /** As the question's schema read it. */
  readonly input: unknown;
}

/**
 * What everybody may be shown: a page, the answer to a question or a file, as plain data, so that it can be made beside
 * the loop as in it. `isLong`: it may take over 20 milliseconds (D-OFF-1330).
 */
export type PublicAsked = { readonly federation: string; readonly isLong: boolean } & (
  | { readonly page: PageAsked }
  | { readonly answer: AnswerAsked }
  | { readonly file: FileAsked }
);

/** The same for the same thing: what it is made of has been validated, so no junk makes another key (D-OFF-1331). */
export function keyOf(asked: PublicAsked): string {
  if (!('page' in asked)) return JSON.stringify(asked);
  const { url, isSignedIn } = asked.page;
  // Two versions at most, and neither says whose it is (D-OFF-1091).
  return isSignedIn ? `signed-in ${url}` : url;
}

/** What was made, of which moment of the record, and whether results that come in change it. */
export interface MadePublic {
  readonly rendered: RenderedPage;
  readonly hash: string;
  readonly sawResults: boolean;
}

export async function madePublic(context: ServerContext, ofPage: PageReading, asked: PublicAsked): Promise<MadePublic> {
  const rendered = await made(context, ofPage, asked);
  return { rendered, hash: ofPage.hash, sawResults: ofPage.sawResults() };
}

async function made(context: ServerContext, { reading }: PageReading, asked: PublicAsked): Promise<RenderedPage> {
  if ('answer' in asked) {
    const question = context.questions.find(({ kind }) => kind === asked.answer.kind)!;
    const text = JSON.stringify(await askIn(reading, context, undefined)(question, asked.answer.input as never));
    if (context.options.checkAnswers) question.answer.parse(JSON.parse(text));
    return renderedPage(text);
  }
  if ('file' in asked) {
    const download = allDownloads(context).find(({ path }) => path === asked.file.path)!;
    const { body, etag, ...file } = await download.answer(reading, asked.file, await askedBy(context, reading, NOBODY));
    return renderedFile(typeof body === 'function' ? await body() : body, file, etag);
  }
  const { page: path, mail, reach, assets } = asked.page;
  const page = publicPages.find((each) => each.path === path)!;
  const place = (await siteIn(
    reading,
    { ...context, mail: mail || undefined, reach: () => reach },
    asked.page,
    assets,
  ))!;
  const view = await page.view(askIn(reading, context, place.site.language), place, place.site);
  return renderedPage(layout(view, place.site));
}
