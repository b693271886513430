import { annulEvent } from '@escala/office/acts';
import { actForm } from '../../components/act-form.ts';
import { popup } from '../../components/ui/popup.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';

/** A button that annuls an event which does not count yet, after asking. */
export function annulPart(
  site: DeskSite,
  { id, version, event }: { readonly id: string; readonly version: number; readonly event: { readonly name: string } },
  leadsTo?: string,
): Html {
  const { translate } = site;
  return popup(
    site,
    { id: 'annulling', opens: translate('web.submit.event.annul'), kind: 'danger' },
    html`<p>${translate('web.desk-office.annul-said')} ${translate('web.desk-office.annul-sure', { event: event.name })}</p>${actForm(
      site,
      annulEvent,
      { id: 'annul', fixed: { event: id, version }, words: { event: event.name }, tone: 'danger', leadsTo },
    )}`,
  );
}
