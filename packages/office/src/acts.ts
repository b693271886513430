/** Every act of the office by name. The server offers the acts exported here. */
export * from './accounts/acts.ts';
export * from './claims/acts.ts';
export * from './events/acts.ts';
export * from './imports/acts.ts';
export { tryMailAgain } from './mail/search-mails.ts';
export * from './rating/acts.ts';
export * from './registry/acts.ts';
export * from './scrabble/acts.ts';
export * from './teams/acts.ts';
export * from './titles/acts.ts';
