import { archiveContract, fidePagesContract, vaultContract } from '@escala/office/testing';
import { openStore } from './open-store.ts';
import { backupContract } from './testing/contracts/backup-contract.ts';
import { fideRegisterContract } from './testing/contracts/fide-register-contract.ts';
import { landedShapesContract } from './testing/contracts/landed-shapes-contract.ts';
import { migrationsContract } from './testing/contracts/migrations-contract.ts';
import { plansContract } from './testing/contracts/plans-contract.ts';
import { processesContract } from './testing/contracts/processes-contract.ts';
import { transferContract } from './testing/contracts/transfer-contract.ts';
import { verifyContract } from './testing/contracts/verify-contract.ts';
import { sqlitePlace } from './testing/sqlite-place.ts';

const place = sqlitePlace();
const opened = async () => openStore({ url: await place.newDatabase() });

archiveContract('SQLite', async () => (await opened()).archive);
vaultContract('SQLite', opened);
fidePagesContract('SQLite', opened);
fideRegisterContract(place);
transferContract(place, place);
verifyContract(place);
processesContract(place);
backupContract(place, place);
plansContract(place);
migrationsContract(place);
landedShapesContract(place);
