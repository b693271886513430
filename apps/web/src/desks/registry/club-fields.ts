import type { showFederation } from '@escala/office/questions';
import { choice, field } from '../../components/form-fields.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

export type Delegations = Awaited<ReturnType<(typeof showFederation)['ask']>>['delegations'];

interface ClubFacts {
  readonly name?: string | undefined;
  readonly town?: string | undefined;
  readonly delegation?: string | undefined;
}

export function clubFields(site: Site, form: string, facts: ClubFacts, delegations: Delegations): Html {
  const { translate } = site;
  const { name, town, delegation = '' } = facts;
  return html`${field(form, { name: 'name', label: translate('web.desk-registry.club-name'), value: name })}
${field(form, { name: 'town', label: translate('web.clubs.town'), value: town, required: false })}
${
  delegations.length > 0 &&
  choice(form, { name: 'delegation', label: translate('web.clubs.delegation'), value: delegation }, [
    ['', translate('web.desk-registry.none')],
    ...delegations.map(({ delegation: id, name: called }) => [id, called] as const),
  ])
}`;
}
