export * from './bundled-program.ts';
export * from './postgres-server.ts';
