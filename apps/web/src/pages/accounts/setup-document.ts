import { LANGUAGES } from '@escala/messages';
import { emblem } from '../../components/ui/icon.ts';
import { LANGUAGE_NAMES } from '../../components/ui/languages.ts';
import { documentHead } from '../../kit/document-head.ts';
import { html } from '../../kit/html.ts';
import type { Page } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';

/** The context of a page that belongs to no federation (yet). */
export interface OutsideSite extends Pick<Site, 'language' | 'translate' | 'assets' | 'today'> {
  /** `/setup`; the language is appended as `?lang=`. */
  readonly path: string;
}

export interface OutsidePage {
  readonly path: string;
  view(site: OutsideSite): Page;
}

/**
 * The whole document around such a page. Language links keep the fragment, through `browser/accounts/page-parts.ts`.
 */
export function outsideDocument(page: Page, site: OutsideSite): string {
  const { language, translate, path } = site;
  return `<!doctype html>\n${
    html`<html lang="${language}">
${documentHead({ title: `${page.title} · Escala`, scripts: page.scripts }, site, html`<meta name="robots" content="noindex">\n`)}
<body>
<a class="skip" href="#main">${translate('web.skip')}</a>
<header class="site"><div class="wrap"><span class="brand">${emblem({ id: '', name: 'Escala' })}<span>Escala</span></span></div></header>
<main class="wrap" id="main" tabindex="-1">
<h1>${page.title}</h1>
${page.main}
</main>
<footer class="site"><div class="wrap">
<nav aria-label="${translate('web.nav.languages')}"><h2>${translate('web.frame.language')}</h2><ul>
${LANGUAGES.map(
  (other) =>
    html`<li><a lang="${other}" hreflang="${other}" href="${path}?lang=${other}" data-language${
      other === language && html` aria-current="true"`
    }>${LANGUAGE_NAMES[other]}</a></li>\n`,
)}
</ul></nav>
</div></footer>
</body>
</html>`.html
  }`;
}
