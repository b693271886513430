import type { ComputedOf } from './document.ts';

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
