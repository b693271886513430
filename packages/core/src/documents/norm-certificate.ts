import type { TimeControl } from './head-to-head.ts';
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

export interface CertificateEvent {
  readonly name: string;
  readonly place?: string | undefined;
  readonly federation?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly rounds: number;
  readonly system: string;
  readonly timeControl?: TimeControl | undefined;
  readonly registeredOn?: string | undefined;
  readonly roundDates?: readonly string[] | undefined;
  readonly arbiter?: string | undefined;
  readonly arbiterTitle?: string | undefined;
}

export interface CertificatePlayer {
  readonly id: string;
  readonly name: string;
  readonly federation?: string | undefined;
  readonly fideId?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly sex?: 'f' | 'm' | undefined;
  readonly title?: string | undefined;
  readonly rating?: number | undefined;
}

/** `escala/norm-certificate@1`: what FIDE's form IT1 asks of a norm. */
export interface NormCertificate {
  readonly format: 'escala/norm-certificate@1';
  readonly regulation: string;
  readonly event: CertificateEvent;
  readonly player: CertificatePlayer;
  readonly norm: PerformanceNorm;
  /** What all norms ask of the event. */
  readonly conditions: readonly Reason[];
  /** Of player and opponents, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** Facts that the form asks for and nobody has told (D-OFF-495). */
  readonly missing: readonly MissingFact[];
}

export interface MissingFact {
  readonly of: 'event' | 'player' | 'opponent';
  readonly player?: string | undefined;
  readonly fact: CertificateFact;
}
