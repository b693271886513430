import { LANGUAGES } from '@escala/messages';
import { html } from '../../kit/html.ts';
import { LANGUAGE_NAMES } from '../../kit/layout.ts';
import type { Page } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';

/** Where a page stands that belongs to no federation (yet). */
export interface OutsideSite extends Pick<Site, 'language' | 'translate' | 'assets' | 'today'> {
  /** `/setup`; the language follows as `?lang=`. */
  readonly path: string;
}

export interface OutsidePage {
  readonly path: string;
  view(site: OutsideSite): Page;
}

/** The whole document around such a page. Languages keep the fragment of the link, by `browser/accounts/link-fragment.ts`. */
export function outsideDocument(page: Page, { language, translate, assets, path }: OutsideSite): string {
  return `<!doctype html>\n${
    html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} · Escala</title>
<link rel="stylesheet" href="${assets['style.css'] ?? '/assets/style.css'}">
<link rel="icon" href="data:,">
${(page.scripts ?? []).filter((name) => assets[name]).map((name) => html`<script type="module" src="${assets[name]!}"></script>\n`)}
</head>
<body>
<a class="skip" href="#main">${translate('web.skip')}</a>
<header class="site"><span class="brand">Escala</span></header>
<main id="main" tabindex="-1">
<h1>${page.title}</h1>
${page.main}
</main>
<footer class="site">
<nav aria-label="${translate('web.nav.languages')}"><ul>
${LANGUAGES.map(
  (other) =>
    html`<li><a lang="${other}" hreflang="${other}" href="${path}?lang=${other}" data-language${
      other === language && html` aria-current="true"`
    }>${LANGUAGE_NAMES[other]}</a></li>\n`,
)}
</ul></nav>
</footer>
</body>
</html>`.html
  }`;
}
