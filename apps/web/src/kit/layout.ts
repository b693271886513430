import { LANGUAGES, type Language } from '@escala/messages';
import { type DeskSection, sectionsFor, type Viewer } from './desk-page.ts';
import { type Html, html } from './html.ts';
import type { Page } from './page.ts';
import { href, type Site } from './site.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ca: 'Català',
  es: 'Español',
  ro: 'Română',
  en: 'English',
};

const SECTIONS = [
  ['/lists', 'web.nav.lists'],
  ['/players', 'web.nav.players'],
  ['/clubs', 'web.nav.clubs'],
  ['/events', 'web.nav.events'],
  ['/regulations', 'web.nav.regulations'],
  ['/health', 'web.nav.health'],
] as const;

/** What a desk has around its pages. */
export interface DeskFrame {
  readonly viewer: Viewer;
  readonly sections: readonly DeskSection[];
}

/** The whole document around a page. */
export function layout(page: Page, site: Site, desk?: DeskFrame): string {
  const { language, translate, federation, assets } = site;
  return `<!doctype html>\n${
    html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · ${federation.name}</title>
${page.description && html`<meta name="description" content="${page.description}">`}
<link rel="stylesheet" href="${assets['style.css'] ?? '/assets/style.css'}">
<link rel="icon" href="data:,">
${LANGUAGES.map((other) => html`<link rel="alternate" hreflang="${other}" href="${href({ ...site, language: other }, site.path)}">\n`)}
${(page.scripts ?? []).filter((name) => assets[name]).map((name) => html`<script type="module" src="${assets[name]!}"></script>\n`)}
</head>
<body>
<a class="skip" href="#main">${translate('web.skip')}</a>
<header class="site">
<a class="brand" href="${href(site, '')}">${federation.name}</a>
<nav aria-label="${translate('web.nav.sections')}"><ul>
${SECTIONS.map(([path, key]) => section(site, path, translate(key)))}
${section(site, '/desk', translate(desk ? 'web.nav.desk' : 'web.nav.sign-in-or-desk'))}
</ul></nav>
</header>
${desk && deskHeader(site, desk)}
<main id="main" tabindex="-1">
${page.above}
<h1>${page.title}</h1>
${desk && html`<p role="status" data-said></p>`}
${page.main}
</main>
<footer class="site">
<nav aria-label="${translate('web.nav.languages')}"><ul>
${LANGUAGES.map((other) => languageLink(site, other))}
</ul></nav>
<p>${translate('web.footer')} <a href="/api">API</a></p>
</footer>
</body>
</html>`.html
  }`;
}

/** So many sections stand beside each other on a telephone as well. */
const MOST_UNFOLDED = 3;

/**
 * Where somebody who is signed in works, and as whom. Many sections are there a second time, folded: the style sheet shows one of the
 * two, so that a telephone has one line of them and nobody hears them twice (D-OFF-282).
 */
function deskHeader(site: Site, { viewer, sections }: DeskFrame): Html {
  const { translate } = site;
  const own = sectionsFor(viewer, sections, site);
  const links = own.map(({ path, name }) => section(site, path, translate(name)));
  const here = own.find(({ path }) => isAt(site, path))?.name;
  const summary = here ? translate('web.desk.folded', { section: translate(here) }) : translate('web.desk.all');
  return html`<div class="desk-header"><nav aria-label="${translate('web.desk.sections')}">
${
  own.length > MOST_UNFOLDED &&
  html`<details class="folded"><summary>${summary}</summary><ul>
${links}</ul></details>`
}
<ul${own.length > MOST_UNFOLDED && html` class="unfolded"`}>
${links}</ul>
<p class="who"><a href="${href(site, '/account')}">${viewer.name}</a></p>
</nav></div>`;
}

const isAt = (site: Site, path: string): boolean =>
  site.path === path || site.path.startsWith(`${path}/`) || site.path.startsWith(`${path}?`);

function section(site: Site, path: string, name: string): Html {
  return html`<li><a href="${href(site, path)}"${isAt(site, path) && html` aria-current="page"`}>${name}</a></li>\n`;
}

function languageLink(site: Site, language: Language): Html {
  const isHere = site.language === language;
  return html`<li><a lang="${language}" hreflang="${language}" href="${href({ ...site, language }, site.path)}"${
    isHere && html` aria-current="true"`
  }>${LANGUAGE_NAMES[language]}</a></li>\n`;
}
