export type { CodeOf, KeyAfter } from '@escala/core';
export * from './catalogue.ts';
export * from './explanation/index.ts';
export * from './language.ts';
export * from './money.ts';
export * from './number.ts';
export * from './refusal-text.ts';
export * from './translator.ts';
