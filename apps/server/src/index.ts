export { buildServer } from './build-server.ts';
export { type InvitedAccount, inviteByHand } from './invite-by-hand.ts';
export type { Download, RawAnswer } from './routes/download.ts';
export { QUESTION_PATHS } from './routes/question-paths.ts';
export { type RunningServer, type ServeOptions, serve } from './serve.ts';
export { DEFAULT_OPTIONS, type LogTarget, type ServerOptions, type ServerParts } from './server-parts.ts';
export { firstStartLink, setupLink } from './setup-link.ts';
export { newUuid, sha256, systemClock } from './system-ports.ts';
