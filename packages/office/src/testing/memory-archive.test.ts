import { archiveContract } from './archive-contract.ts';
import { memoryArchive } from './memory-archive.ts';

archiveContract('arrays', async () => memoryArchive());
