import { fieldsWhere, mayTry, PLAYER_FIELDS } from '@escala/office';
import { amendPlayer, linkFide } from '@escala/office/acts';
import { actForm } from '../../components/act-form.ts';
import { time } from '../../components/format.ts';
import { card } from '../../components/ui/card.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { fieldFacts } from '../log/field-facts.ts';
import { laterFields, personalFields, similarPanel } from './player-fields.ts';
import type { ShownPlayer } from './player-page.ts';

const ALWAYS = fieldsWhere(PLAYER_FIELDS, 'page', 'desk');
const IF_KNOWN = fieldsWhere(PLAYER_FIELDS, 'page', 'public', 'desk-if-known');

/** A person's data on record, with forms to correct it. */
export function playerFacts(site: DeskSite, player: ShownPlayer): Html {
  const { translate, viewer } = site;
  const { birthDate, birthYear, clubName, club, fideId, mergedInto } = player;
  const unknown = html`<span class="quiet">${translate('web.desk-registry.not-known')}</span>`;
  const isOpen = mergedInto === undefined && mayTry(viewer, 'player.amend');
  return card(
    {
      title: translate('web.word.details'),
      aside: isOpen && editFacts(site, player),
      footer: isOpen && fideForms(site, player),
    },
    html`<dl class="facts">
<dt>${translate('web.word.number')}</dt><dd>${player.player}</dd>
<dt>${translate('web.player.born')}</dt><dd>${birthDate !== undefined ? time(site, birthDate) : (birthYear ?? unknown)}</dd>
${fieldFacts(site, 'player', player, ALWAYS, unknown)}
<dt>${translate('web.word.club')}</dt><dd>${club === undefined ? translate('web.desk-registry.without-club') : html`<a href="${href(site, `/desk/registry/clubs/${encodeURIComponent(club)}`)}">${clubName ?? club}</a>`}</dd>
<dt>${translate('web.word.fide-id')}</dt><dd>${fideId ?? unknown}</dd>
${fieldFacts(site, 'player', player, IF_KNOWN)}
</dl>`,
  );
}

/** Corrects wrong data. */
function editFacts(site: DeskSite, shown: ShownPlayer): Html {
  const { translate } = site;
  const { player, version } = shown;
  return actForm(site, amendPlayer, {
    popup: { opens: translate('web.word.edit-details'), kind: 'small' },
    id: 'amend',
    fixed: { player, version },
    fields: (
      f,
    ) => html`<p class="hint">${translate('web.desk-registry.correct-said')}</p>${personalFields(site, f, shown)}${similarPanel(site, player)}
${laterFields(site, f, shown)}`,
  });
}

/** The player's FIDE number. */
function fideForms(site: DeskSite, { player, version, fideId }: ShownPlayer): Html {
  const { translate } = site;
  const seen = { player, version };
  const link = actForm(site, linkFide, {
    popup: { opens: translate('web.word.fide-id'), kind: 'small' },
    id: 'fide',
    fixed: seen,
    reason: 'optional',
    fields: (f) =>
      f('fideId', {
        label: translate('web.word.fide-id'),
        hint: translate('web.desk-registry.fide-hint'),
        value: fideId,
        inputmode: 'numeric',
        size: 12,
      }),
  });
  if (fideId === undefined) return link;
  const submit = translate('web.desk-registry.unlink-fide');
  return html`${link} ${actForm(site, linkFide, {
    popup: { kind: 'plain small' },
    id: 'fide-away',
    fixed: { ...seen, fideId: null },
    fields: () => html`<p>${translate('web.desk-registry.unlink-sure', { fideId })}</p>`,
    submit,
    done: translate('web.desk-registry.unlinked'),
    tone: 'danger',
  })}`;
}
