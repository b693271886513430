import { type DeskFrame, type DeskGroup, sectionsFor } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Page, Whole } from '../../kit/page.ts';
import { href, isAt, type Site } from '../../kit/site.ts';
import { badge } from './badge.ts';
import { emblem } from './emblem.ts';
import { icon } from './icon.ts';
import { tabs } from './tabs.ts';

/** So many sections are tabs on top; whoever has more of them has a rail, on phones a menu (D-OFF-282). */
const MOST_TABS = 4;
const GROUPS: readonly DeskGroup[] = ['own', 'tournaments', 'ratings', 'register', 'federation'];

export interface DeskParts {
  readonly header: Html;
  readonly rail: Html | undefined;
}

/** What stands around the pages of somebody who is signed in: where they work, and as whom. */
export function deskParts(
  site: Site,
  { viewer, sections }: DeskFrame,
  { within, waiting }: Pick<Page, 'within' | 'waiting'> = {},
): DeskParts {
  const { translate, federation } = site;
  const own = sectionsFor(viewer, sections, site).map(({ path, name, group }) => ({
    group,
    name: translate(name),
    href: href(site, path),
    isHere: isAt(site, path),
    count: waiting?.[path],
  }));
  const hasRail = own.length > MOST_TABS;
  const label = translate('web.desk.sections');
  const header = html`<header class="desk"><div>
<a class="brand" href="${href(site, '/desk')}">${emblem(federation)}<span${within && html` class="unseen"`}>${translate('web.nav.desk')}</span></a>
${hasRail && html`<button type="button" class="menu only-narrow" popovertarget="rail">${icon('menu')} ${translate('web.frame.menu')}</button>`}
${within ? wholeOf(site, within) : !hasRail && own.length > 0 && tabs(own, { label })}
<span class="push"></span>
<a class="button plain small wide" href="${href(site, within?.path ?? '')}">${translate('web.frame.public')}</a>
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
  return { header, rail: hasRail ? rail : undefined };
}

/** What the page is a part of: the list it is in, its name, its pages. */
const wholeOf = (site: Site, { above, name, tabs }: Whole): Html =>
  html`<p class="whole"><a href="${href(site, above[1])}">${above[0]}</a> <span aria-hidden="true">/</span> <strong>${name}</strong></p>
${tabs}`;
