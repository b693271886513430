import { type Html, html } from '../../kit/html.ts';
import { href, isAt, type Site } from '../../kit/site.ts';
import { emblem } from './emblem.ts';
import { icon } from './icon.ts';
import { languageMenu } from './languages.ts';
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
