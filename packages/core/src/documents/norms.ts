import type { ComputedOf } from './document.ts';
import type { Holds, Reason } from './verdicts.ts';

/** Facts that FIDE's form asks for. */
export const CERTIFICATE_FACTS = [
  'place',
  'federation',
  'registeredOn',
  'roundDates',
  'arbiter',
  'arbiterTitle',
  'fideId',
  'birthDate',
  'sex',
] as const;
export type CertificateFact = (typeof CERTIFICATE_FACTS)[number];

/** `escala/norm-certificate@1`: the content of FIDE's form IT1 for a norm. */
export type NormCertificate = ComputedOf<'normCertificate'>;
export type CertificateEvent = NormCertificate['event'];
export type CertificatePlayer = NormCertificate['player'];
/** Facts that the form requires and that are missing (D-OFF-495). */
export type MissingFact = NormCertificate['missing'][number];

type Written = ComputedOf<'performanceNorms'>;

/** `escala/norms@1` of a title book whose norms go by performance. */
export type PerformanceNorms = Omit<Written, 'chances'>;
/** One performance norm of one player: the set of games that makes it, or all games if none does. */
export type PerformanceNorm = PerformanceNorms['norms'][number];
/** A round that does not count, with the article that excludes it. */
export type RoundLeftOut = PerformanceNorm['leftOut'][number];
/** One game of the set behind a norm. */
export type NormGame = PerformanceNorm['opponents'][number];
/** What a title application needs to know about the event of a norm. */
export type NormEvent = PerformanceNorms['event'];

/** A title that needs no norms: by rating, or by a place in a championship. */
export interface TitleWithoutNorms {
  readonly player: string;
  readonly title: string;
  readonly by: 'rating' | 'place';
  readonly verdict: Holds;
  readonly reasons: readonly Reason[];
}

/** What a player still needs for a norm. */
export type NormChance = Omit<NonNullable<Written['chances']>[number], 'steps' | 'messages'>;
/** What the remaining opponents must be so that a score makes the norm. */
export type ChanceLine = NormChance['lines'][number];
