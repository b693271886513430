export { backup } from './backup/backup.ts';
export { restore } from './backup/restore.ts';
export { distribute } from './citus/distribute.ts';
export { DISTRIBUTE_FAULTS, type DistributeFault, DistributeRefused } from './citus/distribute-refused.ts';
export type { DistributedTable } from './citus/distributed-tables.ts';
export type { Engine, OnStoreEvent, StoreEvent } from './engine.ts';
export { exportFederation } from './federation-file/federation-lines.ts';
export { type ImportTerms, importFederation } from './federation-file/import-federation.ts';
export {
  TRANSFER_FAULTS,
  type TransferFault,
  TransferRefused,
} from './federation-file/transfer-refused.ts';
export { isPostgres } from './open-engine.ts';
export { openStore, type Store, type StoreOptions } from './open-store.ts';
export { STORAGE_FAULTS, StorageFault, type StorageFaultCode } from './storage-fault.ts';
export { DAMAGES, type Damage, type DamageCode } from './verify/damage.ts';
export { type VerifiedRecord, verifyRecord } from './verify/verify-record.ts';
