import { memoryVault } from './memory-vault.ts';
import { vaultContract } from './vault-contract.ts';

vaultContract('map', async () => ({ vault: memoryVault() }));
