import { amendPlayer, linkFide } from '@escala/office/acts';
import { actForm } from '../../components/act-form.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { laterFields, personalFields, similarPanel } from './player-fields.ts';
import type { ShownPlayer } from './player-page.ts';
import { folded } from './registry-frame.ts';

/** Facts that were written down wrongly, and the number that FIDE knows the player by. */
export function playerFactsForm(site: DeskSite, shown: ShownPlayer): Html {
  const { translate } = site;
  const { player, version, fideId } = shown;
  const seen = { player, version };
  const amend = actForm(site, amendPlayer, {
    id: 'amend',
    fixed: seen,
    fields: (
      f,
    ) => html`<p>${translate('web.desk-registry.correct-said')}</p>${personalFields(site, f, shown)}${similarPanel(site, player)}
${laterFields(site, f, shown)}`,
  });
  const link = actForm(site, linkFide, {
    id: 'fide',
    fixed: seen,
    reason: 'optional',
    fields: (f) =>
      f('fideId', {
        label: translate('web.desk-registry.fide-id'),
        hint: translate('web.desk-registry.fide-hint'),
        value: fideId,
        inputmode: 'numeric',
        size: 12,
      }),
  });
  const unlink =
    fideId !== undefined &&
    actForm(site, linkFide, {
      id: 'fide-away',
      fixed: { ...seen, fideId: null },
      submit: translate('web.desk-registry.unlink-fide'),
      confirm: translate('web.desk-registry.unlink-sure', { fideId }),
      done: translate('web.desk-registry.unlinked'),
      tone: 'quiet',
    });
  return html`${folded(translate('web.desk-registry.correct-facts'), amend)}
${folded(translate('web.desk-registry.fide-link'), html`${link}${unlink}`)}`;
}
