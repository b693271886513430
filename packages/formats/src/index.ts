export * from './interchange/index.ts';
