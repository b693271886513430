import { GIVEN_ROLES, needsSecondFactor } from '@escala/office';
import { searchClubs, searchEvents } from '@escala/office/questions';
import { playerField, tick } from '../../components/form-fields.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';

export interface Rights {
  readonly roles: readonly string[];
  readonly clubs: readonly string[];
  readonly events: readonly string[];
  readonly player?: string | undefined;
}

/** What may be chosen: clubs for delegates, events that are not over for arbiters. */
export interface RightsChoices {
  readonly clubs: readonly { readonly club: string; readonly name: string }[];
  readonly events: readonly { readonly id: string; readonly name: string }[];
}

const OPEN = ['registered', 'running', 'closed'] as const;

export async function rightsChoices(ask: Ask): Promise<RightsChoices> {
  const { clubs } = await ask(searchClubs, { limit: 500 });
  const events = [];
  for (const state of OPEN) events.push(...(await ask(searchEvents, { state, limit: 100 })).events);
  return { clubs, events };
}

/**
 * Roles, and whose matters they reach. `browser/account-desk.ts` opens what belongs to a role while it is ticked; what is closed
 * is not sent, so that whoever is no delegate any more speaks for no club.
 */
export function rightsFields(site: DeskSite, form: string, rights: Rights, { clubs, events }: RightsChoices): Html {
  const { translate } = site;
  const group = (role: string, key: string, parts: Html | Html[]): Html =>
    html`<fieldset data-of-role="${role}"${!rights.roles.includes(role) && html` hidden disabled`}><legend>${translate(`web.desk-accounts.${key}`)}</legend>
<p class="hint">${translate(`web.desk-accounts.${key}-hint`)}</p>${parts}</fieldset>`;
  const kept = rights.events.filter((id) => !events.some((event) => event.id === id)).map((id) => ({ id, name: id }));
  return html`<fieldset><legend>${translate('web.account.roles')}</legend>
${GIVEN_ROLES.map((role) =>
  tick(form, {
    name: 'roles',
    value: role,
    ticked: rights.roles.includes(role),
    label: html`<span><strong>${translate(`server.role-${role}`)}</strong>: ${translate(`web.desk-accounts.role-${role}`)}${
      needsSecondFactor({ roles: [role] }) &&
      html` <span class="quiet small">${translate('web.desk-accounts.needs-second-factor')}</span>`
    }</span>`,
  }),
)}</fieldset>
${group(
  'player',
  'player',
  playerField(form, site, {
    name: 'player',
    label: translate('web.desk-accounts.player-field'),
    value: rights.player,
    required: false,
  }),
)}
${group('delegate', 'clubs', html`<div class="choices">${clubs.map(({ club, name }) => tick(form, { name: 'clubs', value: club, label: name, ticked: rights.clubs.includes(club) }))}</div>`)}
${group(
  'arbiter',
  'events',
  html`<div class="choices">${[...kept, ...events].map(({ id, name }) => tick(form, { name: 'events', value: id, label: name, ticked: rights.events.includes(id) }))}</div>`,
)}`;
}
