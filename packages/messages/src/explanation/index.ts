export * from './block.ts';
export * from './explain-head-to-head.ts';
export * from './explain-scrabble.ts';
export * from './explanation.ts';
export * from './explanation-text.ts';
export * from './find-player.ts';
export * from './finding-text.ts';
export * from './footnotes.ts';
export type { Speech } from './speech.ts';
