import { amendDelegation, registerDelegation } from '@escala/office/acts';
import { showFederation } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { needsScript } from '../../components/form-fields.ts';
import { defineDeskPage } from '../../kit/desk-page.ts';
import { html } from '../../kit/html.ts';
import { folded, OFFICE, registryParts } from './registry-frame.ts';

/** Territorial delegations, to which clubs belong. */
export const delegationsPage = defineDeskPage({
  path: '/desk/registry/delegations',
  needs: OFFICE,
  view: async (ask, _request, site) => {
    const { translate } = site;
    const { delegations } = await ask(showFederation, {});
    const register = actForm(site, registerDelegation, {
      id: 'new',
      fields: (f) => html`${f('name', { label: translate('web.desk-registry.delegation-name') })}
${f('delegation', { label: translate('web.desk-registry.short-name'), hint: translate('web.desk-registry.short-name-hint'), form: translate('web.desk-registry.short-name-hint'), size: 20 })}`,
    });
    return {
      title: translate('web.desk-registry.part-delegations'),
      above: registryParts(site, 'delegations'),
      scripts: ['act-forms.ts'],
      main: html`${needsScript(translate)}<p>${translate('web.desk-registry.delegations-said')}</p>
${delegations.length === 0 && html`<p>${translate('web.desk-registry.no-delegations')}</p>`}
<ul>${delegations.map(
        ({ delegation, version, name }) =>
          html`<li><strong>${name}</strong> <span class="quiet small">${delegation}</span>
${folded(
  translate('web.desk-registry.rename', { name }),
  actForm(site, amendDelegation, {
    id: `amend-${delegation}`,
    fixed: { delegation, version },
    reason: 'optional',
    fields: (f) => f('name', { label: translate('web.desk-registry.delegation-name'), value: name }),
  }),
)}</li>\n`,
      )}</ul>
${folded(translate('web.desk-registry.new-delegation'), register, delegations.length === 0)}`,
    };
  },
});
