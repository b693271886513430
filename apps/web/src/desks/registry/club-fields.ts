import type { amendClub, registerClub } from '@escala/office/acts';
import type { showFederation } from '@escala/office/questions';
import type { FieldsOf } from '../../components/act-fields.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

export type Delegations = Awaited<ReturnType<(typeof showFederation)['ask']>>['delegations'];

interface ClubFacts {
  readonly name?: string | undefined;
  readonly town?: string | undefined;
  readonly delegation?: string | undefined;
}

export function clubFields(
  { translate }: Site,
  f: FieldsOf<typeof registerClub | typeof amendClub>,
  { name, town, delegation }: ClubFacts,
  delegations: Delegations,
): Html {
  return html`${f('name', { label: translate('web.desk-registry.club-name'), value: name, required: true })}
${f('town', { label: translate('web.clubs.town'), value: town })}
${
  delegations.length > 0 &&
  f.choice(
    'delegation',
    delegations.map(({ delegation: id, name: called }) => [id, called]),
    { label: translate('web.clubs.delegation'), none: translate('web.desk-registry.none'), value: delegation },
  )
}`;
}
