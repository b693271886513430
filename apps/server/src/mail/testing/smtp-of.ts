import type { Mail } from '@escala/office';
import { mailSettings } from '../mail-settings.ts';
import { smtpMail } from '../smtp-mail.ts';

/** Mail through a test server. */
export function smtpOf(url: string): Mail {
  const found = mailSettings({ smtp: url, from: 'office@example.org', publicUrl: 'https://office.example.org' });
  if (found === undefined || 'faults' in found) throw new Error(`Not set up: ${found?.faults.join(', ')}`);
  return smtpMail(found.settings);
}
