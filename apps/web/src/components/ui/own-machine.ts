import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

export const QUIT = '/desk/quit';

/** Where a person's own tournaments are, and the way to stop; nothing elsewhere (D-OFF-1440). */
export const keptHere = (site: Site): Html | undefined =>
  site.keptIn === undefined
    ? undefined
    : html`<p class="quiet small">${site.translate('web.own.kept-in')} <code>${site.keptIn}</code>.
<a href="${href(site, '/help/own')}">${site.translate('help.own')}</a> · <a href="${href(site, QUIT)}">${site.translate('web.quit.do')}</a></p>`;

/** In the header of every desk page. */
export const quitLink = (site: Site): Html | undefined => {
  if (site.keptIn === undefined) return undefined;
  const name = site.translate('web.quit.do');
  return html`<a class="button plain small wide" href="${href(site, QUIT)}" aria-label="${name}" title="${name}">${site.translate('web.quit.short')}</a>`;
};
