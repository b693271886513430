import { mayTry } from '@escala/office';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';

/** That no list is loaded, and the way to where whoever may loads one. */
export function noFideList(site: DeskSite): Html {
  const { translate, viewer } = site;
  if (!mayTry(viewer, 'fide-register.load')) return html`${translate('web.desk-fide.none')}`;
  return html`${translate('web.desk-fide.nothing')} <a href="${href(site, '/desk/fide-list')}">${translate('web.desk-fide.load-link')}</a>`;
}
