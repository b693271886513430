import { amendDelegation, registerDelegation } from '@escala/office/acts';
import { showFederation } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { table } from '../../components/table.ts';
import { emptyState } from '../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Delegations } from './club-fields.ts';
import { OFFICE } from './registry-frame.ts';

/** Territorial delegations, to which clubs belong. */
export const delegationsPage = defineDeskPage({
  path: '/desk/registry/delegations',
  needs: OFFICE,
  view: async ({ ask, site, translate }) => {
    const { delegations } = await ask(showFederation, {});
    const register = actForm(site, registerDelegation, {
      id: 'new',
      popup: { kind: 'main' },
      fields: (f) => html`${f('name', { label: translate('web.desk-registry.delegation-name') })}
${f('delegation', { label: translate('web.word.short-name'), hint: translate('web.desk-registry.short-name-hint'), form: translate('web.desk-registry.short-name-hint'), size: 20 })}`,
    });
    return {
      title: translate('web.desk-registry.part-delegations'),
      actions: register,
      main: html`${
        delegations.length === 0
          ? emptyState({ title: translate('web.desk-registry.no-delegations') })
          : table(site, delegations, [
              ['web.desk-registry.delegation-name', ({ name }) => name, 'name'],
              ['web.word.short-name', ({ delegation }) => delegation, 'quiet'],
              ['web.desk-registry.change', (each) => rename(site, each), 'number unseen'],
            ])
      }
<p class="quiet small">${translate('web.desk-registry.delegations-said')}</p>`,
    };
  },
});

function rename(site: DeskSite, { delegation, version, name }: Delegations[number]): Html {
  const { translate } = site;
  return actForm(site, amendDelegation, {
    popup: { opens: translate('web.desk-registry.rename', { name }), kind: 'plain' },
    id: `amend-${delegation}`,
    fixed: { delegation, version },
    reason: 'optional',
    fields: (f) => f('name', { label: translate('web.desk-registry.delegation-name'), value: name }),
  });
}
