export { archiveContract } from './archive-contract.ts';
export { memoryArchive } from './memory-archive.ts';
export { CATALONIA, type TestOffice, testOffice } from './test-office.ts';
