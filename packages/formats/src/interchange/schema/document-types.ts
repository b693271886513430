import type * as z from 'zod';
import type { normCertificate } from './norm-certificate.ts';
import type { performanceNorms } from './performance-norms.ts';
import type { prizeFund, prizes } from './prizes.ts';
import type { ledgerLine, listRow, performance } from './rating-output.ts';
import type { round } from './round.ts';
import type { schedule } from './schedule.ts';
import type { collectiveGame, libereEvent } from './scrabble-input.ts';
import type { generalRating, ratedGame, scrabbleLedgerLine, typeRating } from './scrabble-output.ts';
import type { standings } from './standings.ts';

/** What is computed and written is what the schema of its document says (`core/src/documents/document.ts`). */
declare module '@escala/core' {
  interface DocumentTypes {
    collectiveGame: z.infer<typeof collectiveGame>;
    generalRating: z.infer<typeof generalRating>;
    ledgerLine: z.infer<typeof ledgerLine>;
    libereEvent: z.infer<typeof libereEvent>;
    listRow: z.infer<typeof listRow>;
    normCertificate: z.infer<typeof normCertificate>;
    performance: z.infer<typeof performance>;
    performanceNorms: z.infer<typeof performanceNorms>;
    prizeFund: z.infer<typeof prizeFund>;
    prizes: z.infer<typeof prizes>;
    ratedGame: z.infer<typeof ratedGame>;
    round: z.infer<typeof round>;
    schedule: z.infer<typeof schedule>;
    scrabbleLedgerLine: z.infer<typeof scrabbleLedgerLine>;
    standings: z.infer<typeof standings>;
    typeRating: z.infer<typeof typeRating>;
  }
}

export type { DocumentTypes } from '@escala/core';
