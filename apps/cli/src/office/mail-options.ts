import type { Translate } from '@escala/messages';
import { type MailSettings, mailSettings } from '@escala/server/command-line';
import { UsageError } from '../usage-error.ts';
import { addressOfSettings } from './public-address.ts';

export interface MailOptions {
  readonly smtp?: string;
  readonly mailFrom?: string;
  readonly publicUrl?: string;
}

/** Options take precedence over the environment; undefined if no mail is wanted. All faults are reported at once. */
export function mailOfOptions(
  { smtp, mailFrom, publicUrl }: MailOptions,
  env: NodeJS.ProcessEnv,
  translate: Translate,
): MailSettings | undefined {
  const found = mailSettings({
    smtp: smtp ?? (env.ESCALA_SMTP || undefined),
    from: mailFrom ?? (env.ESCALA_MAIL_FROM || undefined),
    publicUrl: publicUrl ?? addressOfSettings(env),
  });
  if (found === undefined || 'settings' in found) return found?.settings;
  const faults = found.faults.map((fault) => `  ${translate(`cli.mail.fault-${fault}`)}`);
  throw new UsageError('cli.mail.faults', { faults: faults.join('\n') });
}
