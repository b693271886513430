/** What commands need that serve nobody: without HTTP and the pages, they start in half the time. */
export { loadInProcess } from './fide-register/load-in-process.ts';
export type { MetricsPlace } from './http/metrics-socket.ts';
export { type InvitedAccount, inviteByHand } from './invite-by-hand.ts';
export { MAIL_SETTING_FAULTS, type MailSettings, type MailWishes, mailSettings } from './mail/mail-settings.ts';
export { DEFAULT_OPTIONS, type LogTarget, type ServerOptions, type ServerParts } from './server-parts.ts';
export { firstStartLink, setupLink } from './setup-link.ts';
export { newUuid, sha256, systemClock } from './system-ports.ts';
