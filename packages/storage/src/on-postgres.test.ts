import { archiveContract, fidePagesContract, vaultContract } from '@escala/office/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore } from './open-store.ts';
import { backupContract } from './testing/contracts/backup-contract.ts';
import { citusContract } from './testing/contracts/citus-contract.ts';
import { fideRegisterContract } from './testing/contracts/fide-register-contract.ts';
import { landedShapesContract } from './testing/contracts/landed-shapes-contract.ts';
import { migrationsContract } from './testing/contracts/migrations-contract.ts';
import { plansContract } from './testing/contracts/plans-contract.ts';
import { postgresFaultsContract } from './testing/contracts/postgres-faults-contract.ts';
import { processesContract } from './testing/contracts/processes-contract.ts';
import { readingFaultsContract } from './testing/contracts/reading-faults-contract.ts';
import { replicaContract } from './testing/contracts/replica-contract.ts';
import { silentMachineContract } from './testing/contracts/silent-machine-contract.ts';
import { transferContract } from './testing/contracts/transfer-contract.ts';
import { verifyContract } from './testing/contracts/verify-contract.ts';
import { postgresPlace } from './testing/postgres-place.ts';
import { type PostgresServer, postgresHere, startPostgres } from './testing/postgres-server.ts';
import { sqlitePlace } from './testing/sqlite-place.ts';

describe.runIf(postgresHere())('PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());
  const place = postgresPlace(() => server);
  const sqlite = sqlitePlace();
  const opened = async () => openStore({ url: await place.newDatabase() });

  archiveContract('PostgreSQL', async () => (await opened()).archive);
  vaultContract('PostgreSQL', opened);
  fidePagesContract('PostgreSQL', opened);
  fideRegisterContract(place);
  transferContract(place, sqlite);
  verifyContract(place);
  processesContract(place);
  backupContract(place, sqlite);
  plansContract(place);
  migrationsContract(place);
  landedShapesContract(place);
  citusContract(place);
  silentMachineContract(place);
  replicaContract(() => server, place);
  postgresFaultsContract(() => server, place);
  readingFaultsContract(() => server, place);
});
