import { type Html, html, jsonInHtml, type Value } from './html.ts';
import { type ModuleName, wordsSent } from './modules.ts';
import type { Site } from './site.ts';

/** The font file that every page needs; the other subset is loaded when a letter requires it. */
const LATIN_FONT = 'source-sans-3-latin-wght-normal.woff2';

interface DocumentTerms {
  readonly title: string;
  readonly description?: string | undefined;
  readonly scripts?: readonly ModuleName[] | undefined;
}

/** The head of any document: its style sheet, its font, its modules and their words. */
export function documentHead(
  { title, description, scripts = [] }: DocumentTerms,
  { assets, language }: Pick<Site, 'assets' | 'language'>,
  more: Value,
): Html {
  const font = assets[LATIN_FONT];
  const words = wordsSent(language, scripts);
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${description && html`<meta name="description" content="${description}">`}
${font && html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`}
<link rel="stylesheet" href="${assets['style.css'] ?? '/assets/style.css'}">
<link rel="icon" href="data:,">
${more}${Object.keys(words).length > 0 && html`<script type="application/json" id="words">${jsonInHtml(words)}</script>\n`}${scripts.filter((name) => assets[name]).map((name) => html`<script type="module" src="${assets[name]!}"></script>\n`)}
</head>`;
}
