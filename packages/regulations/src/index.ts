export * from './contracts.ts';
export * from './load-rule-book.ts';
export * from './register.ts';
