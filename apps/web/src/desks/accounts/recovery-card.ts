import { recoveryTerm } from '@escala/office';
import { agreeRecovery, askRecovery, refuseRecovery } from '@escala/office/acts';
import { actForm } from '../../components/act-form.ts';
import { card, notice } from '../../components/ui/card.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { html, type Value } from '../../kit/html.ts';
import type { Page } from '../../kit/page.ts';
import type { Account } from './account-page.ts';

type Asked = NonNullable<Account['recovery']>;

/** `2026-11-15, 10:30`. */
const instant = (at: string): string => `${at.slice(0, 10)}, ${at.slice(11, 16)}`;

/** What an administrator needs first, to help somebody into an account that was in use (D-OFF-1307). */
export function recoveryCard(
  site: DeskSite,
  { id, state, recovery }: Account,
  needs: 'a-day' | 'second-person',
): Value {
  const { translate, viewer } = site;
  if (state === 'invited') return undefined;
  const asked = recovery && (needs === 'second-person' ? undefined : instant(recoveryTerm(recovery).from));
  return card(
    { title: translate('web.desk-accounts.recovery') },
    recovery === undefined
      ? html`<p>${translate('web.desk-accounts.recovery-help')}</p>
${actForm(site, askRecovery, { id: 'ask-recovery', fixed: { account: id }, tone: 'quiet' })}`
      : html`<p>${stateOf(site, recovery, asked)}</p>
${
  recovery.agreedBy === undefined &&
  recovery.by !== viewer.account &&
  actForm(site, agreeRecovery, { id: 'agree-recovery', fixed: { account: id }, tone: 'quiet' })
}`,
  );
}

function stateOf({ translate }: DeskSite, recovery: Asked, from: string | undefined): string {
  if (recovery.agreedBy !== undefined)
    return translate('web.desk-accounts.recovery-agreed', { until: instant(recoveryTerm(recovery).until) });
  if (from === undefined) return translate('web.desk-accounts.recovery-second');
  return translate('web.desk-accounts.recovery-asked', { from });
}

/** For the holder, on whatever page of a desk they come to. */
export const withRecovery = (page: Page, site: DeskSite, recovery: Account['recovery']): Page =>
  recovery === undefined
    ? page
    : {
        ...page,
        main: html`${notice(
          html`<p>${site.translate('web.desk-accounts.recovery-own', { from: instant(recoveryTerm(recovery).from) })}</p>
${actForm(site, refuseRecovery, { id: 'refuse-recovery', fixed: { account: site.viewer.account } })}`,
          'warning',
        )}
${page.main}`,
      };
