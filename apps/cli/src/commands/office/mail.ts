import type { Speech } from '@escala/messages';
import { emailSchema, MailFault } from '@escala/office';
import { newUuid, smtpMail } from '@escala/server';
import { DONE, type ExitCode, REFUSED } from '../../exit-codes.ts';
import { type MailOptions, mailOfOptions } from '../../office/mail-options.ts';
import { UsageError } from '../../usage-error.ts';

interface MailTestOptions extends MailOptions {
  readonly test: string;
}

/** `escala mail --test ADDRESS`: sends one letter with the server's settings, and shows the mail server's answer. */
export async function mail(options: MailTestOptions, { translate, language }: Speech): Promise<ExitCode> {
  const settings = mailOfOptions(options, process.env, translate);
  if (settings === undefined) throw new UsageError('cli.mail.not-set-up');
  const to = emailSchema.safeParse(options.test);
  if (!to.success) throw new UsageError('cli.mail.no-address', { address: options.test });
  const post = smtpMail(settings);
  const text = translate('mail.test.text');
  const { host, port } = settings;
  try {
    const words = await post.send({
      to: to.data,
      subject: translate('mail.test.subject'),
      text: `${text}\n`,
      html: `<p>${text}</p>\n`,
      messageId: `${newUuid()}@${settings.from.address.split('@')[1]}`,
      fromName: 'Escala',
      headers: { 'Content-Language': language },
    });
    process.stdout.write(`${translate('cli.mail.sent', { address: to.data, host, port: String(port), words })}\n`);
    return DONE;
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    process.stderr.write(`${translate('cli.mail.refused', { host, port: String(port), words: error.message })}\n`);
    return REFUSED;
  } finally {
    await post.close();
  }
}
