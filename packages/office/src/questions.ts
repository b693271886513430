/** Every question to the record by name. The server offers the questions exported here. */
export * from './accounts/questions.ts';
export * from './claims/questions.ts';
export * from './events/questions.ts';
export { findInFideRegister, showFideRegister } from './fide-register/find-in-fide-register.ts';
export * from './imports/questions.ts';
export type { AnswerOf } from './kit/question.ts';
export { recordHistory } from './log/record-history.ts';
export { searchActs } from './log/search-acts.ts';
export { searchMails } from './mail/search-mails.ts';
export * from './rating/questions.ts';
export * from './registry/questions.ts';
export * from './scrabble/questions.ts';
export { siteSearch } from './search/site-search.ts';
export * from './teams/questions.ts';
export * from './titles/questions.ts';
