import type { ActKind } from '@escala/office';
import { isOpen } from '../access/gate.ts';
import type { ServerOptions } from '../server-parts.ts';

/** Most bytes in a body from anybody who is not signed in. */
export const ANONYMOUS_LIMIT = 16_000;

const MB = 1_000_000;

/** Acts that bring a list or a file have a limit of their own (D-OFF-433): as much as their schema allows. */
const OWN: Partial<Record<ActKind, number>> = {
  'results.enter-many': MB,
  'places.give': MB,
  'identity.amend': MB,
  'games.keep': 4 * MB,
  'entry.add-many': 4 * MB,
  'scrabble-report.submit': 4 * MB,
  'scrabble-report.amend': 4 * MB,
  'scrabble-report.check': 4 * MB,
  'scrabble-report.players': 4 * MB,
  'correction.preview': 4 * MB,
  'correction.confirm': 4 * MB,
  'report.submit': 16 * MB,
};

/** Files of a past and of another office. */
const FILES = /^import\.|^fide-list\.|^event\.(?:receive|compare|merge)$/;

export function bodyLimitOf(kind: ActKind, { bodyLimit, uploadLimit }: ServerOptions): number {
  if (isOpen(kind)) return Math.min(ANONYMOUS_LIMIT, bodyLimit);
  if (FILES.test(kind)) return uploadLimit;
  return Math.min(OWN[kind] ?? bodyLimit, uploadLimit);
}
