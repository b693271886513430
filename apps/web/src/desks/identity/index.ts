import { type AnswerOf, showFederation, showIdentity } from '@escala/office/questions';
import { needsScript } from '../../components/form-fields.ts';
import { notice } from '../../components/ui/card.ts';
import { type Desk, defineDeskPage } from '../../kit/desk-page.ts';
import { html } from '../../kit/html.ts';
import { identityForm } from './identity-form.ts';
import { identityPreview } from './identity-preview.ts';

export type Shown = AnswerOf<typeof showIdentity>;
export type Settings = AnswerOf<typeof showFederation>['settings'];

/** Names of drawing parts, as reported by the office. */
const PARTS = /^[\w:.-]+(?:,[\w:.-]+)*$/;

/** The federation's identity: edits are previewed at once; without a script, what is saved. */
export const identityPage = defineDeskPage({
  path: '/desk/identity',
  namesAsKept: true,
  needs: ['identity.amend'],
  view: async ({ ask, query, site, translate }) => {
    const { settings } = await ask(showFederation, {});
    const shown = await ask(showIdentity, {});
    const removed = PARTS.test(query.removed ?? '') && query.removed!.replaceAll(',', ', ');
    return {
      title: translate('web.desk-identity.title'),
      facts: [translate('web.desk-identity.about')],
      scripts: ['identity.ts'],
      main: html`${needsScript(translate)}
${removed && notice(translate('web.desk-identity.removed', { parts: removed }), 'warning')}
${identityPreview(site, settings, shown)}
${identityForm(site, settings, shown)}`,
    };
  },
});

export const identityDesk: Desk = {
  sections: [
    {
      path: '/desk/identity',
      group: 'federation',
      name: 'web.desk-identity.title',
      about: 'web.desk-identity.section',
      needs: ['identity.amend'],
      roles: ['administrator', 'officer'],
      whereOnlyPlayed: true,
    },
  ],
  pages: [identityPage],
};
