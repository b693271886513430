import {
  type DeskFrame,
  type DeskGroup,
  type DeskSection,
  mayEnter,
  sectionsFor,
  type Viewer,
} from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { ModuleName } from '../../kit/modules.ts';
import type { Page } from '../../kit/page.ts';
import { href, isAt, type Site } from '../../kit/site.ts';
import { badge } from './badge.ts';
import { helpPath } from './help-guides.ts';
import { emblem, icon } from './icon.ts';
import { breadcrumbs, type Crumb, tabs } from './navigation.ts';
import { quitLink } from './own-machine.ts';
import { searchBox } from './search-box.ts';

/** Up to this many sections are tabs at the top; with more there is a rail, on phones a menu (D-OFF-282). */
export const MOST_TABS = 4;
/** Where registry staff find players from any page; others use the public page. */
const PLAYERS = '/desk/registry';
const GROUPS: readonly DeskGroup[] = ['own', 'tournaments', 'ratings', 'register', 'federation'];

export interface DeskParts {
  readonly header: Html;
  readonly rail: Html | undefined;
  /** Sibling pages in the section. */
  readonly parts: Html | undefined;
  readonly scripts: readonly ModuleName[];
}

/** What surrounds the pages of a signed-in person: where they work, and as whom. */
export function deskParts(
  site: Site,
  { viewer, sections, waiting }: DeskFrame,
  { within, crumbs, isFull }: Pick<Page, 'within' | 'crumbs' | 'isFull'> = {},
): DeskParts {
  const { translate, federation } = site;
  const mine = sectionsFor(viewer, sections, site);
  const here = sectionAt(site, mine);
  const own = mine.map(({ path, name, group }) => ({
    group,
    name: translate(name),
    href: href(site, path),
    isHere: path === here?.path,
    count: waiting?.[path],
  }));
  const hasRail = own.length > MOST_TABS;
  const label = translate('web.word.desk');
  const keepsPlayers = own.some(({ href: to }) => to === href(site, PLAYERS));
  const hasSearch = !within && pathOf(site) !== PLAYERS && own.length > 0;
  const above = trail(site, hasRail ? here : undefined, [...(within ? [within.above] : []), ...(crumbs ?? [])]);
  const header = html`<header class="desk"><div>
<a class="brand" href="${href(site, '/desk')}">${emblem(federation)}<span${within && html` class="unseen"`}>${translate('web.word.desk')}</span></a>
${hasRail && html`<button type="button" class="menu${!isFull && ' only-narrow'}" popovertarget="rail">${icon('menu')} ${translate('web.frame.menu')}</button>`}
${above.length > 0 && breadcrumbs(site, above, within?.name)}
${within ? within.tabs : !hasRail && own.length > 0 && tabs(own, { label })}
<span class="push"></span>
${
  hasSearch &&
  html`<div class="only-wide">${searchBox(site, { id: 'header-search', label: translate('web.desk.find'), path: keepsPlayers ? PLAYERS : undefined, pages: translate('web.word.pages') })}</div>`
}
<a class="button plain small wide" href="${href(site, within?.path ?? '')}">${translate('web.word.public-page')}</a>
<a class="button plain small" href="${href(site, helpPath(pathOf(site)))}" aria-label="${translate('help.title')}" title="${translate('help.title')}">?</a>
${quitLink(site)}
<a class="badge name" href="${href(site, '/account')}" aria-label="${translate('web.frame.account', { name: viewer.name })}">${viewer.name}</a>
</div></header>`;
  const rail = html`<nav class="rail" id="rail" popover aria-label="${label}">
${GROUPS.map((group) => {
  const links = own.filter((each) => each.group === group);
  return (
    links.length > 0 &&
    html`<h2>${translate(`web.frame.group-${group}`)}</h2><ul>
${links.map(({ name, href, isHere, count }) => html`<li><a href="${href}"${isHere && html` aria-current="page"`}>${name}${count && html` ${badge(count)}`}</a></li>\n`)}</ul>\n`
  );
})}</nav>`;
  return {
    header,
    rail: hasRail ? rail : undefined,
    parts: here && partTabs(site, viewer, here),
    scripts: ['act-forms.ts', ...(hasSearch ? (['search.ts'] as const) : [])],
  };
}

/** The section that a page belongs to: of two matches, the more specific. */
function sectionAt(site: Site, sections: readonly DeskSection[]): DeskSection | undefined {
  const length = ({ path, parts = [] }: DeskSection): number =>
    Math.max(
      0,
      ...[path, ...parts.map((part) => part.path)].filter((each) => isAt(site, each)).map((each) => each.length),
    );
  const [nearest] = sections.toSorted((a, b) => length(b) - length(a));
  return nearest && length(nearest) > 0 ? nearest : undefined;
}

/** The section, unless this is its first page or a tab shows it, followed by the page's own parents (D-OFF-439). */
function trail(site: Site, section: DeskSection | undefined, crumbs: readonly Crumb[]): Crumb[] {
  const first: Crumb[] = section && pathOf(site) !== section.path ? [[site.translate(section.name), section.path]] : [];
  return [...first, ...crumbs.filter(([, path]) => path !== section?.path)];
}

function partTabs(site: Site, viewer: Viewer, { name, parts = [] }: DeskSection): Html | undefined {
  const mine = parts.filter(({ needs }) => mayEnter(viewer, needs));
  const here = pathOf(site);
  if (mine.length < 2 || !mine.some(({ path }) => path === here)) return undefined;
  return tabs(
    mine.map((part) => ({ name: site.translate(part.name), href: href(site, part.path), isHere: part.path === here })),
    { label: site.translate(name) },
  );
}

const pathOf = ({ path }: Site): string => path.split('?')[0]!;
