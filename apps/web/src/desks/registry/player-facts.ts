import { actForm } from '../../components/act-form.ts';
import { dateField, field, numberField } from '../../components/form-fields.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { personalFields, similarPanel } from './player-fields.ts';
import type { ShownPlayer } from './player-page.ts';
import { folded } from './registry-frame.ts';

/** What is empty is taken away. */
const CLEARED = { birthDate: null, birthYear: null, sex: null, nationality: null, minGames: null };

/** Facts that were written down wrongly, and the number that FIDE knows the player by. */
export function playerFactsForm(site: DeskSite, shown: ShownPlayer): Html {
  const { translate, today } = site;
  const { player, version, fideId, federatedOn, firstSeason, minGames } = shown;
  const seen = { player, version };
  const amend = actForm(site, {
    act: 'player.amend',
    id: 'amend',
    fixed: { ...seen, ...CLEARED },
    reason: 'required',
    submit: translate('web.desk-registry.correct'),
    done: translate('web.desk-registry.corrected'),
    fields: html`<p>${translate('web.desk-registry.correct-said')}</p>${personalFields(site, 'amend', shown)}${similarPanel(site, player)}
${dateField('amend', { name: 'federatedOn', label: translate('web.desk-registry.federated-on'), hint: translate('web.desk-registry.federated-hint'), value: federatedOn, required: false, max: today })}
${numberField('amend', { name: 'firstSeason', label: translate('web.desk-registry.first-season'), value: firstSeason === undefined ? undefined : String(firstSeason), required: false, min: 1900, max: 2199 })}
${numberField('amend', { name: 'minGames', label: translate('web.desk-registry.min-games'), hint: translate('web.desk-registry.min-games-hint'), value: minGames === undefined ? undefined : String(minGames), required: false, min: 1 })}`,
  });
  const link = actForm(site, {
    act: 'fide.link',
    id: 'fide',
    fixed: seen,
    reason: 'optional',
    submit: translate('web.desk-registry.link-fide'),
    done: translate('web.desk-registry.linked'),
    fields: field('fide', {
      name: 'fideId',
      label: translate('web.desk-registry.fide-id'),
      hint: translate('web.desk-registry.fide-hint'),
      value: fideId,
      inputmode: 'numeric',
      size: 12,
    }),
  });
  const unlink =
    fideId !== undefined &&
    actForm(site, {
      act: 'fide.link',
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
