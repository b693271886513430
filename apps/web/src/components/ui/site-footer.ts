import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { languageLinks } from './languages.ts';

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
