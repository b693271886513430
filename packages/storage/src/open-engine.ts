import type { Engine } from './engine.ts';
import type { StoreOptions } from './open-store.ts';
import { postgresEngine } from './postgres/postgres-engine.ts';
import { sqliteEngine } from './sqlite/sqlite-engine.ts';

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

/** The database without checking its tables. */
export function openEngine(options: StoreOptions): Engine {
  return isPostgres(options.url) ? postgresEngine(options) : sqliteEngine({ ...options, path: options.url });
}
