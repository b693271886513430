export * from './csv/index.ts';
export * from './encoding/index.ts';
export * from './fide-list/index.ts';
export * from './interchange/index.ts';
export * from './list-files/index.ts';
export * from './player-lines/index.ts';
export * from './players-file/index.ts';
export * from './trf/index.ts';
