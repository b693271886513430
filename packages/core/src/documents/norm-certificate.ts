import type { DocumentOf } from './document.ts';
import type { PerformanceNorm } from './performance-norms.ts';
import type { Reason } from './verdicts.ts';

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

/** `escala/norm-certificate@1`: what FIDE's form IT1 asks of a norm. */
export interface NormCertificate extends Omit<DocumentOf<'normCertificate'>, 'norm' | 'conditions'> {
  readonly norm: PerformanceNorm;
  /** What all norms ask of the event. */
  readonly conditions: readonly Reason[];
}

export type CertificateEvent = NormCertificate['event'];
export type CertificatePlayer = NormCertificate['player'];
/** Facts that the form asks for and nobody has told (D-OFF-495). */
export type MissingFact = NormCertificate['missing'][number];
