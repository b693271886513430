export * from './bundled-program.ts';
export * from './citus-stand-in.ts';
export * from './muted-wire.ts';
export * from './on-both-stores.ts';
export * from './postgres-server.ts';
export * from './small-disk.ts';
