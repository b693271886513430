/** Every question to the record by name. The server offers what stands here. */
export * from './accounts/questions.ts';
export * from './claims/questions.ts';
export * from './events/devices/questions.ts';
export * from './events/questions.ts';
export * from './fide-register/questions.ts';
export * from './imports/questions.ts';
export * from './log/questions.ts';
export * from './mail/questions.ts';
export * from './rating/corrections/questions.ts';
export * from './rating/health/questions.ts';
export * from './rating/questions.ts';
export * from './registry/questions.ts';
export * from './scrabble/questions.ts';
export * from './search/questions.ts';
export * from './teams/questions.ts';
export * from './titles/questions.ts';
