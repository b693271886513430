export type { Engine } from './engine.ts';
export { isPostgres, openStore, type Store, type StoreOptions } from './open-store.ts';
export { STORAGE_FAULTS, StorageFault, type StorageFaultCode } from './storage-fault.ts';
