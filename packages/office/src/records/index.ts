export * from './club.ts';
export * from './event.ts';
export * from './federation.ts';
export * from './folded.ts';
export * from './list.ts';
export * from './player.ts';
