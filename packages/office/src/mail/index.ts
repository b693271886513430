export * from './mail-fault.ts';
export * from './mail-queue.ts';
export { MAIL_KINDS, type MailKind } from './mails-of-act.ts';
