import { GIVEN_ROLES, needsSecondFactor } from '@escala/office';
import type { amendRoles, inviteAccount } from '@escala/office/acts';
import { searchClubs, searchEvents, showFederation } from '@escala/office/questions';
import type { FieldsOf } from '../../components/act-fields.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';

interface Rights {
  readonly roles: readonly string[];
  readonly clubs: readonly string[];
  readonly delegations?: readonly string[] | undefined;
  readonly events: readonly string[];
  readonly player?: string | undefined;
}

/** The choices: clubs for delegates, unfinished events for arbiters. */
interface RightsChoices {
  readonly clubs: readonly { readonly club: string; readonly name: string }[];
  readonly delegations: readonly { readonly delegation: string; readonly name: string }[];
  readonly events: readonly { readonly id: string; readonly name: string }[];
}

const OPEN = ['registered', 'running', 'closed'] as const;

export async function rightsChoices(ask: Ask): Promise<RightsChoices> {
  const { clubs } = await ask(searchClubs, { limit: 500 });
  const events = [];
  for (const state of OPEN) events.push(...(await ask(searchEvents, { state, limit: 100 })).events);
  const { delegations } = await ask(showFederation, {});
  return { clubs, delegations, events };
}

/**
 * Roles, and what they apply to. `browser/modules/accounts/account-desk.ts` enables a role's fields while it is ticked;
 * disabled fields are not sent, so that a former delegate no longer represents a club.
 */
export function rightsFields(
  site: DeskSite,
  f: FieldsOf<typeof inviteAccount | typeof amendRoles>,
  rights: Rights,
  { clubs, delegations, events }: RightsChoices,
): Html {
  const { translate } = site;
  const group = (role: string, key: 'player' | 'clubs' | 'delegations' | 'events', parts: Html | Html[]): Html =>
    html`<fieldset data-of-role="${role}"${!rights.roles.includes(role) && html` hidden disabled`}><legend>${translate(`web.desk-accounts.${key}`)}</legend>
<p class="hint">${translate(`web.desk-accounts.${key}-hint`)}</p>${parts}</fieldset>`;
  const kept = rights.events.filter((id) => !events.some((event) => event.id === id)).map((id) => ({ id, name: id }));
  return html`<fieldset><legend>${translate('web.account.roles')}</legend>
${f.ticks(
  'roles',
  GIVEN_ROLES.map((role) => [
    role,
    html`<span><strong>${translate(`server.role-${role}`)}</strong>: ${translate(`web.desk-accounts.role-${role}`)}${
      needsSecondFactor({ roles: [role] }) &&
      html` <span class="quiet small">${translate('web.desk-accounts.needs-second-factor')}</span>`
    }</span>`,
  ]),
  rights.roles,
)}</fieldset>
${group(
  'player',
  'player',
  f.player('player', { label: translate('web.desk-accounts.player-field'), value: rights.player }),
)}
${group(
  'delegate',
  'clubs',
  html`<div class="choices">${f.ticks(
    'clubs',
    clubs.map(({ club, name }) => [club, name]),
    rights.clubs,
  )}</div>`,
)}
${group(
  'delegation',
  'delegations',
  html`<div class="choices">${f.ticks(
    'delegations',
    delegations.map(({ delegation, name }) => [delegation, name]),
    rights.delegations ?? [],
  )}</div>`,
)}
${group(
  'arbiter',
  'events',
  html`<div class="choices">${f.ticks(
    'events',
    [...kept, ...events].map(({ id, name }) => [id, name]),
    rights.events,
  )}</div>`,
)}`;
}
