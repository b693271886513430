import { type RegistryOffice, registryOffice } from '../../registry/testing/registry-office.ts';
import type { Import } from '../import.ts';
import { importDoubts } from '../import-questions.ts';
import { openImport } from '../open-import.ts';

export const DIGEST = 'a'.repeat(64);
export const FILE = { name: 'past.csv', digest: 'b'.repeat(64) };

export interface ImportOffice extends RegistryOffice {
  readonly import: string;
  /** The fields common to all batches. */
  batch(number: number): { import: string; digest: string; batch: number };
  /** Codes of all doubts, with `!` if something was left out. */
  doubts(): Promise<string[]>;
}

/** The registry office with an open import. */
export async function importOffice(subject: Import['subject']): Promise<ImportOffice> {
  const office = await registryOffice();
  const source = { name: 'past', digest: DIGEST };
  const { outcome } = await office.perform(openImport, { subject, source });
  return {
    ...office,
    import: outcome.import,
    batch: (batch) => ({ import: outcome.import, digest: DIGEST, batch }),
    doubts: async () => {
      const { doubts } = await office.ask(importDoubts, { import: outcome.import, limit: 500, skip: 0 });
      return doubts.map(({ line, code, leftOut }) => `${line} ${code}${leftOut ? ' !' : ''}`);
    },
  };
}
