export * from './contracts.ts';
export * from './register.ts';
