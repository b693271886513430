import { LANGUAGES } from '@escala/messages';
import { needsScript, problemBox } from '../components/form-fields.ts';
import { type DeskParts, deskParts } from '../components/ui/desk-header.ts';
import { heading, pageHead } from '../components/ui/page-head.ts';
import { siteFooter, siteHeader } from '../components/ui/site-frame.ts';
import type { DeskFrame } from './desk-page.ts';
import { documentHead } from './document-head.ts';
import { type Html, html } from './html.ts';
import type { Page } from './page.ts';
import { href, type Site } from './site.ts';

/** The whole document around a public page. */
export function layout(page: Page, site: Site, desk?: DeskFrame): string {
  const { language, translate, federation } = site;
  const accent = federation.identity?.accentSheet;
  const parts = desk && deskParts(site, desk, page);
  const framed = parts?.scripts ?? (page.bare || site.copiedAt ? [] : (['search.ts'] as const));
  // The page's own come first: once the frame's modules enable buttons, everything else is loaded.
  const scripts = [...new Set([...(page.scripts ?? []), ...framed])];
  const body = parts ? deskBody(page, site, parts) : publicBody(page, site);
  return `<!doctype html>\n${
    html`<html lang="${language}"${page.bare && html` class="${page.bare}"`}>
${documentHead(
  {
    title: page.title === federation.name ? page.title : `${page.title} · ${federation.name}`,
    description: page.description,
    scripts,
  },
  site,
  html`${accent && html`<link rel="stylesheet" href="${accent}">\n`}${
    site.copiedAt === undefined &&
    LANGUAGES.map(
      (other) =>
        html`<link rel="alternate" hreflang="${other}" href="${href({ ...site, language: other }, site.path)}">\n`,
    )
  }`,
)}
<body>
${!page.bare && html`<a class="skip" href="#main">${translate('web.skip')}</a>`}
${body}
</body>
</html>`.html
  }`;
}

function publicBody(page: Page, site: Site): Html {
  if (page.bare) return html`<main id="main">\n${page.main}\n</main>`;
  const head = pageHead(site, page);
  return html`${siteHeader(site, { search: page.band === undefined })}
${page.band && html`<div class="band" role="region" aria-label="${page.title}"><div class="wrap">${page.band}</div></div>`}
<main class="wrap" id="main" tabindex="-1">
${head}
${page.main}
</main>
${siteFooter(site)}`;
}

function deskBody(page: Page, site: Site, { header, rail, parts }: DeskParts): Html {
  const said = saidPlace(site);
  const { tools } = page;
  const shown = html`${needsNotice(page) && needsScript(site.translate)}${page.main}`;
  const inside =
    tools === undefined
      ? html`${pageHead(site, { tabs: parts, ...page, crumbs: undefined })}\n${said}\n${shown}`
      : html`<div class="tools">${heading(page)}${tools}</div>\n${said}\n<div${!page.isFull && html` class="wrap"`}>\n${shown}</div>`;
  const kind = tools !== undefined ? 'with-tools' : rail === undefined ? 'wrap' : undefined;
  const main = html`<main id="main" tabindex="-1"${kind && html` class="${kind}"`}>\n${inside}\n</main>`;
  return rail === undefined
    ? html`${header}\n${main}`
    : html`${header}\n<div class="office${page.isFull && ' full'}">${rail}\n${main}</div>`;
}

/**
 * Whether to say that a script is needed: forms of acts are sent
 * by one; a page whose own script does more says so itself.
 */
function needsNotice({ actions, tools, main }: Page): boolean {
  const all = html`${actions}${tools}${main}`.html;
  return all.includes(' data-act="') && !all.includes(' data-without-script');
}

/**
 * Where the page shows what was just done, and keeps Undo after the toast is gone (D-OFF-468); filled in by
 * `browser/desk/next-page-message.ts`.
 */
const saidPlace = ({ translate, federation }: Site): Html =>
  html`<div class="said-place"><div class="said"><p role="status" data-said></p>
<form class="act inline" method="post" novalidate hidden data-undoes data-federation="${federation.id}" data-done="${translate('web.desk.undone')}"><input type="hidden" name="reason">
<button disabled data-waits>${translate('web.desk.undo')}</button>${problemBox(translate)}</form></div></div>`;
