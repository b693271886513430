import { type Html, html, type Value } from '../../kit/html.ts';
import { href, isAt, type Site } from '../../kit/site.ts';
import { emblem, icon } from './icon.ts';
import { languageLinks, languageMenu } from './languages.ts';
import { searchBox } from './search-box.ts';

const SECTIONS = [
  ['/lists', 'web.nav.lists'],
  ['/players', 'web.word.players'],
  ['/events', 'web.word.events'],
  ['/clubs', 'web.word.clubs'],
  ['/regulations', 'web.nav.rules'],
] as const;
/** Sections of a house that only plays. */
const PLAYED: readonly string[] = ['/players', '/events'];

/**
 * The header of every public page. Where space is short the sections are a menu that opens without a script
 * (D-OFF-490). To somebody signed in the same link is called Desk (D-OFF-1091).
 */
export function siteHeader(site: Site, { search = true }: { readonly search?: boolean | undefined } = {}): Html {
  const { translate, federation, onlyPlays, ownMachine, isSignedIn, copiedAt } = site;
  if (copiedAt)
    return html`<header class="site"><div class="wrap"><span class="brand">${emblem(federation)}${brandName(federation)}</span></div></header>`;
  const door = translate(ownMachine || isSignedIn ? 'web.word.desk' : 'web.word.sign-in');
  const sections = SECTIONS.filter(([path]) => !onlyPlays || PLAYED.includes(path));
  return html`<header class="site"><div class="wrap">
<a class="brand" href="${href(site, '')}">${emblem(federation)}${brandName(federation)}</a>
<nav class="sections" id="sections" popover aria-label="${translate('web.nav.sections')}"><ul>
${sections.map(([path, key]) => html`<li><a href="${href(site, path)}"${isAt(site, path) && html` aria-current="page"`}>${translate(key)}</a></li>\n`)}
<li class="only-narrow"><a href="${href(site, '/desk')}">${door}</a></li>
</ul></nav>
<span class="push"></span>
${search && html`<div class="only-wide">${searchBox(site, { id: 'header-search', label: translate('web.search') })}</div>`}
${languageMenu(site)}
<a class="button small only-wide" href="${href(site, '/desk')}">${door}</a>
<a class="button menu only-narrow" href="${href(site, '/players')}" aria-label="${translate('web.search')}">${icon('search')}</a>
<button type="button" class="menu only-narrow" popovertarget="sections">${icon('menu')} ${translate('web.frame.menu')}</button>
</div></header>`;
}

/** The full name, or the short one on phones. */
function brandName({ name, identity }: Site['federation']): Html {
  const short = identity?.shortName;
  if (short === undefined) return html`<span>${name}</span>`;
  return html`<span class="wide">${name}</span><span class="only-phone">${short}</span>`;
}

/**
 * Who the federation is and how to reach it, how its numbers are
 * made, and the languages. What it has not provided is left out.
 */
export function siteFooter(site: Site): Html {
  const { translate, federation } = site;
  const { text, address, email, phone, hours, privacy, links = [] } = federation.identity ?? {};
  const playsGames = site.games?.includes('head-to-head') ?? true;
  const contact = [email && html`<a href="mailto:${email}">${email}</a>`, phone && html`<span>${phone}</span>`];
  return html`<footer class="site"><div class="wrap">
<div><h2>${federation.name}</h2>
${text && html`<p>${text}</p>`}${address && html`<p>${address}</p>`}${(email || phone) && html`<p class="dots">${contact}</p>`}${hours && html`<p>${hours}</p>`}
${!text && !address && !email && !site.copiedAt && html`<p>${translate('web.footer')}</p>`}</div>
${
  !site.onlyPlays &&
  !site.copiedAt &&
  html`<div><h2>${translate('web.nav.lists')}</h2><ul>
${item(href(site, '/regulations'), translate('web.frame.how'))}${item(href(site, '/health'), translate(playsGames ? 'web.nav.health' : 'web.nav.health-scrabble'))}${item('/api', translate('web.frame.api'))}
</ul></div>`
}
<div><h2>${translate('web.frame.about')}</h2><ul>
${!site.copiedAt && item(href(site, '/help'), translate('help.title'))}${privacy && item(href(site, privacy), translate('web.frame.privacy'))}${links.map(([name, address]) => item(address, name))}
<li>${translate('web.frame.runs-on')}</li>${site.copiedAt && html`<li>${translate('web.frame.copied', { at: site.copiedAt })}</li>`}
</ul></div>
${
  (!site.copiedAt || (site.copiedIn ?? []).length > 1) &&
  html`<nav aria-label="${translate('web.nav.languages')}"><h2>${translate('web.frame.language')}</h2><ul>
${languageLinks(site)}</ul></nav>`
}
</div></footer>`;
}

const item = (address: string, name: Value): Html => html`<li><a href="${address}">${name}</a></li>\n`;
