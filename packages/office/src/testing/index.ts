export { delegateOf, FIRST as FIRST_MATCH, officeWithLeague, sheetOf } from '../teams/testing/league-office.ts';
export { archiveContract } from './archive-contract.ts';
export { explained } from './explained.ts';
export { fileEvents, filePlayers } from './file-directly.ts';
export { memoryArchive } from './memory-archive.ts';
export { memoryVault } from './memory-vault.ts';
export { CATALONIA, type TestOffice, testOffice } from './test-office.ts';
export { fideRated, swissOn } from './told-facts.ts';
export { vaultContract } from './vault-contract.ts';
