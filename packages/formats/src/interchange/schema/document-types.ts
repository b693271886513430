import type * as z from 'zod';
import type { event, toldTimeControl } from './event.ts';
import type { normCertificate } from './norm-certificate.ts';
import type { performanceNorms } from './performance-norms.ts';
import type { licenceTerm, player } from './player.ts';
import type { prizeFund, prizes } from './prizes.ts';
import type { bookChange, publishedList } from './rating-input.ts';
import type { ledgerLine, listRow, performance } from './rating-output.ts';
import type { round } from './round.ts';
import type { schedule } from './schedule.ts';
import type { collectiveGame, libereEvent } from './scrabble-input.ts';
import type { generalRating, ratedGame, scrabbleLedgerLine, typeRating } from './scrabble-output.ts';
import type { standings } from './standings.ts';
import type { lineUp, teamList } from './team-list.ts';
import type { teamTournament } from './team-tournament.ts';
import type { tournament } from './tournament.ts';
import type { norms, promotions } from './verdict.ts';

/** What is read, computed and written has the types of its document's schema (`core/src/documents/document.ts`). */
declare module '@escala/core' {
  interface DocumentTypes {
    bookChange: z.infer<ReturnType<typeof bookChange>>;
    collectiveGame: z.infer<typeof collectiveGame>;
    eventRecord: z.infer<typeof event>;
    generalRating: z.infer<typeof generalRating>;
    ledgerLine: z.infer<typeof ledgerLine>;
    libereEvent: z.infer<typeof libereEvent>;
    licenceTerm: z.infer<typeof licenceTerm>;
    lineUp: z.infer<typeof lineUp>;
    listRow: z.infer<typeof listRow>;
    normCertificate: z.infer<typeof normCertificate>;
    norms: z.infer<typeof norms>;
    performance: z.infer<typeof performance>;
    performanceNorms: z.infer<typeof performanceNorms>;
    playerFacts: z.infer<typeof player>;
    prizeFund: z.infer<typeof prizeFund>;
    prizes: z.infer<typeof prizes>;
    promotions: z.infer<typeof promotions>;
    publishedList: z.infer<typeof publishedList>;
    ratedGame: z.infer<typeof ratedGame>;
    round: z.infer<typeof round>;
    schedule: z.infer<typeof schedule>;
    scrabbleLedgerLine: z.infer<typeof scrabbleLedgerLine>;
    standings: z.infer<typeof standings>;
    teamList: z.infer<typeof teamList>;
    teamTournament: z.infer<typeof teamTournament>;
    timeControl: z.infer<typeof toldTimeControl>;
    tournament: z.infer<typeof tournament>;
    typeRating: z.infer<typeof typeRating>;
  }
}

export type { DocumentTypes } from '@escala/core';
